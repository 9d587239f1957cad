import { describe, expect, it } from "vitest";
import { createBatches } from "#server/db/createBatches.ts";

describe("work in batches", () => {
  it("goes at once where nothing is under way, keeps its order, and sends away what is too much", async () => {
    const seen: number[][] = [];
    let [release, begun] = [() => {}, () => {}];
    const isBegun = new Promise<void>((resolve) => (begun = resolve));
    const gate = new Promise<void>((resolve) => (release = resolve));
    const add = createBatches<number, number>(
      async (items) => {
        seen.push([...items]);
        begun();
        await gate;
        return items.map((item) => item * 10);
      },
      { most: 2, mostWaiting: 3 },
    );
    const first = add(1);
    await isBegun;
    const others = [2, 3, 4].map((item) => add(item));
    await expect(add(5)).rejects.toMatchObject({ status: 503 });
    release();
    expect(await Promise.all([first, ...others])).toEqual([10, 20, 30, 40]);
    expect(seen).toEqual([[1], [2, 3], [4]]);
  });

  it("throws what went wrong to all of a batch, and goes on with the next", async () => {
    let count = 0;
    const add = createBatches<number, number>(
      async (items) => {
        count += 1;
        if (count === 1) throw new Error("broken");
        return [...items];
      },
      { most: 10, mostWaiting: 10 },
    );
    const ends = await Promise.allSettled([add(1), add(2)]);
    expect(ends.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(await add(3)).toBe(3);
  });
});
