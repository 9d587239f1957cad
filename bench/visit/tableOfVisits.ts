import { markdownTable } from "../harness/writeTable.ts";
import { visitTables } from "./visitTables.ts";
import type { VisitResults } from "./VisitResult.ts";

/** Name of the place in docs/bench.md. */
export const visitPlace = "visit";

/** The figures of first visits as docs/bench.md shows them. `day` is when they were taken. */
export function tableOfVisits(results: VisitResults, day: string): string {
  const { visits, balances } = visitTables(results);
  const rounds = Math.min(...results.visits.map((one) => one.rounds));
  return [
    `Taken on ${day}, medians of ${rounds}; in brackets seconds, ours : by hand.`,
    ...[visits, balances].map(({ head, rows }) => markdownTable(head, rows)),
  ].join("\n\n");
}
