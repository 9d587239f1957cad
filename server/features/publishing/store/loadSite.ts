import { migrateSite } from "#compile/migrations/migrate.ts";
import type { Site } from "#contracts/config.ts";
import type { Queryable } from "#server/db/Database.ts";
import { loadContent } from "./loadContent.ts";

/** The configuration of this hash, or null where it was never published. */
export async function loadSite(db: Queryable, hash: string): Promise<Site | null> {
  const content = await loadContent(db, hash);
  return content === null ? null : (migrateSite(JSON.parse(content)) as Site);
}
