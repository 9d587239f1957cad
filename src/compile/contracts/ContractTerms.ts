/** What a contract pays: a dividend, daily wages, hourly or real-time salary. */
export const contractKinds = ["dividend", "daily", "hourly", "realtime"] as const;
export type ContractKind = (typeof contractKinds)[number];

/** The cycles of dividends (games specification, section 9). The other kinds have one each, which follows from the kind. */
export const contractCycles = ["daily", "weekly", "semimonthly", "monthly"] as const;
export type ContractCycle = (typeof contractCycles)[number];

/** One step of the rates: it is hit by figures that reach all that it asks for. */
export interface ContractTier {
  /** The least of the measure, in minor units. */
  from: number;
  /** Where the next one begins, in minor units; null in the last, which has no end. */
  to: number | null;
  /** The least that the team lost beside it, in minor units; 0 asks for none. */
  profitLoss: number;
  /** The fewest members who bet; 0 asks for none. */
  activeMembers: number;
  /** What is paid of the measure, in hundredths of a percent. */
  rate: number;
}

/** What both sides of a contract agree on. */
export interface ContractTerms {
  kind: ContractKind;
  /** What tiers are measured by and rates are taken of: valid bets of the team, or what it lost. */
  measure: "validBet" | "loss";
  cycle: ContractCycle;
  /** Who pays: the house, or the upline out of the own wallet. */
  payer: "platform" | "upline";
  /** Whether what the team won in a period is taken off what it loses in the next. Of contracts by loss alone. */
  carriesOver: boolean;
  /** In ascending order. */
  tiers: readonly ContractTier[];
}

/** What a team did in a period, in minor units. */
export interface TeamFigures {
  validBet: number;
  /** Stakes less payouts and bonuses: below zero where the team won. */
  profitLoss: number;
  /** Members who bet. */
  activeMembers: number;
}

/** The highest rate of a contract, in hundredths of a percent. */
export function highestRate({ tiers }: Pick<ContractTerms, "tiers">): number {
  return Math.max(0, ...tiers.map(({ rate }) => rate));
}
