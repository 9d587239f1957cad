import type { Migration } from "./Migration.ts";

/** What tiles and a ticker said of a row beside everything else. */
const ofRow: ReadonlyMap<unknown, readonly string[]> = new Map([
  ["tiles", ["title", "text", "art", "badge", "action"]],
  ["ticker", ["text", "action"]],
]);

/** 3 to 4: what is shown of a row is its `rowItem`, in every kind that shows no nodes for it. */
export const nameRowItems: Migration = {
  from: 3,
  title: "`rowSlide` of `hero` is called `rowItem`; what `tiles` and `ticker` show of a row stands in one, too.",
  rewrite(object) {
    const { kind, rowSlide, ...others } = object;
    if (kind === "hero" && rowSlide !== undefined) return { rowItem: rowSlide, ...others, kind };
    const names = ofRow.get(kind) ?? [];
    const [said, rest] = [true, false].map((isOfRow) =>
      Object.fromEntries(Object.entries(object).filter(([name]) => names.includes(name) === isOfRow)),
    ) as [object, Record<string, unknown>];
    return Object.keys(said).length === 0 ? object : { rowItem: said, ...rest };
  },
};
