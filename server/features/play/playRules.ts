import type { Brand } from "#contracts/config.ts";
import { playProfileOf } from "#compile/playProfile.ts";
import type { LimitName } from "./StoredLimit.ts";

/** What the rules of a visitor's place say of limits and breaks. */
export interface PlayRules {
  /** Hours that a limit goes on holding which is raised or taken away. */
  raiseHours: number;
  timeOutDays: readonly number[];
  /** 0 is for good. */
  exclusionDays: readonly number[];
  excludedMayLogIn: boolean;
  /** What holds for everybody, in minor units of the brand's currency, or minutes. */
  ceilings: readonly (LimitName & { amount: number })[];
}

/** The rules for visitors from a country (empty where nobody knows it). */
export function playRulesOf(settings: Brand["settings"], country: string): PlayRules {
  const limits = playProfileOf(settings, country)?.limits ?? {};
  const spans = [
    ...Object.entries(limits.mostDeposit ?? {}).map(([period, amount]) => ({ kind: "deposit", period, amount })),
    ...Object.entries(limits.mostLoss ?? {}).map(([period, amount]) => ({ kind: "loss", period, amount })),
    ...(limits.mostMinutes === undefined ? [] : [{ kind: "time", period: "day", amount: limits.mostMinutes }]),
  ];
  return {
    raiseHours: limits.raiseHours ?? 24,
    timeOutDays: limits.timeOutDays ?? [1, 7, 30],
    exclusionDays: limits.exclusionDays ?? [180, 365, 1825, 0],
    excludedMayLogIn: limits.excludedMayLogIn ?? false,
    ceilings: spans as PlayRules["ceilings"],
  };
}
