import type { ContractCycle, ContractTerms } from "./ContractTerms.ts";

/** How often something is reckoned and paid. */
export type ContractRhythm = "fiveMinutes" | "hourly" | ContractCycle;

/** The rhythm of terms, as people are told it: the cycle is said of dividends alone, a salary has that of its kind. */
export function rhythmOf({ kind, cycle }: Pick<ContractTerms, "kind" | "cycle">): ContractRhythm {
  if (kind === "realtime") return "fiveMinutes";
  return kind === "dividend" ? cycle : kind;
}
