import type { Queryable } from "#server/db/Database.ts";
import type { Ledger } from "#server/features/ledger/createLedger.ts";
import type { Bet } from "./Bet.ts";

/** One movement of a bet's money. */
export interface BetMove {
  kind: "bet" | "win";
  /** To the player above zero, from the player below; the part of it that is bonus money beside it, of the same sign. */
  amount: number;
  bonus: number;
  key: string;
  at: Date;
}

/**
 * Books money of a bet between the player's accounts and the house. A stake that is given back is a `bet` to the player, a win that
 * is taken back a `win` from the player: the sums of each kind stay right.
 */
export async function bookBet(
  tx: Queryable,
  ledger: Ledger,
  bet: Bet,
  { kind, amount, bonus, key, at }: BetMove,
): Promise<void> {
  if (amount === 0) return;
  const { memberId, currency, vendor } = bet;
  const real = amount - bonus;
  const house = await ledger.ownAccount(tx, "house", currency);
  const own: { account: string; amount: number }[] = [];
  if (real !== 0) {
    const place = bet.wallet === "playerVendor" ? vendor : "";
    own.push({
      account: await ledger.memberAccount(tx, { memberId, kind: bet.wallet, currency, place }),
      amount: real,
    });
  }
  if (bonus !== 0) {
    const owner = { memberId, kind: "playerBonus", currency, place: bet.bonusPlace } as const;
    own.push({ account: await ledger.memberAccount(tx, owner), amount: bonus });
  }
  const ours = { account: house, amount: -amount };
  await ledger.post(tx, {
    kind,
    currency,
    // Whoever pays comes first, and owns the key.
    legs: amount < 0 ? [...own, ours] : [ours, ...own],
    key,
    cause: { type: "provider", ref: `bet:${bet.id}` },
    detail: bet.gameName,
    category: bet.category,
    at,
  });
}
