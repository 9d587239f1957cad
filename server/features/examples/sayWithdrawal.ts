import type { ExampleWithdrawal } from "#contracts/api.ts";

/** What is kept of a withdrawal. Moments are milliseconds since 1970. */
export interface MadeWithdrawal {
  id: string;
  /** In minor units, the fee included. */
  amount: number;
  fee: number;
  currency: string;
  bank: string;
  number: string;
  askedAt: number;
  cancelledAt?: number;
}

/** How long after it was asked for something happens to a withdrawal of the example, in milliseconds. */
const checkedAfterMs = 10_000;
const sentAfterMs = 25_000;
const paidAfterMs = 35_000;

/** Whether it is on its way, so that it cannot be taken back any more. */
export function isSentAt({ askedAt, cancelledAt }: MadeWithdrawal, now: Date): boolean {
  return cancelledAt === undefined && now.getTime() >= askedAt + sentAfterMs;
}

/** A withdrawal as it stands at a moment: what has not happened by then has no moment. */
export function sayWithdrawal(made: MadeWithdrawal, now: Date): ExampleWithdrawal {
  const { askedAt, cancelledAt, amount, fee, id, currency, bank, number } = made;
  const until = Math.min(now.getTime(), cancelledAt ?? now.getTime());
  const momentOf = (afterMs: number) => (askedAt + afterMs <= until ? new Date(askedAt + afterMs).toISOString() : null);
  const [checkedAt, sentAt, paidAt] = [momentOf(checkedAfterMs), momentOf(sentAfterMs), momentOf(paidAfterMs)];
  const reached = paidAt !== null ? "paid" : sentAt !== null ? "sent" : checkedAt !== null ? "checked" : "asked";
  return {
    id,
    amount,
    fee,
    arrives: amount - fee,
    currency,
    bank,
    number,
    state: cancelledAt === undefined ? reached : "cancelled",
    isPending: cancelledAt === undefined && paidAt === null,
    askedAt: new Date(askedAt).toISOString(),
    checkedAt,
    sentAt,
    paidAt,
    cancelledAt: cancelledAt === undefined ? null : new Date(cancelledAt).toISOString(),
  };
}
