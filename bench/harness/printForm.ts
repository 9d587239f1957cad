import type { BudgetLine } from "./checkBudgets.ts";
import { formatTable } from "./formatTable.ts";
import type { CandidateResult, StepResult } from "./CandidateResult.ts";

const factor = (value: number) => `${value.toFixed(2)}×`;
const kilobytes = (bytes: number) => `${Math.round(bytes / 1024)} KB`;

function times({ wall, wallRatio, cpu, cpuRatio }: StepResult): string[] {
  return [wall.median.toFixed(1), factor(wallRatio.median), cpu.median.toFixed(1), factor(cpuRatio.median)];
}

/** Prints a table for each size: milliseconds to the paint and of the main thread, each with its ratio. */
export function printForm(results: CandidateResult[], budgets: BudgetLine[]): void {
  const steps = ["mount", "first key", "key", "submit", "mount again"];
  const head = ["", ...steps.flatMap((step) => [step, "", "cpu", ""]), "heap", "script"];
  for (const fields of new Set(results.map((result) => result.fields))) {
    const rows = results.filter((result) => result.fields === fields);
    console.log(
      `\n${fields} fields, ${rows[0]?.rounds ?? 0} rounds; milliseconds, ratios to hand-written React (medians)`,
    );
    const cells = rows.map(({ title, steps: taken, heap, bytes }) => [
      title,
      ...[taken.mount, taken.firstKey, taken.key, taken.submit, taken.remount].flatMap(times),
      kilobytes(heap.median),
      kilobytes(bytes),
    ]);
    for (const line of formatTable(head, cells)) console.log(line);
  }
  if (budgets.length === 0) return;
  console.log("\nBudgets of the engine lane (bench/budgets.json)");
  const lines = budgets.map(({ fields, step, measure, most, median, isMet }) => [
    `${fields} fields, ${step}, ${measure === "wallRatio" ? "wall time" : "main thread"}`,
    factor(median),
    `≤ ${factor(most)}`,
    isMet ? "met" : "MISSED",
  ]);
  for (const line of formatTable(["", "measured", "budget", ""], lines)) console.log(line);
}
