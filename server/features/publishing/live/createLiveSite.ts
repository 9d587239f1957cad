import type { LiveRevision, LiveSite } from "#server/LiveSite.ts";
import type { Database } from "#server/db/Database.ts";
import { loadLive } from "../store/loadLive.ts";

/** A reading that failed is made up for soon: the notice that asked for it does not come again. */
const retryMs = 1_000;

/** Channel that publish_revision() tells of a new revision on. */
const channel = "croupier_revision";

/** The live revision of this node, kept up to date however many nodes publish. */
export interface FollowedSite extends LiveSite {
  close(): Promise<void>;
}

/**
 * Follows the live revision. Needs one to be there (see importBrand). A notice that was missed while the connection was away
 * is made up for by reading again, and every half minute it is read anyway.
 */
export async function createLiveSite(db: Database, everyMs = 30_000): Promise<FollowedSite> {
  const listeners = new Set<(revision: LiveRevision) => void>();
  let reading: Promise<void> | undefined;
  let isStale = false;
  let isReady = false;
  let retry: NodeJS.Timeout | undefined;
  const stop = await db.listen(channel, () => void (isReady ? refresh() : undefined));
  let newest = await read().catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  isReady = true;
  // What was published between listening and reading.
  void refresh();
  const timer = setInterval(() => void refresh(), everyMs);
  timer.unref();

  /** Notices that come while it is read ask for one more reading, however many they are. */
  function refresh(): Promise<void> {
    isStale = true;
    reading ??= (async () => {
      while (isStale) {
        isStale = false;
        await readAgain();
      }
    })().finally(() => (reading = undefined));
    return reading;
  }

  async function readAgain(): Promise<void> {
    try {
      const rows = await db.query<{ seq: number }>("SELECT seq FROM live_revision");
      if ((rows[0]?.seq ?? 0) <= newest.seq) return;
      const next = await read();
      if (next.seq <= newest.seq) return;
      newest = next;
      for (const listener of listeners) listener(newest);
    } catch {
      // The database is away: what we have stays.
      clearTimeout(retry);
      retry = setTimeout(() => void refresh(), retryMs).unref();
    }
  }

  async function read(): Promise<LiveRevision> {
    const live = await loadLive(db);
    if (live === null) throw new Error("Nothing was published yet: import a brand first");
    return live;
  }

  return {
    current: () => newest,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      clearInterval(timer);
      clearTimeout(retry);
      listeners.clear();
      await stop();
    },
  };
}
