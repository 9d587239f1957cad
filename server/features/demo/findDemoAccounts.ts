import type { Queryable } from "#server/db/Database.ts";

/** Accounts of the demo that can still log in, by name. */
export interface DemoAccounts {
  members: string[];
  operators: string[];
}

/** Finds them by their mark: a changed password does not make a demo account a real one. */
export async function findDemoAccounts(db: Queryable): Promise<DemoAccounts> {
  const accountsOf = async (table: "member" | "operator") => {
    const rows = await db.query<{ account: string }>(
      `SELECT account FROM ${table} WHERE is_demo AND disabled_at IS NULL ORDER BY account`,
    );
    return rows.map(({ account }) => account);
  };
  return { members: await accountsOf("member"), operators: await accountsOf("operator") };
}
