import type { Database } from "#server/db/Database.ts";

/** What a refused call may write all the same: places under limits, what was seen once, who was seen when. */
const ownBooks = new Set(["throttle", "seen_value", "chat_node", "secret_key"]);

/** A hash over all rows of each table: two that are equal mean that nothing was added, changed or taken away. */
export async function readTableState(owner: Pick<Database, "query">): Promise<Record<string, string>> {
  const tables = await owner.query<{ name: string }>(
    "SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY 1",
  );
  const texts = tables
    .filter(({ name }) => !ownBooks.has(name))
    .map(
      ({ name }) =>
        `SELECT '${name}' AS name, count(*) || ' ' || md5(coalesce(string_agg(row, '' ORDER BY row), '')) AS state
         FROM (SELECT (to_jsonb(t) - 'last_seen_at')::text AS row FROM "${name}" t) rows`,
    );
  const rows = await owner.query<{ name: string; state: string }>(texts.join(" UNION ALL "));
  return Object.fromEntries(rows.map(({ name, state }) => [name, state]));
}
