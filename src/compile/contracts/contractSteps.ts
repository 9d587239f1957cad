import type { ContractTerms, ContractTier } from "./ContractTerms.ts";

/** A tier beside the one of its place in the version before. */
export interface ContractStep {
  /** Its place, from 1. */
  number: number;
  change: "none" | "changed" | "added" | "removed";
  /** As it is; null where it is left out. */
  now: ContractTier | null;
  /** As it was; null where it is new, or where there was no version before. */
  before: ContractTier | null;
}

const figures = ["from", "to", "profitLoss", "activeMembers", "rate"] as const;

/** The tiers of a version, each beside the one of its place in the version before it. */
export function contractSteps(
  before: Pick<ContractTerms, "tiers"> | null,
  now: Pick<ContractTerms, "tiers">,
): ContractStep[] {
  const count = Math.max(before?.tiers.length ?? 0, now.tiers.length);
  return Array.from({ length: count }, (_, place) => {
    const [was, is] = [before?.tiers[place] ?? null, now.tiers[place] ?? null];
    return { number: place + 1, change: before === null ? "none" : changeOf(was, is), now: is, before: was };
  });
}

function changeOf(was: ContractTier | null, is: ContractTier | null): ContractStep["change"] {
  if (was === null || is === null) return was === null ? "added" : "removed";
  return figures.some((name) => was[name] !== is[name]) ? "changed" : "none";
}
