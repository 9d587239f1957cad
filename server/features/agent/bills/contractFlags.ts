import type { ContractKind } from "#compile/contracts/ContractTerms.ts";

/** The feature that offers each kind of contract; salaries are paid without anybody's word while theirs is on. */
export const contractFlags: Readonly<Record<ContractKind, string>> = {
  dividend: "AGENTPOLICY3",
  daily: "SALARY3",
  hourly: "HOURSALARY3",
  realtime: "RTSALARY3",
};

/** The feature that shows the page of each kind of bill; dividends have one beside their contracts'. */
export const billFlags: Readonly<Record<ContractKind, string>> = { ...contractFlags, dividend: "ENABLECT3" };
