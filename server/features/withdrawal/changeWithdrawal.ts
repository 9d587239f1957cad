import type { Queryable } from "#server/db/Database.ts";
import type { StoredWithdrawal, WithdrawalStep } from "./StoredWithdrawal.ts";

/** Who changes a withdrawal. */
export interface WithdrawalActor {
  by: "player" | "operator" | "system";
  /** The session, the operator's account, or the part of the platform. */
  ref: string;
}

/** What happened to a withdrawal. */
export interface WithdrawalEvent {
  step: WithdrawalStep;
  at: Date;
  actor: WithdrawalActor;
  /** What it is about, in minor units. */
  amount: number;
  /** A reason, or the bank's reference. */
  note?: string;
}

/** Keeps a withdrawal that the transaction has locked, and writes down beside it what happened: both, or none. */
export async function changeWithdrawal(tx: Queryable, next: StoredWithdrawal, event: WithdrawalEvent): Promise<void> {
  const isSent = next.state === "sent";
  await tx.query(
    `UPDATE withdrawal SET paid = $2, received = $3, returned = $4, state = $5, is_forced = $6, remark = $7, approved_by = $8,
       changed_at = $9, due_at = $10, bank_by = $11, receive_by = $12 WHERE id = $1`,
    [
      next.id,
      next.paid,
      next.received,
      next.returned,
      next.state,
      next.isForced,
      next.remark,
      next.approvedBy,
      event.at,
      next.dueAt,
      isSent ? next.bankBy : null,
      isSent ? next.receiveBy : null,
    ],
  );
  await noteStep(tx, next.id, event);
}

/** Writes down what happened. */
export async function noteStep(tx: Queryable, id: string, { step, at, actor, amount, note = "" }: WithdrawalEvent) {
  await tx.query(
    "INSERT INTO withdrawal_change (withdrawal_id, at, step, by_whom, ref, amount, note) VALUES ($1, $2, $3, $4, $5, $6, $7)",
    [id, at, step, actor.by, actor.ref, amount, note],
  );
}

/** So many minutes later. */
export const later = (from: Date, minutes: number): Date => new Date(from.getTime() + minutes * 60_000);
