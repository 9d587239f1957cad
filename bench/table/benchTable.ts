import { measureLists, type ListResult } from "../harness/measureLists.ts";
import type { Options } from "../harness/Options.ts";
import { fewRows, tableRows } from "./installTable.ts";

const lists = [
  { name: "table-engine", title: "Croupier, table with a window", entry: "candidates/engineTable.tsx" },
  { name: "table-tanstack", title: "TanStack Table and Virtual", entry: "peers/tanstackTable.tsx" },
];

/** Mounts a table of 10,000 rows and scrolls through all of it, beside TanStack's, by turns. */
export function benchTable({ rounds }: Options): Promise<ListResult[]> {
  const viewport = { width: 1280, height: 900 };
  return measureLists({ title: "A table", lists, rows: tableRows, fewRows, viewport, rounds });
}
