import type { Queryable } from "#server/db/Database.ts";
import { joinSite, type StoredSite } from "./splitSite.ts";

/** The live revision: its number, its hash, and the whole configuration as JSON. */
export interface LiveContent {
  seq: number;
  hash: string;
  content: string;
}

/** The live revision as text, or null on a database where nothing was published yet. */
export async function loadLiveContent(db: Queryable): Promise<LiveContent | null> {
  const rows = await db.query<StoredSite & Omit<LiveContent, "content">>(
    "SELECT l.seq, l.hash, r.content, r.aside FROM live_revision l JOIN revision r ON r.hash = l.hash",
  );
  const row = rows[0];
  return row === undefined ? null : { seq: row.seq, hash: row.hash, content: joinSite(row) };
}
