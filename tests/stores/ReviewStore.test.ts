import { describe, expect, it } from "vitest";
import type { DiffEntry, DraftFindings } from "#contracts/api.ts";
import type { Answer } from "#stores/Answer.ts";
import type { DraftDiff } from "#stores/DraftPort.ts";
import { ReviewStore } from "#stores/ReviewStore.ts";
import { watchValue } from "#stores/watchValue.ts";
import { aDelay, aDraftPlatform, aDraftStore, failed } from "./aDraft.ts";

const problem = { document: "rules", pointer: "/register/email", reason: "no", severity: "error" as const };

const aDiff = (draft: string, entries: DiffEntry[]): Answer<DraftDiff> => ({
  ok: true,
  value: { draft, baseHash: "b", seq: 1, conflicts: [], entries },
});
const found = (draft: string, status: DraftFindings["status"], problems = [problem]): Answer<DraftFindings> => ({
  ok: true,
  value: { draft, seq: 1, hash: "b", status, conflicts: 0, problems },
});
const entry = (pointer: string, after: unknown): DiffEntry => ({ pointer, label: pointer, kind: "changed", after });

async function aReview() {
  const platform = aDraftPlatform({ a: 1 });
  const { store: draft } = aDraftStore(platform);
  await draft.load();
  const asked: string[] = [];
  const diffs: Answer<DraftDiff>[] = [];
  const checks: Answer<DraftFindings>[] = [];
  const delay = aDelay();
  const review = new ReviewStore(
    {
      diffDraft: async () => diffs.shift() ?? aDiff("d1", [entry("/a", 2)]),
      getFindings: async (hash) => (asked.push(hash), checks.shift() ?? found(hash, "done", [])),
    },
    delay,
    draft,
    ({ document, pointer }) => `/${document}${pointer}`,
  );
  return { review, draft, platform, delay, asked, diffs, checks };
}

describe("the review of a draft", () => {
  it("lets the whole gate look at the draft that is saved, and asks until it has", async () => {
    const { review, asked, checks, delay } = await aReview();
    checks.push(found("d1", "checking", []), found("d1", "done"));
    await review.refresh();
    expect([review.gate, delay.waiting.map(({ ms }) => ms)]).toEqual(["checking", [500]]);
    delay.pass();
    while (review.gate === "checking") await Promise.resolve();
    expect([asked, review.gate, review.problems]).toEqual([["d1", "d1"], "done", [problem]]);
  });

  it("keeps no finding of a place that holds something else by now, and those beside it", async () => {
    const { review, draft, checks } = await aReview();
    const at = (pointer: string) => ({ ...problem, document: "a", pointer });
    draft.edit("/a", { b: 1, c: 1 });
    await draft.flush();
    checks.push(found("d1", "done", [at("/b"), at("/c")]));
    await review.refresh();
    draft.edit("/a/b", 2);
    await draft.flush();
    checks.push(failed("conflict"));
    await review.refresh();
    expect(review.problems).toEqual([at("/c")]);
  });

  it("is the same list of problems while somebody types", async () => {
    const { review, draft } = await aReview();
    const seen = new Set<unknown>();
    const stop = watchValue(
      () => review.problems,
      (problems) => seen.add(problems),
    );
    for (const value of [2, 3, 4]) draft.edit("/a", value);
    expect(seen.size).toBe(0);
    stop();
  });

  it("does not trouble the gate with a draft that changes nothing", async () => {
    const { review, asked, diffs } = await aReview();
    diffs.push(aDiff("d1", []));
    await review.refresh();
    expect([asked, review.gate, review.isChanged]).toEqual([[], "idle", false]);
  });

  it("takes nothing of a check that another save overtook", async () => {
    const { review, checks, asked } = await aReview();
    let answer: (found: Answer<DraftFindings>) => void = () => undefined;
    checks.push(new Promise<Answer<DraftFindings>>((resolve) => (answer = resolve)) as never);
    const first = review.refresh();
    while (asked.length === 0) await Promise.resolve();
    await review.refresh();
    answer(found("d1", "done"));
    await first;
    expect(review.problems).toEqual([]);
  });

  it.each(["network", "throttled", "fault"] as const)(
    "asks again later where the gate failed with %s",
    async (kind) => {
      const { review, delay, asked, checks } = await aReview();
      checks.push(failed(kind));
      await review.refresh();
      expect([review.gate, delay.waiting.length]).toEqual(["failed", 1]);
      delay.pass();
      expect(asked).toHaveLength(2);
    },
  );

  it("does not ask again what a viewer may not ask", async () => {
    const { review, delay, checks } = await aReview();
    checks.push(failed("forbidden"));
    await review.refresh();
    expect([review.gate, delay.waiting]).toEqual(["idle", []]);
  });

  it("says that the platform cannot be reached, and not that nothing is to be published", async () => {
    const { review, diffs, delay } = await aReview();
    diffs.push(failed("network"));
    await review.compare();
    expect([review.failure?.kind, review.diff]).toEqual(["network", null]);
    expect(delay.waiting).toHaveLength(1);
    await review.compare();
    expect([review.failure, review.entries.length]).toEqual([null, 1]);
    diffs.push(failed("timeout"));
    await review.compare();
    // What was known stays, and is said to be old.
    expect([review.failure?.kind, review.entries.length]).toEqual(["timeout", 1]);
  });

  it("publishes what is on the screen: the hash of the draft whose changes are shown", async () => {
    const { review, diffs } = await aReview();
    diffs.push(aDiff("d7", [entry("/a", 2)]));
    await review.compare();
    expect(review.seen).toBe("d7");
  });

  it("marks what was not among the changes when somebody wanted to publish them", async () => {
    const { review, diffs } = await aReview();
    diffs.push(aDiff("d1", [entry("/a", 2), entry("/b", 1)]));
    await review.compare();
    diffs.push(aDiff("d2", [entry("/a", 3), entry("/b", 1), entry("/c", 1)]));
    await review.lookAgain();
    expect([...review.unseen]).toEqual(["/a", "/c"]);
  });

  it("counts no change that was just taken back, before the platform has compared again", async () => {
    const { review, draft, diffs } = await aReview();
    draft.edit("/a", 2);
    await draft.flush();
    const told = aDiff("d2", [entry("/a", 2), entry("/b", 1)]);
    diffs.push(told);
    await review.compare();
    draft.edit("/a", 1);
    review.noteTakenBack(entry("/a", 2), "/a", 1);
    expect(review.entries.map(({ pointer }) => pointer)).toEqual(["/b"]);
    // An answer that was asked for before it was saved knows nothing of it.
    diffs.push(told);
    await review.compare();
    expect(review.entries.map(({ pointer }) => pointer)).toEqual(["/b"]);
    // Taken back in turn, it is a change again.
    draft.undo();
    expect(review.entries).toHaveLength(2);
    draft.redo();
    expect(review.entries).toHaveLength(1);

    // From the platform's next answer on that alone counts, whatever was taken back before.
    await draft.flush();
    diffs.push(aDiff("d3", []));
    await review.compare();
    expect(review.isChanged).toBe(false);
    diffs.push(aDiff("d3", [entry("/a", 1)]));
    await review.compare();
    expect(review.entries).toHaveLength(1);
  });

  it("lets a refusal go with the draft that it was about", async () => {
    const { review } = await aReview();
    review.refuse({ message: "no", problems: [problem] });
    expect(review.problems).toEqual([problem]);
    await review.refresh();
    expect([review.refusal, review.problems]).toEqual([null, []]);
  });
});
