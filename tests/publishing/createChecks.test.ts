import type { Diagnostic } from "#contracts/api.ts";
import { describe, expect, it } from "vitest";
import { Failure } from "#server/http/Failure.ts";
import { createChecks } from "#server/features/publishing/work/createChecks.ts";
import type { JobOrder, JobRunner } from "#server/features/publishing/work/Jobs.ts";
import { tooHeavy } from "#server/features/publishing/work/createJobThread.ts";

interface Asked {
  hash: string;
  order: JobOrder;
  answer: (problems: Diagnostic[]) => void;
  fail: (error: Error) => void;
}

/** Checks before a gate that answers when the test says so. */
function someChecks() {
  const asked: Asked[] = [];
  const run = (_name: string, { content }: { content: string }, order: JobOrder) =>
    new Promise<Diagnostic[]>((answer, fail) => {
      asked.push({ hash: content, order, answer, fail });
      order.signal?.addEventListener("abort", () => fail(order.signal?.reason as Error));
    });
  return { asked, checks: createChecks({ run } as unknown as JobRunner) };
}

const site = (hash: string) => ({ hash, content: hash });
const problem = (document: string): Diagnostic => ({ document, pointer: "", reason: "r", severity: "error" });

describe("checks of the whole gate", () => {
  it("are one for all who ask about the same configuration, and are remembered", async () => {
    const { asked, checks } = someChecks();
    const answers = [checks.follow(site("a"), "x"), checks.check(site("a"), "y"), checks.follow(site("a"), "z")];
    expect(asked).toHaveLength(1);
    asked[0]?.answer([problem("menus")]);
    expect(await Promise.all(answers)).toEqual(Array(3).fill([problem("menus")]));
    expect(await checks.follow(site("a"), "x")).toEqual([problem("menus")]);
    expect(await checks.check(site("a"), "x")).toEqual([problem("menus")]);
    expect(asked).toHaveLength(1);
  });

  it("are stopped once the operator's page asks about another configuration", async () => {
    const { asked, checks } = someChecks();
    const outdated = checks.follow(site("a"), "x");
    void checks.follow(site("b"), "x");
    await expect(outdated).rejects.toMatchObject({ code: "outdated" });
    expect(asked.map(({ hash, order }) => [hash, order.signal?.aborted])).toEqual([
      ["a", true],
      ["b", false],
    ]);
    void checks.follow(site("a"), "x");
    expect(asked).toHaveLength(3);
  });

  it("are not stopped while another page looks in, or somebody waits to publish", async () => {
    const { asked, checks } = someChecks();
    void checks.follow(site("a"), "x");
    void checks.follow(site("a"), "y");
    void checks.follow(site("b"), "x");
    expect(asked[0]?.order.signal?.aborted).toBe(false);
    const waiting = checks.check(site("b"), "z");
    void checks.follow(site("c"), "x");
    expect(asked[1]?.order.signal?.aborted).toBe(false);
    asked[1]?.answer([]);
    expect(await waiting).toEqual([]);
  });

  it("remember what was too heavy for pages that look in, and try again for who publishes", async () => {
    const { asked, checks } = someChecks();
    const first = checks.follow(site("a"), "x");
    asked[0]?.fail(tooHeavy("its pages", "90 seconds"));
    await expect(first).rejects.toMatchObject({ code: "too_heavy" });
    await expect(checks.follow(site("a"), "x")).rejects.toMatchObject({ code: "too_heavy" });
    expect(asked).toHaveLength(1);
    void checks.check(site("a"), "x");
    expect(asked).toHaveLength(2);
  });

  it("try again where a queue was full, and for who publishes where drawing failed as a whole", async () => {
    const { asked, checks } = someChecks();
    const first = checks.follow(site("a"), "x");
    asked[0]?.fail(new Failure(503, "unavailable", "busy"));
    await expect(first).rejects.toMatchObject({ status: 503 });
    const second = checks.follow(site("a"), "x");
    asked[1]?.answer([problem("site")]);
    await second;
    expect(await checks.follow(site("a"), "x")).toEqual([problem("site")]);
    expect(asked).toHaveLength(2);
    void checks.check(site("a"), "x");
    expect(asked).toHaveLength(3);
  });

  it("forget the one that was answered longest ago", async () => {
    const { asked, checks } = someChecks();
    for (let place = 0; place < 33; place += 1) {
      const answer = checks.check(site(String(place)), "x");
      asked.at(-1)?.answer([]);
      await answer;
    }
    await checks.check(site("32"), "x");
    expect(asked).toHaveLength(33);
    void checks.check(site("0"), "x");
    expect(asked).toHaveLength(34);
  });
});
