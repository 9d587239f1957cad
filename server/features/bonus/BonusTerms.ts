import type { Offer, OfferWeight } from "#contracts/config.ts";

/** Terms of a bonus, as they were when it was given: a change of the offer holds for those that come. */
export interface BonusTerms {
  /** What has to be staked, in minor units, weighed. */
  required: number;
  /** Days until it ends. */
  days: number;
  weights: readonly OfferWeight[];
  stakes: NonNullable<Offer["stakes"]>;
  withdrawal: NonNullable<Offer["withdrawal"]>;
}

const whole = 100;

/** How much of a stake counts, in per cent: the most particular weight holds, and what none names counts whole. */
export function weightOf(weights: readonly OfferWeight[], { category, vendor }: { category: string; vendor: string }) {
  let found: { rank: number; percent: number } = { rank: -1, percent: whole };
  for (const weight of weights) {
    if (weight.category !== undefined && weight.category !== category) continue;
    if (weight.vendor !== undefined && weight.vendor !== vendor) continue;
    const rank = (weight.vendor === undefined ? 0 : 2) + (weight.category === undefined ? 0 : 1);
    if (rank > found.rank) found = { rank, percent: weight.percent };
  }
  return found.percent;
}
