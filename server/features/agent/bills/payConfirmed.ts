import type { ContractKind } from "#compile/contracts/ContractTerms.ts";
import type { Database, Queryable } from "#server/db/Database.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import type { Ledger } from "#server/features/ledger/createLedger.ts";
import { refusal } from "#server/http/Failure.ts";
import { loadContractSettings } from "../contracts/StoredSetting.ts";
import { payBill } from "./payBill.ts";
import { payableStates, type StoredBill } from "./StoredBill.ts";

/** Which of the bills that wait are meant. */
export interface BillChoice {
  /** Payable by this upline; null for the platform. */
  payer: string | null;
  kind?: ContractKind | undefined;
  /** ISO 4217; left out, of all currencies. */
  currency?: string | undefined;
  /** Whose bills; left out, everybody's. */
  agentId?: string | undefined;
}

/** Who confirms, for the record. */
export interface Confirmation {
  by: string;
  now: Date;
}

/** The second step for all bills that wait and match: from now on they are paid as soon as there is the money. Answers how many. */
export async function confirmAll(
  tx: Queryable,
  { payer, kind, currency, agentId }: BillChoice,
  { by, now }: Confirmation,
): Promise<number> {
  const rows = await tx.query(
    `UPDATE agent_bill SET confirmed_at = $4, confirmed_by = $5, retry_at = NULL
     WHERE state IN ('computed', 'insufficient', 'partlyCollected') AND (confirmed_at IS NULL OR retry_at IS NOT NULL)
       AND CASE WHEN $1::uuid IS NULL THEN payer = 'platform' ELSE payer = 'upline' AND upline_id = $1 END
       AND ($2::text IS NULL OR kind = $2) AND ($3::uuid IS NULL OR agent_id = $3) AND ($6::text IS NULL OR currency = $6)
     RETURNING id`,
    [payer, kind ?? null, agentId ?? null, now, by, currency ?? null],
  );
  return rows.length;
}

/** The same for one bill that the platform pays. Refused as `bill_moved` where it does not, or there is nothing to pay. */
export async function confirmBill(tx: Queryable, bill: StoredBill, { by, now }: Confirmation): Promise<void> {
  if (bill.payer !== "platform" || !payableStates.includes(bill.state))
    throw refusal("bill_moved", "There is nothing to pay of this bill.");
  await tx.query("UPDATE agent_bill SET confirmed_at = $2, confirmed_by = $3, retry_at = NULL WHERE id = $1", [
    bill.id,
    now,
    by,
  ]);
}

/** Which of the confirmed bills are paid now. */
interface PayLimits {
  /** Those of this upline alone. */
  payer?: string | null;
  most?: number;
}

/**
 * Confirms what is paid without anybody's word, of these kinds: salaries that uplines pay, and what the platform pays where operators
 * leave it to the schedule.
 */
export async function confirmByItself(tx: Queryable, kinds: readonly ContractKind[], now: Date): Promise<void> {
  const settings = await loadContractSettings(tx);
  const byPlatform = settings.filter(({ kind, confirms }) => confirms === "schedule" && kinds.includes(kind));
  await tx.query(
    `UPDATE agent_bill SET confirmed_at = $3, confirmed_by = 'schedule'
     WHERE state = 'computed' AND confirmed_at IS NULL
       AND CASE payer WHEN 'platform' THEN kind = ANY($1::text[]) ELSE kind = ANY($2::text[]) AND kind <> 'dividend' END`,
    [byPlatform.map(({ kind }) => kind), kinds, now],
  );
}

/**
 * Pays what was confirmed, each bill in a transaction of its own: on any number of nodes at once, and wherever it is killed, each once.
 * What an upline's wallet does not hold is tried again an hour later. Answers how many were paid.
 */
export async function payConfirmed(
  db: Database,
  ledger: Ledger,
  now: Date,
  { payer = null, most = Number.POSITIVE_INFINITY }: PayLimits = {},
): Promise<number> {
  let paid = 0;
  for (let round = 0; round < most; round += 1) {
    const state = await withTransaction(db, async (tx) => {
      const [next] = await tx.query<{ id: string }>(
        `SELECT id FROM agent_bill WHERE confirmed_at IS NOT NULL AND state IN ('computed', 'insufficient', 'partlyCollected')
           AND (retry_at IS NULL OR retry_at <= $1) AND ($2::uuid IS NULL OR (payer = 'upline' AND upline_id = $2)) ORDER BY retry_at NULLS FIRST, id LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED`,
        [now, payer],
      );
      return next && payBill(tx, ledger, { id: next.id, cause: { type: "system", ref: `bill:${next.id}` }, now });
    });
    if (state === undefined) return paid;
    if (state === "issued") paid += 1;
  }
  return paid;
}

/** Ends bills that nobody paid in time, and of which nothing is paid yet. */
export async function expireBills(tx: Queryable, now: Date): Promise<void> {
  await tx.query(
    `UPDATE agent_bill SET state = 'expired', ended_at = $1
     WHERE state IN ('computed', 'insufficient') AND expires_at <= $1 AND (disputed_at IS NULL OR dispute_ended_at IS NOT NULL)`,
    [now],
  );
}
