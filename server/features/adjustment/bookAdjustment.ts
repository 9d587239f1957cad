import type { AdjustmentRow } from "#contracts/api.ts";
import type { Queryable } from "#server/db/Database.ts";
import type { Ledger } from "#server/features/ledger/createLedger.ts";

/** An entry that an operator asked for, as the database keeps it. */
export interface StoredAdjustment {
  id: string;
  memberId: string;
  currency: string;
  /** Into the wallet, or out of it where it is below zero. */
  amount: number;
  reason: string;
  state: AdjustmentRow["state"];
  askedBy: string;
}

/** The entry of the id; undefined where there is none. `lock` keeps others from deciding on it until the transaction ends. */
export async function findAdjustment(
  db: Queryable,
  id: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<StoredAdjustment | undefined> {
  const rows = await db.query<StoredAdjustment>(
    `SELECT id, member_id AS "memberId", currency, amount, reason, state, asked_by AS "askedBy" FROM ledger_adjustment
     WHERE id = $1${lock ? " FOR UPDATE" : ""}`,
    [id],
  );
  return rows[0];
}

/** Books an entry once: between the house and the member's wallet, which it cannot overdraw (`not_enough_money`). */
export async function bookAdjustment(
  tx: Queryable,
  ledger: Ledger,
  { id, memberId, currency, amount, reason, askedBy }: StoredAdjustment,
  { operator, at }: { operator: string; at: Date },
): Promise<void> {
  const house = await ledger.ownAccount(tx, "house", currency);
  const wallet = await ledger.walletOf(tx, memberId, currency);
  const legs = [
    { account: house, amount: -amount },
    { account: wallet, amount },
  ];
  const { id: transfer } = await ledger.post(tx, {
    kind: "adjustment",
    currency,
    legs: amount > 0 ? legs : legs.toReversed(),
    key: `adjustment:${id}`,
    cause: { type: "operator", ref: `${askedBy} ${operator}` },
    detail: reason,
    at,
  });
  await tx.query(
    `UPDATE ledger_adjustment SET state = 'booked', decided_by = $2, decided_at = $3, transfer_id = $4
     WHERE id = $1 AND state = 'asked'`,
    [id, operator, at, transfer],
  );
}
