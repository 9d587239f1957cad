import { readFileSync } from "node:fs";
import { measureLists, type ListResult } from "../harness/measureLists.ts";
import type { Options } from "../harness/Options.ts";
import { places } from "../harness/places.ts";
import { fewGames, gridGames } from "./installGrid.ts";

const lists = [
  { name: "grid-engine", title: "Croupier, grid with a window", entry: "candidates/engineGrid.tsx" },
  { name: "grid-tanstack", title: "TanStack Virtual, by hand", entry: "peers/tanstackGrid.tsx" },
  { name: "grid-virtuoso", title: "Virtuoso, its grid", entry: "peers/virtuosoGrid.tsx" },
  { name: "grid-naive", title: "All of them, by hand", entry: "peers/naiveGrid.tsx", slow: true },
];

/** Mounts a grid of 12,000 games and scrolls through all of it, beside three others, by turns. */
export async function benchGrid({ rounds }: Options): Promise<ListResult[]> {
  const viewport = { width: 390, height: 844 };
  const results = await measureLists({
    title: "A grid of games",
    lists,
    rows: gridGames,
    fewRows: fewGames,
    viewport,
    rounds,
  });
  const { grid } = JSON.parse(readFileSync(`${places.bench}budgets.json`, "utf8")) as {
    grid: Pick<ListResult, "mountScript" | "longestTask" | "elements">;
  };
  const own = results.find(({ name }) => name === "grid-engine");
  const isMet =
    own !== undefined &&
    own.mountScript <= grid.mountScript &&
    own.longestTask <= grid.longestTask &&
    own.elements <= grid.elements;
  const said = `${grid.mountScript} ms, ${grid.longestTask} ms, ${grid.elements} elements`;
  console.log(`  ${isMet ? "✓ within" : "✗ over"} its budget: ${said}`);
  if (!isMet) process.exitCode = 1;
  return results;
}
