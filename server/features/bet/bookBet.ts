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

/** Whose accounts bonus money of a bet is on; without it, the member's at the bet's place. */
export interface BonusAccounts {
  /** Parts that add up to `amount`, which is of either sign. `wallet` is the account of the player's own money. */
  partsOf(
    tx: Queryable,
    bet: Bet,
    movement: { amount: number; wallet: string; at: Date },
  ): Promise<{ account: string; amount: number }[]>;
}

/**
 * Books money of a bet between the player's accounts and the house. A stake that is given back is a `bet` to the player, a win that
 * is taken back a `win` from the player: the sums of each kind stay right.
 */
export async function bookBet(
  tx: Queryable,
  { ledger, accounts }: { ledger: Ledger; accounts: Partial<BonusAccounts> | undefined },
  bet: Bet,
  { kind, amount, bonus, key, at }: BetMove,
): Promise<void> {
  if (amount === 0) return;
  const { memberId, currency, vendor } = bet;
  const real = amount - bonus;
  const said = {
    kind,
    currency,
    key,
    cause: { type: "provider", ref: `bet:${bet.id}` },
    detail: bet.gameName,
    category: bet.category,
    at,
  } as const;
  const owner = { memberId, kind: bet.wallet, place: bet.wallet === "playerVendor" ? vendor : "" };
  if (bonus === 0) {
    await ledger.postWith(tx, { ...said, house: "house", owner, amount });
    return;
  }
  const house = await ledger.ownAccount(tx, "house", currency);
  const wallet = await ledger.memberAccount(tx, { ...owner, currency });
  const sums = new Map<string, number>(real === 0 ? [] : [[wallet, real]]);
  const rest = { memberId, kind: "playerBonus", currency, place: bet.bonusPlace } as const;
  const parts = (await accounts?.partsOf?.(tx, bet, { amount: bonus, wallet, at })) ?? [
    { account: await ledger.memberAccount(tx, rest), amount: bonus },
  ];
  for (const part of parts) sums.set(part.account, (sums.get(part.account) ?? 0) + part.amount);
  const own = [...sums].map(([account, sum]) => ({ account, amount: sum }));
  const ours = { account: house, amount: -amount };
  // Whoever pays comes first, and owns the key.
  await ledger.post(tx, { ...said, legs: amount < 0 ? [...own, ours] : [ours, ...own] });
}
