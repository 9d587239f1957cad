import type { Withdrawal } from "#contracts/api.ts";
import type { Queryable } from "#server/db/Database.ts";
import { canAnswer } from "./answerReceipt.ts";
import { findAccount, sayAccount } from "./StoredAccount.ts";
import { loadWays } from "./StoredWay.ts";
import { arrives, dueOf, type StoredWithdrawal, type WithdrawalStep } from "./StoredWithdrawal.ts";

/** How a withdrawal is said. */
export interface WithdrawalWords {
  language: string;
  /** The rules of the place, as the player sees them now. */
  isKept: boolean;
  now: Date;
}

/** Who is at it, what comes next, and by when. */
function courseOf(withdrawal: StoredWithdrawal, now: Date): Pick<Withdrawal, "who" | "next" | "dueAt"> {
  const { state, dueAt, bankBy, receiveBy } = withdrawal;
  const atUs = { who: "us", dueAt: dueAt?.toISOString() ?? null } as const;
  if (state === "requested") return { ...atUs, next: "decision" };
  if (state === "approved") return { ...atUs, next: "payout" };
  if (state === "partial") return { ...atUs, next: "rest" };
  if (state === "disputed") return { ...atUs, next: "answer" };
  if (state !== "sent") return { who: "nobody", next: "nothing", dueAt: null };
  return bankBy !== null && now < bankBy
    ? { who: "bank", next: "arrival", dueAt: bankBy.toISOString() }
    : { who: "you", next: "receipt", dueAt: receiveBy?.toISOString() ?? null };
}

/** A withdrawal as its player gets it. */
export async function sayWithdrawal(
  db: Queryable,
  withdrawal: StoredWithdrawal,
  { language, isKept, now }: WithdrawalWords,
): Promise<Withdrawal> {
  const { id, currency, received, returned, state, receiveBy } = withdrawal;
  const [account, ways, history, proofs] = await Promise.all([
    findAccount(db, withdrawal.accountId),
    loadWays(db),
    loadSteps(db, id),
    db.query<{ count: number }>("SELECT count(*) AS count FROM withdrawal_proof WHERE withdrawal_id = $1", [id]),
  ]);
  if (!account) throw new Error(`The account of the withdrawal ${id} is gone`);
  const kept = withdrawal.isKept || isKept;
  return {
    id,
    reference: withdrawal.reference,
    currency,
    amount: withdrawal.amount,
    fee: withdrawal.fee,
    arrives: arrives(withdrawal),
    paid: withdrawal.paid,
    due: dueOf(withdrawal),
    received,
    remaining: Math.max(0, arrives(withdrawal) - received - returned),
    returned,
    state,
    ...courseOf(withdrawal, now),
    receiveBy: receiveBy?.toISOString() ?? null,
    isForced: withdrawal.isForced,
    isKept: kept,
    canCancel: state === "requested" && !kept,
    canAnswer: canAnswer(withdrawal),
    isOver: ["received", "rejected", "cancelled"].includes(state),
    to: sayAccount(account, { ways, language, now }),
    remark: withdrawal.remark,
    proofs: proofs[0]?.count ?? 0,
    createdAt: withdrawal.createdAt.toISOString(),
    changedAt: withdrawal.changedAt.toISOString(),
    // Who of the platform's people did it is nobody's business outside.
    history: history.map(({ ref: _ref, note, ...step }) => ({
      ...step,
      note: isTold(step.step) ? note : "",
      currency,
    })),
  };
}

/** Reasons and references that the player reads; a note at the approval is for the audit. */
const isTold = (step: WithdrawalStep): boolean => step !== "approved";

/** What happened, as it is kept. */
export interface WrittenStep {
  at: string;
  step: WithdrawalStep;
  by: Withdrawal["history"][number]["by"];
  ref: string;
  amount: number;
  note: string;
}

/** What happened to a withdrawal, in order. */
export async function loadSteps(db: Queryable, id: string): Promise<WrittenStep[]> {
  const rows = await db.query<Omit<WrittenStep, "at"> & { at: Date }>(
    `SELECT at, step, by_whom AS "by", ref, amount, note FROM withdrawal_change WHERE withdrawal_id = $1 ORDER BY id`,
    [id],
  );
  return rows.map(({ at, ...row }) => ({ at: at.toISOString(), ...row }));
}
