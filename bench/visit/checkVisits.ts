import { readFileSync } from "node:fs";
import { places } from "../harness/places.ts";
import type { VisitResults } from "./VisitResult.ts";

/** Budgets of a first visit; ratios are to the page by hand, that of the second visit to the first. */
export interface VisitBudgets {
  firstPaintRatio: number;
  largestPaintRatio: number;
  keyRatio: number;
  againRatio: number;
  balanceRatio: number;
  /** Sum of layout shifts. */
  shift: number;
  /** Milliseconds. */
  blockedMs: number;
}

/** One budget beside what was measured. */
export interface VisitLine {
  /** Which visit, in words. */
  visit: string;
  budget: keyof VisitBudgets;
  most: number;
  median: number;
  isMet: boolean;
}

/** Reads the budgets of first visits. */
export function readVisitBudgets(): VisitBudgets {
  return (JSON.parse(readFileSync(`${places.bench}budgets.json`, "utf8")) as { visit: VisitBudgets }).visit;
}

/** Sets each budget beside each median. What was not measured, such as a form where there is none, is no line. */
export function checkVisits({ visits, balances }: VisitResults, budgets = readVisitBudgets()): VisitLine[] {
  const lineOf = (visit: string, budget: keyof VisitBudgets, median: number | undefined): VisitLine[] =>
    median === undefined ? [] : [{ visit, budget, most: budgets[budget], median, isMet: median <= budgets[budget] }];
  return [
    ...visits.flatMap((one) => {
      const name = `${one.path} ${one.language}, ${one.network}`;
      return [
        ...lineOf(name, "firstPaintRatio", one.firstPaint.ratio.median),
        ...lineOf(name, "largestPaintRatio", one.largestPaint.ratio.median),
        ...lineOf(name, "keyRatio", one.key?.ratio.median),
        ...lineOf(name, "againRatio", one.againRatio.median),
        ...lineOf(name, "shift", one.shift.median),
        ...lineOf(name, "blockedMs", one.blocked.ours.median),
      ];
    }),
    ...balances.flatMap((one) =>
      lineOf(`balance ${one.language}, ${one.network}`, "balanceRatio", one.balance.ratio.median),
    ),
  ];
}
