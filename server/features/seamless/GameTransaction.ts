import type { Queryable } from "#server/db/Database.ts";
import { refusal } from "#server/http/Failure.ts";

/** What a vendor asked of the wallet, as it is kept. */
export interface GameTransaction {
  vendor: string;
  id: string;
  kind: "debit" | "credit" | "rollback";
  round: string;
  amount: number;
  currency: string;
  /** done, or the code that it was refused with. */
  outcome: string;
  /** What came with the refusal. */
  value: Record<string, unknown> | null;
}

/** The one that was told before; undefined for a new one. Throws `transaction_changed` where its name was another call's. */
export async function findTransaction(
  tx: Queryable,
  asked: Omit<GameTransaction, "outcome" | "value">,
): Promise<GameTransaction | undefined> {
  const [known] = await tx.query<GameTransaction>(
    "SELECT vendor, id, kind, round, amount, currency, outcome, value FROM game_transaction WHERE vendor = $1 AND id = $2",
    [asked.vendor, asked.id],
  );
  if (!known) return undefined;
  const isSame =
    known.kind === asked.kind &&
    known.round === asked.round &&
    known.amount === asked.amount &&
    known.currency === asked.currency;
  if (!isSame) throw changedTransaction();
  return known;
}

/**
 * Writes one in the transaction of what it did; false where it was told twice at once, and the other was first. Throws
 * `transaction_changed` where its name became another call's meanwhile.
 */
export async function insertTransaction(tx: Queryable, one: GameTransaction, at: Date): Promise<boolean> {
  const rows = await tx.query(
    `INSERT INTO game_transaction (vendor, id, kind, round, amount, currency, outcome, value, at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING RETURNING id`,
    [
      one.vendor,
      one.id,
      one.kind,
      one.round,
      one.amount,
      one.currency,
      one.outcome,
      one.value === null ? null : JSON.stringify(one.value),
      at,
    ],
  );
  if (rows.length === 0) await findTransaction(tx, one);
  return rows.length === 1;
}

/** Writes several that are done, of which none was told before. */
export async function insertTransactions(
  tx: Queryable,
  all: readonly Omit<GameTransaction, "outcome" | "value">[],
  at: Date,
): Promise<void> {
  await tx.query(
    `INSERT INTO game_transaction (vendor, id, kind, round, amount, currency, outcome, at)
     SELECT vendor, id, kind, round, amount, currency, 'done', $2
     FROM json_to_recordset($1) AS t (vendor text, id text, kind text, round text, amount bigint, currency text)`,
    [JSON.stringify(all), at],
  );
}

const changedTransaction = () => refusal("transaction_changed", "This name was another call's.");
