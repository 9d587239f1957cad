import type { ContractKind } from "#compile/contracts/ContractTerms.ts";
import type { Database } from "#server/db/Database.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import type { Ledger } from "#server/features/ledger/createLedger.ts";
import type { TellNews } from "../createNews.ts";
import { moveAllOn } from "../contracts/moveAllOn.ts";
import { computeBills } from "./computeBills.ts";
import type { BillClock } from "./DueContract.ts";
import { confirmByItself, expireBills, payConfirmed } from "./payConfirmed.ts";
import { recheckBills } from "./recheckBills.ts";

/** What the work of one look needs to know. */
export interface BillWork extends BillClock {
  ledger: Ledger;
  /** Kinds of contracts that the site has switched on. Others are paid by nobody but by hand. */
  offered: readonly ContractKind[];
  /** Tells members of their bills; nobody is told where it is left out. */
  tell?: TellNews;
}

/**
 * Does all that is due of contracts and their bills by now: contracts begin and expire, what changed of earlier bills is noted, periods
 * that are over get their bills, salaries are confirmed, what was confirmed is paid, and what nobody paid in time expires. Each step is
 * right wherever the one before was cut off.
 */
export async function workOnBills(db: Database, { ledger, offered, tell, ...clock }: BillWork): Promise<void> {
  const { now } = clock;
  await withTransaction(db, (tx) => moveAllOn(tx, now));
  const [due] = await db.query(
    "SELECT FROM contract_billing b JOIN agent_contract c ON c.id = b.contract_id WHERE b.due_at <= $1 AND c.kind IN ('dividend', 'daily') LIMIT 1",
    [now],
  );
  // What is known by now of earlier bills goes into the next ones.
  if (due) await recheckBills(db, now);
  await computeBills(db, clock, tell);
  await confirmByItself(db, offered, now);
  await payConfirmed(db, ledger, now);
  await expireBills(db, now);
}
