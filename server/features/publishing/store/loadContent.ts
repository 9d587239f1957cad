import type { Queryable } from "#server/db/Database.ts";
import { joinSite, type StoredSite } from "./splitSite.ts";

/** The whole configuration of this hash as JSON, or null where it never was published. */
export async function loadContent(db: Queryable, hash: string): Promise<string | null> {
  const stored = await loadStored(db, hash);
  return stored === null ? null : joinSite(stored);
}

/** What browsers download of this hash, byte for byte as it was published, and what stands aside; null where it never was. */
export async function loadStored(db: Queryable, hash: string): Promise<StoredSite | null> {
  const rows = await db.query<StoredSite>("SELECT content, aside FROM revision WHERE hash = $1", [hash]);
  return rows[0] ?? null;
}
