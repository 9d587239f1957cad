import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { foldPlain } from "#renderers/blocks/search/finder/foldPlain.ts";
import { createFinder } from "#renderers/blocks/search/finder/createFinder.ts";
import { foldText } from "#renderers/ui/foldText.ts";

interface Table {
  rows: [title: string, vendor: string][];
  /** Places of rows that go before others. */
  first: number[];
  cases: { why: string; typed: string; found: string[] }[];
}

const { rows, first, cases } = JSON.parse(readFileSync("tests/renderers/search/finder.json", "utf8")) as Table;
const columns = [rows.map(([title]) => title), rows.map(([, vendor]) => vendor)];
const finder = await createFinder({ columns, isFirst: (row) => first.includes(row) }, async () => undefined);
const titles = (places: readonly number[]) => places.map((place) => rows[place]?.[0]);

describe("a search in an index", () => {
  it.each(cases.map((one) => [one.why, one] as const))("finds by %s", (_why, { typed, found }) => {
    expect(titles(finder.find(typed, 10).rows)).toEqual(found);
  });

  it("says how many there are, gives as many as are wanted, and leaves out what is not wanted", () => {
    expect(finder.find("dragon", 1)).toMatchObject({ rows: [0], total: 3 });
    expect(titles(finder.find("dragon", 10, (row) => row !== 0).rows)).toEqual(["Golden Dragon", "Snapdragon Garden"]);
    expect(titles(finder.find("", 10, (row) => rows[row]?.[1] === "Otter").rows)).toEqual(["Black Jack"]);
  });

  it("tells the words to mark: those that were typed, and those that were found in their place", () => {
    expect(finder.find("dargon", 10).words).toEqual(["dargon", "dragon"]);
  });

  it("folds whole texts as it folds what is marked", () => {
    for (const text of columns.flat()) expect(foldPlain(text)).toBe(foldText(text).folded);
  });

  it("lets others have their turn while thousands of rows are read", async () => {
    let pauses = 0;
    const many = Array.from({ length: 12_000 }, (_, place) => `Game ${place}`);
    const long = await createFinder({ columns: [many] }, async () => void (pauses += 1));
    expect(pauses).toBeGreaterThanOrEqual(7);
    expect(long.find("11999", 5).rows).toEqual([11_999]);
  });
});
