import { sameSince, type FlagAges } from "./flagAge.ts";
import type { FlagRow } from "./flagRows.ts";
import type { FlagWords } from "./flagWords.ts";

/** Which features are looked at. */
export const flagViews = ["all", "on", "off", "held", "some", "stale", "unused"] as const;

/** What narrows the table. */
export interface FlagFilter {
  words: string;
  only: (typeof flagViews)[number];
}

interface Shown {
  rows: readonly FlagRow[];
  /** What each row is known by (`rowKeys`). */
  keys: readonly string[];
  told: readonly FlagWords[];
  /** Null while it is not known. */
  uses: ReadonlyMap<string, readonly string[]> | null;
  ages: FlagAges;
  filter: FlagFilter;
  /** Keys of the rows below which nothing is shown. */
  folded: ReadonlySet<string>;
}

/** Is there nothing that would be another way without the feature? */
export function isUnused(
  row: FlagRow,
  words: FlagWords | undefined,
  uses: ReadonlyMap<string, readonly string[]> | null,
): boolean {
  return uses !== null && !row.hasChildren && words?.isBuiltIn !== true && !uses.has(row.id);
}

/** The rows that are shown, as places in `rows`; what is searched for is found in folded branches too. */
export function shownFlags({ rows, keys, told, uses, ages, filter, folded }: Shown): number[] {
  const words = filter.words.trim().toLowerCase();
  const isNarrowed = words !== "" || filter.only !== "all";
  let foldedAt: number | null = null;
  return rows.flatMap((row, index) => {
    if (isNarrowed) {
      const isFound = `${row.id} ${told[index]?.about ?? ""} ${row.owner ?? ""}`.toLowerCase().includes(words);
      return isFound && isOf(filter.only, row, told[index], { uses, ages }) ? [index] : [];
    }
    if (foldedAt !== null && row.depth > foldedAt) return [];
    foldedAt = folded.has(keys[index] ?? "") ? row.depth : null;
    return [index];
  });
}

function isOf(
  only: FlagFilter["only"],
  row: FlagRow,
  words: FlagWords | undefined,
  { uses, ages }: Pick<Shown, "uses" | "ages">,
): boolean {
  if (only === "all") return true;
  if (only === "unused") return isUnused(row, words, uses);
  if (only === "stale") return sameSince(row, words, ages) !== null;
  if (only === "some") return row.isForSome;
  if (only === "held") return row.isSwitchedOn && !row.isOn;
  return row.isOn === (only === "on");
}

/** How many features each view has. */
export function countViews({
  rows,
  told,
  ...known
}: Omit<Shown, "keys" | "filter" | "folded">): Record<FlagFilter["only"], number> {
  const count = (only: FlagFilter["only"]) => rows.filter((row, index) => isOf(only, row, told[index], known)).length;
  return Object.fromEntries(flagViews.map((view) => [view, count(view)])) as Record<FlagFilter["only"], number>;
}
