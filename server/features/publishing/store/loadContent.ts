import type { Queryable } from "#server/db/Database.ts";

/** The canonical JSON of this hash, byte for byte as it was published, or null where it never was. */
export async function loadContent(db: Queryable, hash: string): Promise<string | null> {
  const rows = await db.query<{ content: string }>("SELECT content FROM revision WHERE hash = $1", [hash]);
  return rows[0]?.content ?? null;
}
