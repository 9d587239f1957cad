import type { Offer } from "#contracts/config.ts";
import type { BonusTerms } from "#server/features/bonus/BonusTerms.ts";

/** What an offer is worth to a member. */
export interface OfferWorth {
  /** In minor units. */
  amount: number;
  /** Terms of a bonus; undefined where it is real money. */
  terms: BonusTerms | undefined;
}

const whole = 100n;

/**
 * What an offer pays in a currency, of `base` (a deposit, or what was lost) where it is a share of something; undefined where it
 * pays nothing: of another currency, too small, or less than a minor unit.
 */
export function offerGift(offer: Offer, currency: string, base?: number): OfferWorth | undefined {
  const amounts = offer.amounts?.[currency];
  if (amounts === undefined || typeof amounts === "string") return undefined;
  if (base !== undefined && base < (amounts.minDeposit ?? 0)) return undefined;
  const asked = offer.percent === undefined ? amounts.amount : shareOf(base ?? 0, offer.percent);
  const amount = Math.min(asked ?? 0, amounts.cap ?? Number.MAX_SAFE_INTEGER);
  if (amount <= 0) return undefined;
  return { amount, terms: termsOf(offer, amount, base) };
}

/** Terms of a bonus of so much; undefined where nothing has to be staked. */
export function termsOf(
  { turnover = 0, turnoverOf, days, weights, stakes, withdrawal }: Pick<Offer, "days"> & Partial<Offer>,
  amount: number,
  base = 0,
): BonusTerms | undefined {
  const times = BigInt(amount) + (turnoverOf === "bonusAndDeposit" ? BigInt(base) : 0n);
  const required = Number(times * BigInt(turnover));
  if (required === 0) return undefined;
  return {
    required: Math.min(required, Number.MAX_SAFE_INTEGER),
    days,
    weights: weights ?? [],
    stakes: stakes ?? "realFirst",
    withdrawal: withdrawal ?? "wait",
  };
}

function shareOf(base: number, percent: number): number {
  return Number((BigInt(base) * BigInt(percent)) / whole);
}
