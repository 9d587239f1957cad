import { currentFormat } from "#compile/migrations/currentFormat.ts";
import type { Database } from "#server/db/Database.ts";
import { Failure } from "#server/http/Failure.ts";
import type { Publisher } from "./createPublisher.ts";
import { loadLiveContent } from "./store/loadLiveContent.ts";
import type { JobRunner } from "./work/Jobs.ts";

/** What the migration of stored configurations needs. `say` gets a line for people. */
export interface StoredParts {
  db: Database;
  publisher: Publisher;
  work: JobRunner;
  say: (line: string) => void;
}

const asPlatform = { operator: "platform" };

/**
 * Brings what an earlier program stored into the format of today, when the platform starts: the live revision is published
 * anew, as the next one, and drafts are rewritten on it. Revisions of before stay as they were published; who goes back to
 * one publishes it migrated. What cannot be migrated stays as it is and is told: players' programs migrate it themselves.
 */
export async function migrateStored({ db, publisher, work, say }: StoredParts): Promise<void> {
  const before = await loadLiveContent(db);
  if (before === null) return;
  if (isOlder(before.content)) {
    const note = `Format ${currentFormat}`;
    const { hash, content } = before;
    const outcome = await publisher.publish({ baseHash: hash, site: content, kind: "import", by: "platform", note });
    if (outcome.outcome === "refused") {
      const places = outcome.problems
        .slice(0, 5)
        .map(({ document, pointer, reason }) => `${document} ${pointer}: ${reason}`);
      say(`Revision ${before.seq} stays in its old format, the gate refuses it in the new one: ${places.join("; ")}`);
    } else if (outcome.outcome === "published") {
      say(`Revision ${outcome.revision.seq} is revision ${before.seq} in format ${currentFormat}.`);
    }
  }
  const now = await loadLiveContent(db);
  for (const draft of await db.query<{ operator_id: string; hash: string; base_hash: string; content: string }>(
    "SELECT operator_id, hash, base_hash, content FROM draft ORDER BY operator_id",
  )) {
    if (!isOlder(draft.content)) continue;
    try {
      const { content, hash } = await work.run("read", { site: draft.content }, asPlatform);
      const base = draft.base_hash === before.hash ? (now?.hash ?? before.hash) : draft.base_hash;
      await db.query("UPDATE draft SET content = $3, hash = $4, base_hash = $5 WHERE operator_id = $1 AND hash = $2", [
        draft.operator_id,
        draft.hash,
        content,
        hash,
        base,
      ]);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      say(`A draft stays in its old format: ${error.message}`);
    }
  }
}

function isOlder(content: string): boolean {
  const { format } = JSON.parse(content) as { format?: unknown };
  return typeof format === "number" && format < currentFormat;
}
