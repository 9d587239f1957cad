import { type ContractTerms, type ContractTier, highestRate } from "./ContractTerms.ts";

/** What is wrong with terms, beside its cause. */
export interface TermsFinding {
  /** Pointer of the value that is wrong, from the terms: `/tiers/1/rate`. */
  at: string;
  code:
    | "none"
    | "tooMany"
    | "notWhole"
    | "order"
    | "gap"
    | "overlap"
    | "open"
    | "falls"
    | "rateFalls"
    | "ceiling"
    | "measure"
    | "cycle"
    | "carryOver"
    | "payer";
  /** The figure that would have been right, or the limit; none where there is not one. */
  limit?: number;
}

/** The rates that one's own contract of the kind allows to offer. */
export interface OwnTerms {
  /** In hundredths of a percent; undefined for the platform, which has no ceiling but the whole. */
  ceiling?: number | undefined;
}

const wholeRate = 10_000;
/** As many steps as anybody reads. */
export const mostTiers = 20;

/**
 * All that is wrong with terms; nothing where they may be offered. The editor calls it while somebody types, the platform before it
 * keeps an offer.
 */
export function checkTerms(terms: ContractTerms, { ceiling }: OwnTerms = {}): TermsFinding[] {
  const { tiers } = terms;
  if (tiers.length === 0) return [...kindFindings(terms), { at: "/tiers", code: "none" }];
  if (tiers.length > mostTiers) return [...kindFindings(terms), { at: "/tiers", code: "tooMany", limit: mostTiers }];
  const most = Math.min(ceiling ?? wholeRate, wholeRate);
  return [
    ...kindFindings(terms),
    ...tiers.flatMap((tier, index) => {
      const whole = wholeFindings(tier, index);
      // What is no figure is compared with nothing. A rate is too high whatever is missing beside it.
      const high = highFindings(tier, index, most);
      if (whole.length > 0) return [...whole, ...high];
      const own = [...ownFindings(tier, index, index === tiers.length - 1), ...high];
      const before = tiers[index - 1];
      return before && wholeFindings(before, index - 1).length === 0
        ? [...own, ...stepFindings(tier, before, index)]
        : own;
    }),
  ];
}

/** Of each of these contracts, whether it would end: it pays more than the new terms of its upline allow (AC-05). */
export function findEndedBy<T extends { terms: ContractTerms }>(terms: ContractTerms, downlines: readonly T[]): T[] {
  const most = highestRate(terms);
  return downlines.filter((downline) => downline.terms.kind === terms.kind && highestRate(downline.terms) > most);
}

function kindFindings({ kind, measure, cycle, carriesOver }: ContractTerms): TermsFinding[] {
  const isDividend = kind === "dividend";
  const findings: TermsFinding[] = [];
  if (!isDividend && measure !== "validBet") findings.push({ at: "/measure", code: "measure" });
  if (!isDividend && cycle !== "daily") findings.push({ at: "/cycle", code: "cycle" });
  if (carriesOver && measure !== "loss") findings.push({ at: "/carriesOver", code: "carryOver" });
  return findings;
}

function wholeFindings(tier: ContractTier, index: number): TermsFinding[] {
  const figures = { ...tier, to: tier.to ?? 0 };
  const names = ["from", "to", "profitLoss", "activeMembers", "rate"] as const;
  return names
    .filter((name) => !(Number.isSafeInteger(figures[name]) && figures[name] >= 0))
    .map((name) => ({ at: `/tiers/${index}/${name}`, code: "notWhole" as const }));
}

function highFindings({ rate }: ContractTier, index: number, most: number): TermsFinding[] {
  return rate > most ? [{ at: `/tiers/${index}/rate`, code: "ceiling", limit: most }] : [];
}

function ownFindings({ from, to }: ContractTier, index: number, isLast: boolean): TermsFinding[] {
  const findings: TermsFinding[] = [];
  if (to === null ? !isLast : isLast) findings.push({ at: `/tiers/${index}/to`, code: "open" });
  if (to !== null && to <= from) findings.push({ at: `/tiers/${index}/to`, code: "order", limit: from });
  return findings;
}

function stepFindings(tier: ContractTier, before: ContractTier, index: number): TermsFinding[] {
  const findings: TermsFinding[] = [];
  if (tier.from <= before.from) findings.push({ at: `/tiers/${index}/from`, code: "order", limit: before.from });
  else if (before.to !== null && tier.from > before.to)
    findings.push({ at: `/tiers/${index}/from`, code: "gap", limit: before.to });
  else if (before.to !== null && tier.from < before.to)
    findings.push({ at: `/tiers/${index}/from`, code: "overlap", limit: before.to });
  for (const name of ["profitLoss", "activeMembers"] as const) {
    if (tier[name] < before[name]) findings.push({ at: `/tiers/${index}/${name}`, code: "falls", limit: before[name] });
  }
  if (tier.rate <= before.rate) findings.push({ at: `/tiers/${index}/rate`, code: "rateFalls", limit: before.rate });
  return findings;
}
