import { describe, expect, it } from "vitest";
import { createImpacts } from "#server/features/publishing/work/createImpacts.ts";
import type { JobOrder, JobRunner } from "#server/features/publishing/work/Jobs.ts";

/** Drawings that end when the test says so. */
function someImpacts() {
  const asked: { sides: string; order: JobOrder; answer: (impact: unknown) => void; fail: (error: Error) => void }[] =
    [];
  const run = (_name: string, { live, content }: { live: string; content: string }, order: JobOrder) =>
    new Promise((answer, fail) => {
      asked.push({ sides: `${live} ${content}`, order, answer, fail });
      order.signal?.addEventListener("abort", () => fail(order.signal?.reason as Error));
    });
  return { asked, impacts: createImpacts({ run } as unknown as JobRunner) };
}

const site = (hash: string) => ({ hash, content: hash });

describe("the pages that a draft changes", () => {
  it("are drawn once, however often a page looks in meanwhile and by how many, and are remembered", async () => {
    const { asked, impacts } = someImpacts();
    const looks = ["x", "x", "x", "x", "y"].map((who) => impacts.follow(site("live"), site("a"), who));
    expect(asked).toHaveLength(1);
    const impact = { isAll: false };
    asked[0]?.answer(impact);
    expect(await Promise.all(looks)).toEqual(looks.map(() => impact));
    expect(await impacts.follow(site("live"), site("a"), "x")).toBe(impact);
    expect(asked).toHaveLength(1);
    void impacts.follow(site("next"), site("a"), "x");
    expect(asked.map(({ sides }) => sides)).toEqual(["live a", "next a"]);
  });

  it("are drawn no longer for a draft that is another one by now, but where somebody else waits", async () => {
    const { asked, impacts } = someImpacts();
    const left = impacts.follow(site("live"), site("a"), "x");
    void impacts.follow(site("live"), site("b"), "x");
    await expect(left).rejects.toMatchObject({ status: 409 });
    const shared = impacts.follow(site("live"), site("b"), "y");
    void impacts.follow(site("live"), site("c"), "x");
    expect(asked.map(({ order }) => order.signal?.aborted)).toEqual([true, false, false]);
    asked[1]?.answer(null);
    expect(await shared).toBeNull();
  });

  it("are drawn anew after a failure", async () => {
    const { asked, impacts } = someImpacts();
    const first = impacts.follow(site("live"), site("a"), "x");
    asked[0]?.fail(new Error("ended"));
    await expect(first).rejects.toThrow("ended");
    void impacts.follow(site("live"), site("a"), "x");
    expect(asked).toHaveLength(2);
  });
});
