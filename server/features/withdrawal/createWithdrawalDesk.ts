import { randomUUID } from "node:crypto";
import type { Clock } from "#server/Clock.ts";
import type { Database, Queryable } from "#server/db/Database.ts";
import { recordAct, type OperatorAct } from "#server/features/console/recordAct.ts";
import type { Ledger } from "#server/features/ledger/createLedger.ts";
import { invalidForm } from "#server/features/member/checkRegistration.ts";
import type { MemberWork } from "#server/features/member/createMemberWork.ts";
import { notFound, refusal } from "#server/http/Failure.ts";
import { settledState } from "./answerReceipt.ts";
import { changeWithdrawal, later, type WithdrawalEvent } from "./changeWithdrawal.ts";
import { gone } from "./gone.ts";
import { moveHeld } from "./moveHeld.ts";
import { settleReceipts } from "./settleReceipts.ts";
import { dueOf, findWithdrawal, heldOf, leftOf, type StoredWithdrawal } from "./StoredWithdrawal.ts";

/** What operators decide; each throws `withdrawal_gone` where that is not left to decide, such as at the second of two presses. */
export interface WithdrawalDesk {
  approve(id: string, operator: string, note: string): Promise<void>;
  /** Gives what is not paid out back into the wallet. */
  reject(id: string, operator: string, reason: string): Promise<void>;
  /** Throws `reference_used`, and `second_operator` where somebody else has to. */
  pay(id: string, operator: string, payment: { amount: number; reference: string }): Promise<void>;
  /** Closes what was paid out as received, whatever the player says. */
  force(id: string, operator: string, reason: string): Promise<void>;
  /** Holds again what the bank gave back. */
  bounce(id: string, operator: string, payment: { amount: number; reason: string }): Promise<void>;
}

/** What a desk works with. */
export interface WithdrawalDeskParts {
  db: Database;
  clock: Clock;
  ledger: Ledger;
  memberWork: MemberWork;
}

/** Waits for somebody to pay. */
export const canPay = (withdrawal: StoredWithdrawal): boolean =>
  ["approved", "partial", "sent"].includes(withdrawal.state) && leftOf(withdrawal) > 0;

/** Has somebody paid who is not who approved, where the amount asks for two? */
export const needsSecond = ({ amount, twoFrom }: StoredWithdrawal): boolean => amount >= twoFrom;

/** Something is held that can go back. */
export const canReject = (withdrawal: StoredWithdrawal): boolean =>
  !["received", "rejected", "cancelled"].includes(withdrawal.state) && heldOf(withdrawal) > 0;

/** Was paid out and is not confirmed. */
export const canForce = (withdrawal: StoredWithdrawal): boolean =>
  ["sent", "disputed"].includes(withdrawal.state) && dueOf(withdrawal) > 0;

/** Was paid out, so that a bank may give it back, also long after it counted as received. */
export const canBounce = ({ paid, state }: StoredWithdrawal): boolean => paid > 0 && state !== "rejected";

