import { readFileSync, writeFileSync } from "node:fs";
import { places } from "../harness/places.ts";
import { type Table, visitTables } from "./visitTables.ts";
import type { VisitResults } from "./VisitResult.ts";

/** Between these lines of docs/bench.md stands what the bench writes. */
const [begin, end] = ["<!-- visit: written by the bench -->", "<!-- visit: end -->"];

const markdown = ({ head, rows }: Table): string =>
  [head, head.map((_, column) => (column === 0 ? "---" : "--:")), ...rows]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");

/** Writes the tables into the text of docs/bench.md. Throws where it has no place for them. */
export function withVisitTables(text: string, results: VisitResults, day: string): string {
  const [before, rest] = text.split(begin, 2);
  const after = rest?.split(end, 2)[1];
  if (before === undefined || after === undefined) throw new Error(`docs/bench.md has no "${begin}" with an "${end}"`);
  const { visits, balances } = visitTables(results);
  const rounds = Math.min(...visits.rows.map((_, row) => results.visits[row]?.rounds ?? 0));
  const lead = `Taken on ${day}, medians of ${rounds}; in brackets seconds, ours : by hand.`;
  return `${before}${begin}\n\n${lead}\n\n${markdown(visits)}\n\n${markdown(balances)}\n\n${end}${after}`;
}

/** Writes the tables into docs/bench.md. */
export function writeVisitDocs(results: VisitResults): void {
  const file = `${places.repository}docs/bench.md`;
  writeFileSync(file, withVisitTables(readFileSync(file, "utf8"), results, new Date().toISOString().slice(0, 10)));
  console.log("  → docs/bench.md");
}
