import { readFileSync } from "node:fs";
import type { CandidateResult } from "./CandidateResult.ts";
import { places } from "./places.ts";

type Step = keyof CandidateResult["steps"];
type Ratios = Partial<Record<Step, number>>;

interface Budgets {
  form: { candidate: string; wallRatio: Ratios; cpuRatio: Ratios };
}

/** One budget beside what was measured. */
export interface BudgetLine {
  fields: number;
  step: Step;
  measure: "wallRatio" | "cpuRatio";
  most: number;
  median: number;
  isMet: boolean;
}

/** Sets each ratio of bench/budgets.json beside the median that was measured, size by size. */
export function checkBudgets(results: CandidateResult[]): BudgetLine[] {
  const { form } = JSON.parse(readFileSync(`${places.bench}budgets.json`, "utf8")) as Budgets;
  return results
    .filter(({ candidate }) => candidate === form.candidate)
    .flatMap(({ fields, steps }) =>
      (["wallRatio", "cpuRatio"] as const).flatMap((measure) =>
        (Object.entries(form[measure]) as [Step, number][]).map(([step, most]) => {
          const { median } = steps[step][measure];
          return { fields, step, measure, most, median, isMet: median <= most };
        }),
      ),
    );
}
