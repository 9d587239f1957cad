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
    ...tiers.flatMap((tier, index) => [
      ...wholeFindings(tier, index),
      // A rate is too high whatever is missing beside it.
      ...ownFindings(tier, index, index === tiers.length - 1),
      ...highFindings(tier, index, most),
      ...stepFindings(tier, tiers[index - 1], index),
    ]),
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

const figureNames = ["from", "to", "profitLoss", "activeMembers", "rate"] as const;

function wholeFindings(tier: ContractTier, index: number): TermsFinding[] {
  const isWrong = (name: (typeof figureNames)[number]) => !isWhole(tier[name]) && !(name === "to" && tier.to === null);
  return figureNames.filter(isWrong).map((name) => ({ at: `/tiers/${index}/${name}`, code: "notWhole" as const }));
}

/** What is no figure is compared with nothing. */
function isWhole(figure: number | null | undefined): figure is number {
  return typeof figure === "number" && Number.isSafeInteger(figure) && figure >= 0;
}

function highFindings({ rate }: ContractTier, index: number, most: number): TermsFinding[] {
  return rate > most ? [{ at: `/tiers/${index}/rate`, code: "ceiling", limit: most }] : [];
}

function ownFindings({ from, to, rate }: ContractTier, index: number, isLast: boolean): TermsFinding[] {
  const findings: TermsFinding[] = [];
  // Whether a tier is the last is known once it is there as a whole.
  const isThere = isWhole(from) && isWhole(rate);
  if (isThere && (to === null ? !isLast : isLast && isWhole(to)))
    findings.push({ at: `/tiers/${index}/to`, code: "open" });
  if (isWhole(to) && isWhole(from) && to <= from)
    findings.push({ at: `/tiers/${index}/to`, code: "order", limit: from });
  return findings;
}

function stepFindings(tier: ContractTier, before: ContractTier | undefined, index: number): TermsFinding[] {
  const findings: TermsFinding[] = [];
  const find = (name: string, code: TermsFinding["code"], limit: number) =>
    findings.push({ at: `/tiers/${index}/${name}`, code, limit });
  if (!before) return findings;
  if (isWhole(tier.from)) {
    if (isWhole(before.from) && tier.from <= before.from) find("from", "order", before.from);
    else if (isWhole(before.to) && tier.from > before.to) find("from", "gap", before.to);
    else if (isWhole(before.to) && tier.from < before.to) find("from", "overlap", before.to);
  }
  for (const name of ["profitLoss", "activeMembers"] as const)
    if (isWhole(tier[name]) && isWhole(before[name]) && tier[name] < before[name]) find(name, "falls", before[name]);
  if (isWhole(tier.rate) && isWhole(before.rate) && tier.rate <= before.rate) find("rate", "rateFalls", before.rate);
  return findings;
}
