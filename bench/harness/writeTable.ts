import { readFileSync, writeFileSync } from "node:fs";
import { places } from "./places.ts";

/** A table of `docs/bench.md`: the first column to the left, the others to the right. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const marks = head.map((_title, column) => (column === 0 ? "---" : "--:"));
  return [line(head), `|${marks.join("|")}|`, ...rows.map(line)].join("\n");
}

/** Puts a table in the place that `text` keeps for it, between two comments with its name. Throws where there is none. */
export function putTable(text: string, name: string, table: string): string {
  const place = new RegExp(`(<!-- ${name}: written by the bench -->\n)[\\s\\S]*?(<!-- ${name}: end -->)`);
  if (!place.test(text)) throw new Error(`docs/bench.md has no place for the table "${name}"`);
  return text.replace(place, (_whole, before: string, after: string) => `${before}\n${table}\n\n${after}`);
}

/** Writes a table into `docs/bench.md`. */
export function writeTable(name: string, table: string): void {
  const file = `${places.repository}docs/bench.md`;
  writeFileSync(file, putTable(readFileSync(file, "utf8"), name, table));
  console.log(`  → docs/bench.md, ${name}`);
}
