import { createFairness } from "./createFairness.ts";
import { make } from "./make.ts";
import type { Table } from "./openTable.ts";

/** Puts around a game what stands around every one: above, that it is a demo; below, how its outcomes can be checked. */
export function furnish<Names extends string>(table: Table<Names>): void {
  if (table.isDemo) table.root.prepend(make("p", { class: "demo" }, table.words.demo));
  table.root.append(createFairness(table));
}
