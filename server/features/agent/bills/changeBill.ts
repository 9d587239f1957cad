import type { Operations } from "#contracts/api.ts";
import type { Queryable } from "#server/db/Database.ts";
import type { Ledger } from "#server/features/ledger/createLedger.ts";
import { invalidForm } from "#server/features/member/checkRegistration.ts";
import { notFound, refusal } from "#server/http/Failure.ts";
import { lockToPay } from "./listBills.ts";
import { lockBill, payBill } from "./payBill.ts";
import { confirmAll } from "./payConfirmed.ts";
import { payableStates, type StoredBill } from "./StoredBill.ts";

/** What a member does to a bill. */
export interface BillWish {
  body: Operations["changeAgentBill"]["body"];
  memberId: string;
  currency: string;
  sessionId: string;
  now: Date;
}

/**
 * Does it in the transaction. Only the upline that pays pays or denies, only whom it pays disputes; for everybody else the bill is not
 * there (404). All are paid only where their sum is the one that was shown (`bills_changed`). Answers how many bills it is about.
 */
export async function changeBill(
  tx: Queryable,
  ledger: Ledger,
  { body, memberId, currency, sessionId, now }: BillWish,
): Promise<{ affected: number }> {
  const { action, id, amount, kind, reason } = body;
  if (action === "payAll") {
    if (body.sum !== undefined && (await lockToPay(tx, { memberId, currency, kind })) !== body.sum)
      throw refusal("bills_changed", "Other bills wait by now than were shown.");
    return { affected: await confirmAll(tx, { payer: memberId, kind, currency }, { by: `session:${sessionId}`, now }) };
  }
  if (id === undefined) throw invalidForm({ id: { key: "form.required" } });
  const bill = await lockBill(tx, id);
  demandSide(bill, memberId, action);
  if (action === "pay") {
    await payBill(tx, ledger, { id, amount, cause: { type: "session", ref: sessionId }, isByHand: true, now });
    return { affected: 1 };
  }
  if (reason === undefined || reason.trim() === "") throw invalidForm({ reason: { key: "form.required" } });
  if (action === "deny") await denyBill(tx, bill, { reason, now });
  else await disputeBill(tx, bill, { reason, now });
  return { affected: 1 };
}

function demandSide({ agentId, uplineId, payer }: StoredBill, memberId: string, action: string): void {
  const isConcerned = action === "dispute" ? agentId === memberId : payer === "upline" && uplineId === memberId;
  if (!isConcerned) throw notFound();
}

interface Word {
  reason: string;
  now: Date;
}

/** Refuses to pay a bill of which nothing is paid yet. */
export async function denyBill(tx: Queryable, { id, state }: StoredBill, { reason, now }: Word): Promise<void> {
  if (state === "partlyCollected" || !payableStates.includes(state))
    throw refusal("bill_moved", "There is nothing to deny of this bill.");
  await tx.query(
    "UPDATE agent_bill SET state = 'denied', denied_reason = $2, ended_at = $3, confirmed_at = NULL, confirmed_by = NULL WHERE id = $1",
    [id, reason.trim(), now],
  );
}

async function disputeBill(tx: Queryable, { id, disputedAt }: StoredBill, { reason, now }: Word): Promise<void> {
  if (disputedAt !== null) throw refusal("bill_moved", "This bill is disputed already.");
  await tx.query("UPDATE agent_bill SET disputed_at = $2, dispute = $3 WHERE id = $1", [id, now, reason.trim()]);
}
