import type { ContractTerms, ContractTier, TeamFigures } from "./ContractTerms.ts";

/** How a bill came about, for whoever retraces it. Amounts in minor units. */
export interface BillSheet {
  figures: TeamFigures;
  /** What the team won in earlier periods and has not lost since: at most 0. */
  carried: number;
  /** The measure with what was carried: what tiers are compared with, and what the rate is taken of. Never below zero. */
  base: number;
  /** Place of the tier that was hit, from 0; null where none was. */
  tier: number | null;
  /** In hundredths of a percent; 0 where no tier was hit. */
  rate: number;
  /** The part of a minor unit that was rounded off, in ten-thousandths of it. */
  roundedOff: number;
  /** What is due: `base` times `rate`, rounded down to a whole minor unit. */
  due: number;
  /** What the next period begins with: at most 0. */
  carry: number;
}

const wholeRate = 10_000n;

/**
 * What a contract pays for a period. Due is base times rate, rounded down to a whole minor unit, so that nobody pays more than the
 * terms say; what is rounded off is not kept. With carry-over, what the team won is taken off what it loses in later periods, and
 * a period that ends below zero pays nothing.
 */
export function reckonBill(terms: ContractTerms, figures: TeamFigures, carried = 0): BillSheet {
  const before = terms.carriesOver ? Math.min(carried, 0) : 0;
  const measured = (terms.measure === "loss" ? figures.profitLoss : figures.validBet) + before;
  const base = Math.max(measured, 0);
  const tier = findTier(terms, { ...figures, measured: base });
  const rate = tier === null ? 0 : (terms.tiers[tier]?.rate ?? 0);
  // An amount times a rate may be more than a number holds exactly.
  const product = BigInt(base) * BigInt(rate);
  return {
    figures,
    carried: before,
    base,
    tier,
    rate,
    roundedOff: Number(product % wholeRate),
    due: Number(product / wholeRate),
    carry: terms.carriesOver ? Math.min(measured, 0) : 0,
  };
}

/**
 * Place of the tier that figures hit: the last of those that they reach in all that they ask for. A team that bets enough for a high
 * one with too few members hits the next below that it does reach.
 */
export function findTier(
  { tiers }: Pick<ContractTerms, "tiers">,
  { measured, profitLoss, activeMembers }: Omit<TeamFigures, "validBet"> & { measured: number },
): number | null {
  const reaches = (tier: ContractTier) =>
    // Who asks for no loss takes a team that won, too.
    measured >= tier.from &&
    (tier.profitLoss === 0 || profitLoss >= tier.profitLoss) &&
    activeMembers >= tier.activeMembers;
  const at = tiers.findLastIndex(reaches);
  return at === -1 ? null : at;
}
