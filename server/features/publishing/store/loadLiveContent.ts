import type { Queryable } from "#server/db/Database.ts";

/** The live revision as it was published: its number, its hash, and its canonical JSON. */
export interface LiveContent {
  seq: number;
  hash: string;
  content: string;
}

/** The live revision as text, or null on a database where nothing was published yet. */
export async function loadLiveContent(db: Queryable): Promise<LiveContent | null> {
  const rows = await db.query<LiveContent>(
    "SELECT l.seq, l.hash, r.content FROM live_revision l JOIN revision r ON r.hash = l.hash",
  );
  return rows[0] ?? null;
}
