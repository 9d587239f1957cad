import { migrateSite } from "#compile/migrations/migrate.ts";
import type { Site } from "#contracts/config.ts";
import type { LiveRevision } from "#server/LiveSite.ts";
import type { Queryable } from "#server/db/Database.ts";
import { joinSite, type StoredSite } from "./splitSite.ts";

/** The live revision, or null on a database where nothing was published yet. */
export async function loadLive(db: Queryable): Promise<LiveRevision | null> {
  const rows = await db.query<StoredSite & { seq: number; hash: string }>(
    "SELECT l.seq, l.hash, r.content, r.aside FROM live_revision l JOIN revision r ON r.hash = l.hash",
  );
  const row = rows[0];
  if (row === undefined) return null;
  const { seq, hash, content } = row;
  return { seq, hash, content, site: migrateSite(JSON.parse(joinSite(row))) as Site };
}
