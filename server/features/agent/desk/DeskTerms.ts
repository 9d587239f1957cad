import type { ContractDeskTerms } from "#contracts/api.ts";
import type { ContractTerms } from "#compile/contracts/ContractTerms.ts";
import { readTier, writeTier } from "#compile/contracts/typedTiers.ts";

/** Terms that the platform offers, as a form has them: rates in percent, and what a tier does not ask for left out. */
export function fromDeskTerms({ kind, measure, cycle, carriesOver, tiers }: ContractDeskTerms): ContractTerms {
  return { kind, measure, cycle, payer: "platform", carriesOver, tiers: tiers.map(readTier) };
}

/** The same the other way round. */
export function toDeskTerms({ kind, measure, cycle, carriesOver, tiers }: ContractTerms): ContractDeskTerms {
  return { kind, measure, cycle, carriesOver, tiers: tiers.map(writeTier) };
}
