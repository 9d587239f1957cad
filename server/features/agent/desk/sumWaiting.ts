import { createHash } from "node:crypto";
import type { Queryable } from "#server/db/Database.ts";
import { matchesChoice } from "./deskChoice.ts";

/** What waits for an operator to confirm it. */
export interface WaitingSum {
  ids: string[];
  sums: { currency: string; count: number; amount: number }[];
  /** Stands for just these bills and what is open of each. */
  stamp: string;
}

/** Adds up what the platform pays and nobody confirmed, of a choice; its rows are locked until the transaction ends where that is asked for. */
export async function sumWaiting(
  db: Queryable,
  choice: readonly unknown[],
  { locks = false }: { locks?: boolean } = {},
): Promise<WaitingSum> {
  const rows = await db.query<{ id: string; currency: string; open: number }>(
    `SELECT b.id, b.currency, b.payable - b.paid AS open FROM agent_bill b JOIN member a ON a.id = b.agent_id
     WHERE b.payer = 'platform' AND b.state IN ('computed', 'insufficient', 'partlyCollected') AND b.confirmed_at IS NULL
       AND ${matchesChoice} ORDER BY b.id${locks ? " FOR NO KEY UPDATE OF b" : ""}`,
    [...choice],
  );
  const hash = createHash("sha256");
  for (const { id, open } of rows) hash.update(`${id} ${open}\n`);
  const sums = [...Map.groupBy(rows, ({ currency }) => currency)].map(([currency, own]) => ({
    currency,
    count: own.length,
    amount: own.reduce((sum, { open }) => sum + open, 0),
  }));
  return {
    ids: rows.map(({ id }) => id),
    sums: sums.toSorted((a, b) => a.currency.localeCompare(b.currency)),
    stamp: hash.digest("base64url"),
  };
}
