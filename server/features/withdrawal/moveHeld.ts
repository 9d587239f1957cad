import type { Queryable } from "#server/db/Database.ts";
import type { Ledger } from "#server/features/ledger/createLedger.ts";
import type { WithdrawalActor } from "./changeWithdrawal.ts";
import type { StoredWithdrawal } from "./StoredWithdrawal.ts";

/** Where money of a withdrawal can go. */
export type Move = "hold" | "return" | "pay" | "bounce";

/** A movement of a withdrawal's money; amounts in minor units. */
export interface HeldMove {
  move: Move;
  amount: number;
  /** The fee that goes with it: to the house with the first pay-out, back where the last of it bounced. */
  fee?: number;
  /** Tells it from others of its kind; the first of a kind that happens once needs none. */
  mark?: string;
  at: Date;
  actor: WithdrawalActor;
}

/**
 * Books what happens to a withdrawal's money, once for its mark: from the wallet into the member's held account, back, out to the
 * bank, and back from there. What is held and what is available always add up to what the member has. Throws `not_enough_money`.
 */
export async function moveHeld(
  tx: Queryable,
  ledger: Ledger,
  { id, memberId, currency, reference }: Pick<StoredWithdrawal, "id" | "memberId" | "currency" | "reference">,
  { move, amount, fee = 0, mark = "", at, actor }: HeldMove,
): Promise<string> {
  const wallet = await ledger.walletOf(tx, memberId, currency);
  const held = await ledger.memberAccount(tx, { memberId, kind: "playerHeld", currency });
  const outside = move === "pay" || move === "bounce";
  const other = outside ? await ledger.ownAccount(tx, "bank", currency) : wallet;
  const house = fee > 0 ? [{ account: await ledger.ownAccount(tx, "house", currency), amount: fee }] : [];
  const isOut = move === "pay" || move === "return";
  const legs = [{ account: held, amount: -(amount + fee) }, { account: other, amount }, ...house];
  const { id: transfer } = await ledger.post(tx, {
    kind: "withdrawal",
    currency,
    legs: isOut ? legs : legs.map(({ account, amount: part }) => ({ account, amount: -part })).toSorted(payerFirst),
    key: `withdrawal:${id}:${move}${mark === "" ? "" : `:${mark}`}`,
    cause: { type: causes[actor.by], ref: `${actor.ref} ${reference}` },
    detail: `withdrawal:${move}`,
    at,
  });
  return transfer;
}

const causes = { player: "session", operator: "operator", system: "system" } as const;

/** The first account of a transfer pays. */
const payerFirst = (one: { amount: number }, other: { amount: number }) => one.amount - other.amount;
