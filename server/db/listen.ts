import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { ConnectionOptions } from "./Database.ts";
import { greetServer } from "./greetServer.ts";
import { openClient, type OpenClient } from "./openClient.ts";

const limitMs = 3_000;
/** A half-open connection raises no error: it is asked now and then. */
const pulseMs = 5_000;
/** Pauses before the line is opened again: doubling, half of it chance, since all nodes lose it at once. */
const pauseMs = { least: 200, most: 2_000 };
/** A line that held for so long was a good one. A balancer that takes and drops connections is never hurried. */
const goodMs = 30_000;

/** Where to listen. */
export interface ListenTo {
  connection: ConnectionOptions;
  /** Refuses a connection through a pooler: notices would come to whichever connection the server process has by then. */
  mustBeDirect?: boolean;
}

/** For tests: how to wait, and what chance says. */
export interface ListenTiming {
  wait?(ms: number, signal: AbortSignal): Promise<void>;
  random?(): number;
}

/**
 * The work behind Database.listen: one connection of its own, and one loop that makes it again whenever it breaks. Rejects
 * where the first connection cannot be made.
 */
export async function listen(
  { connection, mustBeDirect = false }: ListenTo,
  channel: string,
  onNotice: (payload: string | null) => void,
  { wait = pause, random = Math.random }: ListenTiming = {},
): Promise<() => Promise<void>> {
  const stopped = new AbortController();

  /** Opens a line; `lost` is fulfilled once it is of no use any more, for whatever reason. */
  const open = async (): Promise<{ line: OpenClient; lost: Promise<void> }> => {
    const line = await openClient({ ...connection, application_name: "croupier listener" }, limitMs);
    const lost = new Promise<void>((resolve) => {
      line.client.once("end", resolve);
      line.client.once("error", () => resolve());
    });
    line.client.on("notification", (notice) => onNotice(notice.payload ?? ""));
    try {
      const { isDirect } = await line.within(limitMs, greetServer(line.client, { statementTimeoutMs: 0 }));
      if (!isDirect && mustBeDirect) throw new Error(throughPooler);
      await line.within(limitMs, line.client.query(`LISTEN ${pg.escapeIdentifier(channel)}`));
    } catch (error) {
      line.cut();
      throw error;
    }
    return { line, lost };
  };

  /** Holds the line until it is lost or we are stopped. */
  const hold = async ({ line, lost }: { line: OpenClient; lost: Promise<void> }): Promise<void> => {
    const beat = () => void line.within(limitMs, line.client.query("SELECT 1")).catch(line.cut);
    const pulse = setInterval(beat, pulseMs);
    pulse.unref();
    stopped.signal.addEventListener("abort", line.cut);
    if (stopped.signal.aborted) line.cut();
    await lost;
    clearInterval(pulse);
    stopped.signal.removeEventListener("abort", line.cut);
    line.cut();
  };

  const run = async (first: { line: OpenClient; lost: Promise<void> }): Promise<void> => {
    let current: typeof first | undefined = first;
    for (let failures = 0; !stopped.signal.aborted; failures += 1) {
      const since = performance.now();
      if (current) {
        await hold(current);
        if (performance.now() - since >= goodMs) failures = 0;
      }
      const step = Math.min(pauseMs.most, pauseMs.least * 2 ** failures);
      if (!stopped.signal.aborted) await wait(step * (0.5 + random() / 2), stopped.signal);
      if (stopped.signal.aborted) return;
      // The database may be away for long; we ask until it is back or we are stopped.
      current = await open().catch(() => undefined);
      if (current) onNotice(null);
    }
    current?.line.cut();
  };

  const running = run(await open());
  return async () => {
    stopped.abort();
    await running;
  };
}

const throughPooler =
  "DATABASE_URL goes through a pooler, on which nobody can LISTEN. Name the database itself in DATABASE_DIRECT_URL.";

/** Waits, or returns early where it is given up. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);
}
