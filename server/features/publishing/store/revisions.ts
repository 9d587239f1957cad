import type { Queryable } from "#server/db/Database.ts";
import type { DiffSummary } from "../diff/summariseDiff.ts";
import type { StoredRevision } from "../StoredRevision.ts";

interface PublicationRow {
  seq: number;
  hash: string;
  base_hash: string | null;
  kind: StoredRevision["kind"];
  published_by: string;
  note: string;
  summary: DiffSummary;
  published_at: Date;
}

const columns = "seq, hash, base_hash, kind, published_by, note, summary, published_at";

/** Revisions, newest first. */
export async function listRevisions(db: Queryable, limit: number, offset: number): Promise<StoredRevision[]> {
  const text = `SELECT ${columns} FROM publication ORDER BY seq DESC LIMIT $1 OFFSET $2`;
  return (await db.query<PublicationRow>(text, [limit, offset])).map(toRevision);
}

/** The revision of this number, or the newest one of this hash; null where there is none. */
export async function findRevision(
  db: Queryable,
  by: { seq: number } | { hash: string },
): Promise<StoredRevision | null> {
  const [condition, value] = "seq" in by ? ["seq = $1", by.seq] : ["hash = $1", by.hash];
  const text = `SELECT ${columns} FROM publication WHERE ${condition} ORDER BY seq DESC LIMIT 1`;
  const row = (await db.query<PublicationRow>(text, [value]))[0];
  return row === undefined ? null : toRevision(row);
}

function toRevision(row: PublicationRow): StoredRevision {
  return {
    seq: row.seq,
    hash: row.hash,
    kind: row.kind,
    note: row.note,
    by: row.published_by,
    at: row.published_at,
    base: row.base_hash,
    summary: row.summary,
  };
}