/** Decisions on withdrawals: each in one transaction with the money, the withdrawal's own history and the audit. */
export function createWithdrawalDesk({ db, clock, ledger, memberWork }: WithdrawalDeskParts): WithdrawalDesk {
  /** Works on a withdrawal with its member locked first, as players do; what was due before the decision is settled before it. */
  async function decide(
    id: string,
    operator: string,
    act: OperatorAct,
    work: (tx: Queryable, withdrawal: StoredWithdrawal, at: Date) => Promise<{ amount: number; reason: string }>,
  ) {
    const found = await findWithdrawal(db, id);
    if (!found) throw notFound();
    await memberWork(found.memberId, async (tx, member) => {
      const at = clock.now();
      await settleReceipts(tx, at, found.memberId);
      const withdrawal = await findWithdrawal(tx, id, { lock: true });
      if (!withdrawal) throw notFound();
      const words = await work(tx, withdrawal, at);
      const { reference: of, currency } = withdrawal;
      await recordAct(tx, clock, operator, act, { of, member: member?.account, currency, ...words });
    });
  }

  const eventBy = (operator: string, event: Omit<WithdrawalEvent, "actor">): WithdrawalEvent => ({
    ...event,
    actor: { by: "operator", ref: operator },
  });

  return {
    approve: (id, operator, note) =>
      decide(id, operator, "withdrawalApproved", async (tx, withdrawal, at) => {
        if (withdrawal.state !== "requested") throw gone();
        const { amount, payMinutes } = withdrawal;
        const next = { ...withdrawal, state: "approved", approvedBy: operator, dueAt: later(at, payMinutes) } as const;
        await changeWithdrawal(tx, next, eventBy(operator, { step: "approved", at, amount, note }));
        return { amount, reason: note };
      }),

    reject: (id, operator, reason) =>
      decide(id, operator, "withdrawalRejected", async (tx, withdrawal, at) => {
        if (!canReject(withdrawal)) throw gone();
        const amount = heldOf(withdrawal);
        const mark = String(withdrawal.returned);
        await moveHeld(tx, ledger, withdrawal, {
          move: "return",
          amount,
          mark,
          at,
          actor: { by: "operator", ref: operator },
        });
        const next = { ...withdrawal, returned: withdrawal.returned + amount, remark: reason, dueAt: null };
        const isAll = withdrawal.paid === 0;
        // What was paid out goes on waiting for its answer.
        const rest = dueOf(withdrawal) > 0 ? withdrawal.state : "received";
        const step = isAll ? "rejected" : "returned";
        await changeWithdrawal(
          tx,
          { ...next, state: isAll ? "rejected" : rest },
          eventBy(operator, { step, at, amount, note: reason }),
        );
        return { amount, reason };
      }),

    pay: (id, operator, { amount, reference }) =>
      decide(id, operator, "withdrawalPaid", async (tx, withdrawal, at) => {
        if (!canPay(withdrawal)) throw gone();
        if (needsSecond(withdrawal) && withdrawal.approvedBy === operator)
          throw refusal("second_operator", "Another operator has to do this.");
        if (amount > leftOf(withdrawal)) throw invalidForm({ amount: { key: "error.payout_too_much" } });
        const fee = withdrawal.paid === 0 ? withdrawal.fee : 0;
        const payout = randomUUID();
        const actor = { by: "operator", ref: operator } as const;
        const name = reference.trim();
        if (name === "") throw invalidForm({ reference: { key: "form.required" } });
        const known = await tx.query("SELECT id FROM withdrawal_payout WHERE reference = $1", [name]);
        if (known.length > 0) throw used();
        const transfer = await moveHeld(tx, ledger, withdrawal, { move: "pay", amount, fee, mark: payout, at, actor });
        const made = await tx.query(
          `INSERT INTO withdrawal_payout (id, withdrawal_id, amount, reference, paid_by, paid_at, transfer_id)
           VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (reference) DO NOTHING RETURNING id`,
          [payout, id, amount, name, operator, at, transfer],
        );
        if (made.length === 0) throw used();
        const { bankMinutes, receiptMinutes, payMinutes } = withdrawal;
        const next = { ...withdrawal, paid: withdrawal.paid + amount, state: "sent" as const };
        await changeWithdrawal(
          tx,
          {
            ...next,
            dueAt: leftOf(next) > 0 ? later(at, payMinutes) : null,
            bankBy: later(at, bankMinutes),
            receiveBy: later(at, Math.max(bankMinutes, receiptMinutes)),
          },
          eventBy(operator, { step: "paid", at, amount, note: name }),
        );
        return { amount, reason: name };
      }),

    force: (id, operator, reason) =>
      decide(id, operator, "withdrawalForced", async (tx, withdrawal, at) => {
        if (!canForce(withdrawal)) throw gone();
        const amount = dueOf(withdrawal);
        const next = { ...withdrawal, received: withdrawal.paid, isForced: true, remark: reason };
        await changeWithdrawal(
          tx,
          { ...next, state: settledState(next) },
          eventBy(operator, { step: "forced", at, amount, note: reason }),
        );
        return { amount, reason };
      }),

    bounce: (id, operator, { amount, reason }) =>
      decide(id, operator, "withdrawalBounced", async (tx, withdrawal, at) => {
        if (!canBounce(withdrawal)) throw gone();
        if (amount > withdrawal.paid) throw invalidForm({ amount: { key: "error.payout_too_much" } });
        const paid = withdrawal.paid - amount;
        const fee = paid === 0 ? withdrawal.fee : 0;
        const actor = { by: "operator", ref: operator } as const;
        await moveHeld(tx, ledger, withdrawal, { move: "bounce", amount, fee, mark: randomUUID(), at, actor });
        const received = Math.min(withdrawal.received, paid);
        // What was closed as received is open again, and the player is told why.
        const again = { isForced: false, remark: reason, dueAt: later(at, withdrawal.payMinutes) };
        const next = { ...withdrawal, ...again, paid, received };
        const settled = received > 0 ? "partial" : "approved";
        await changeWithdrawal(
          tx,
          { ...next, state: paid > received ? withdrawal.state : settled },
          eventBy(operator, { step: "bounced", at, amount, note: reason }),
        );
        return { amount, reason };
      }),
  };
}

function used() {
  return refusal("reference_used", "This reference is noted already.", {
    fieldErrors: { reference: { key: "error.reference_used" } },
  });
}
