import type { BodyOf } from "#contracts/api.ts";
import type { Queryable } from "#server/db/Database.ts";
import { invalidForm } from "#server/features/member/checkRegistration.ts";
import { refusal } from "#server/http/Failure.ts";
import { denyBill } from "../bills/changeBill.ts";
import { lockBill } from "../bills/payBill.ts";
import { confirmBill } from "../bills/payConfirmed.ts";
import { type BillState, type StoredBill } from "../bills/StoredBill.ts";
import { toChoiceValues } from "./deskChoice.ts";
import { sumWaiting } from "./sumWaiting.ts";

/** What an operator does to bills. */
export interface DeskWish {
  body: BodyOf<"changeBillDesk">;
  operator: string;
  zone: string;
  now: Date;
}

/** How the audit names each. */
export const toDeskAct = {
  confirm: "billsConfirmed",
  confirmAll: "billsConfirmed",
  deny: "billDenied",
  answer: "disputeAnswered",
} as const;

/** How many bills it was about, and what the audit says of it. */
interface Done {
  affected: number;
  words: Readonly<Record<string, unknown>>;
}

/**
 * Does it in the transaction. `bills_changed`, where others wait to be confirmed than were shown; `bill_moved`, where somebody else was
 * first, or it is not the platform's to do.
 */
export async function changeDeskBill(tx: Queryable, wish: DeskWish): Promise<Done> {
  const { body, operator, now } = wish;
  const { action, id } = body;
  if (action === "confirmAll") return confirmShown(tx, wish);
  if (id === undefined) throw invalidForm({ id: { key: "form.required" } });
  const bill = await lockBill(tx, id);
  if (action === "confirm") {
    if (bill.confirmedAt !== null) throw refusal("bill_moved", "It is confirmed already.");
    await confirmBill(tx, bill, { by: `operator:${operator}`, now });
    return {
      affected: 1,
      words: await wordsOf(tx, bill, { amount: bill.payable - bill.paid, currency: bill.currency }),
    };
  }
  const reason = body.reason?.trim();
  if (!reason) throw invalidForm({ reason: { key: "form.required" } });
  if (action === "deny") {
    // What an upline owes is the upline's to refuse.
    if (bill.payer !== "platform") throw refusal("bill_moved", "The upline pays this bill.");
    await denyBill(tx, bill, { reason, now });
  } else await answerDispute(tx, bill, { reason, reopen: body.reopen === true, now });
  return { affected: 1, words: await wordsOf(tx, bill, { reason }) };
}

/** Confirms just what was shown with its sum. Whoever is second finds it gone. */
async function confirmShown(tx: Queryable, { body, operator, zone, now }: DeskWish): Promise<Done> {
  const { stamp, kind, account, from, to } = body;
  if (stamp === undefined) throw invalidForm({ stamp: { key: "form.required" } });
  const waiting = await sumWaiting(tx, toChoiceValues({ account, kind, from, to }, zone), { locks: true });
  if (waiting.stamp !== stamp || waiting.ids.length === 0)
    throw refusal("bills_changed", "Other bills wait by now than were shown.");
  await tx.query(
    "UPDATE agent_bill SET confirmed_at = $2, confirmed_by = $3, retry_at = NULL WHERE id = ANY($1::uuid[])",
    [waiting.ids, now, `operator:${operator}`],
  );
  const [first, ...others] = waiting.sums;
  const words = {
    ...(kind && { of: kind }),
    // Of one currency, as nearly always, the sum as well.
    ...(first && others.length === 0 && { amount: first.amount, currency: first.currency }),
    added: waiting.ids.length,
  };
  return { affected: waiting.ids.length, words };
}

const reopens: readonly BillState[] = ["denied", "expired"];

async function answerDispute(
  tx: Queryable,
  { id, state, disputedAt, disputeEndedAt }: StoredBill,
  { reason, reopen, now }: { reason: string; reopen: boolean; now: Date },
): Promise<void> {
  if (disputedAt === null || disputeEndedAt !== null) throw refusal("bill_moved", "There is no dispute.");
  if (reopen && !reopens.includes(state)) throw refusal("bill_moved", "This bill does not wait again.");
  await tx.query(
    `UPDATE agent_bill SET dispute_ended_at = $2, dispute_answer = $3, state = CASE WHEN $4 THEN 'computed' ELSE state END,
       denied_reason = CASE WHEN $4 THEN NULL ELSE denied_reason END, ended_at = CASE WHEN $4 THEN NULL ELSE ended_at END,
       expires_at = CASE WHEN $4 THEN $2::timestamptz + interval '30 days' ELSE expires_at END,
       confirmed_at = CASE WHEN $4 THEN NULL ELSE confirmed_at END, confirmed_by = CASE WHEN $4 THEN NULL ELSE confirmed_by END
     WHERE id = $1`,
    [id, now, reason, reopen],
  );
}

async function wordsOf(tx: Queryable, { agentId, kind, id }: StoredBill, more: object): Promise<Done["words"]> {
  const [agent] = await tx.query<{ account: string }>("SELECT account FROM member WHERE id = $1", [agentId]);
  return { of: `${kind} ${id}`, member: agent?.account ?? "", ...more };
}
