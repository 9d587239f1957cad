import type { Queryable } from "#server/db/Database.ts";
import { type Failure, notFound, refusal, refusalAt } from "#server/http/Failure.ts";
import type { Ledger, Transfer } from "#server/features/ledger/createLedger.ts";
import { billColumns, payableStates, type BillState, type StoredBill } from "./StoredBill.ts";

/** What is paid of a bill, and by whose doing. */
export interface BillPayment {
  id: string;
  /** Minor units; left out, all that is open of it. */
  amount?: number | undefined;
  cause: Transfer["cause"];
  /** Somebody waits for the answer: what the wallet does not hold is refused, and nothing is noted. */
  isByHand?: boolean;
  now: Date;
}

const retryMs = 3_600_000;

/** A bill with its row locked until the transaction ends. Throws 404 where there is none. */
export async function lockBill(tx: Queryable, id: string): Promise<StoredBill> {
  const [bill] = await tx.query<StoredBill>(
    `SELECT ${billColumns} FROM agent_bill b WHERE b.id::text = $1 FOR NO KEY UPDATE`,
    [id],
  );
  if (!bill) throw notFound();
  return bill;
}

/**
 * Pays a bill, or a part of it, into the agent's wallet: money, the bill's state and its payment are one transaction, so a bill is never
 * paid twice. An upline whose wallet does not hold the amount pays nothing; the bill is `insufficient` then and tried again later, or, by
 * hand, refused as `not_enough_money`. Refused too: `bill_moved`, where there is nothing to pay any more; `bill_amount`, for more than is
 * open. Answers the state that it is in.
 */
export async function payBill(tx: Queryable, ledger: Ledger, payment: BillPayment): Promise<BillState> {
  const bill = await lockBill(tx, payment.id);
  if (!payableStates.includes(bill.state)) throw refusal("bill_moved", "There is nothing to pay of this bill.");
  const open = bill.payable - bill.paid;
  const amount = payment.amount ?? open;
  if (!(Number.isSafeInteger(amount) && amount > 0 && amount <= open))
    throw refusalAt("amount", "bill_amount", "This is more than is open.", { open });
  const transferId = await book(tx, ledger, { bill, amount, payment });
  if (transferId === undefined) {
    if (payment.isByHand === true) throw refusal("not_enough_money", "The balance is too low.");
    return postpone(tx, bill, payment.now);
  }
  const paid = bill.paid + amount;
  const state: BillState = paid === bill.payable ? "issued" : "partlyCollected";
  const number = bill.payments + 1;
  await tx.query(
    "INSERT INTO bill_payment (bill_id, number, transfer_id, amount, paid_at) VALUES ($1, $2, $3, $4, $5)",
    [bill.id, number, transferId, amount, payment.now],
  );
  await tx.query(
    `UPDATE agent_bill SET state = $2, paid = $3, payments = $4, retry_at = NULL, ended_at = CASE WHEN $2 = 'issued' THEN $5::timestamptz END
     WHERE id = $1`,
    [bill.id, state, paid, number, payment.now],
  );
  return state;
}

interface Booking {
  bill: StoredBill;
  amount: number;
  payment: BillPayment;
}

/** Books the money; undefined where the upline's wallet does not hold it, and nothing happened. */
async function book(tx: Queryable, ledger: Ledger, { bill, amount, payment }: Booking): Promise<string | undefined> {
  const { agentId, uplineId, currency, kind } = bill;
  const payer =
    bill.payer === "upline" && uplineId !== null
      ? await ledger.walletOf(tx, uplineId, currency)
      : await ledger.ownAccount(tx, "agents", currency);
  const wallet = await ledger.walletOf(tx, agentId, currency);
  await tx.query("SAVEPOINT before_paying");
  try {
    const { id } = await ledger.post(tx, {
      kind: kind === "dividend" ? "dividend" : "salary",
      currency,
      legs: [
        { account: payer, amount: -amount },
        { account: wallet, amount },
      ],
      key: `bill:${bill.id}:${bill.payments + 1}`,
      cause: payment.cause,
      detail: detailOf[kind],
      category: "AGENT",
      at: payment.now,
    });
    return id;
  } catch (error) {
    if ((error as Failure).code !== "not_enough_money") throw error;
    await tx.query("ROLLBACK TO SAVEPOINT before_paying");
    return undefined;
  }
}

/** What the account record calls it by; `data_name` has its words. */
const detailOf = {
  dividend: "Agent dividend",
  daily: "Daily salary",
  hourly: "Hourly salary",
  realtime: "Real-time salary",
} as const;

async function postpone(tx: Queryable, bill: StoredBill, now: Date): Promise<BillState> {
  const state = bill.paid > 0 ? "partlyCollected" : "insufficient";
  await tx.query("UPDATE agent_bill SET state = $2, retry_at = $3 WHERE id = $1", [
    bill.id,
    state,
    new Date(now.getTime() + retryMs),
  ]);
  return state;
}
