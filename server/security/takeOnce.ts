import type { Queryable } from "#server/db/Database.ts";

/**
 * True for whoever shows the value first, false for everybody after. PostgreSQL decides, so it holds across nodes; run it
 * outside a transaction that may be rolled back.
 */
export async function takeOnce(db: Queryable, purpose: string, value: string, expiresAt: Date): Promise<boolean> {
  const rows = await db.query<{ value: string }>(
    "INSERT INTO seen_value (purpose, value, expires_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING value",
    [purpose, value, expiresAt],
  );
  return rows.length === 1;
}
