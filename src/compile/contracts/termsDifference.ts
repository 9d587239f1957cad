import type { ContractTerms, ContractTier } from "./ContractTerms.ts";

/** One thing in which two versions of a contract differ. */
export interface TermsChange {
  /** Pointer of the value, from the terms; that of a tier where it is in one version alone. */
  at: string;
  /** As it was; undefined where a tier is new. */
  before: unknown;
  /** As it becomes; undefined where a tier is left out. */
  after: unknown;
}

const heads = ["kind", "measure", "cycle", "payer", "carriesOver"] as const;
const figures = ["from", "to", "profitLoss", "activeMembers", "rate"] as const;

/** In what a version differs from the one before, in the order that it is read in. Tiers are compared by their place. */
export function termsDifference(before: ContractTerms, after: ContractTerms): TermsChange[] {
  const changes: TermsChange[] = heads
    .filter((name) => before[name] !== after[name])
    .map((name) => ({ at: `/${name}`, before: before[name], after: after[name] }));
  const count = Math.max(before.tiers.length, after.tiers.length);
  for (let index = 0; index < count; index += 1) {
    changes.push(...tierChanges(before.tiers[index], after.tiers[index], `/tiers/${index}`));
  }
  return changes;
}

function tierChanges(before: ContractTier | undefined, after: ContractTier | undefined, at: string): TermsChange[] {
  if (!before || !after) return [{ at, before, after }];
  return figures
    .filter((name) => before[name] !== after[name])
    .map((name) => ({ at: `${at}/${name}`, before: before[name], after: after[name] }));
}
