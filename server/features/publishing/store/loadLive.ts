import { migrateSite } from "#compile/migrations/migrate.ts";
import type { Site } from "#contracts/config.ts";
import type { LiveRevision } from "#server/LiveSite.ts";
import type { Queryable } from "#server/db/Database.ts";

/** The live revision, or null on a database where nothing was published yet. */
export async function loadLive(db: Queryable): Promise<LiveRevision | null> {
  const rows = await db.query<{ seq: number; hash: string; content: string }>(
    "SELECT l.seq, l.hash, r.content FROM live_revision l JOIN revision r ON r.hash = l.hash",
  );
  const row = rows[0];
  return row === undefined ? null : { ...row, site: migrateSite(JSON.parse(row.content)) as Site };
}
