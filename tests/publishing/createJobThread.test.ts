import { Worker } from "node:worker_threads";
import { afterAll, describe, expect, it } from "vitest";
import { createJobThread } from "#server/features/publishing/work/createJobThread.ts";

/** Does what its input says, as `job.worker.ts` would: answers, hangs, eats memory, breaks, or waits to be stopped. */
const code = `
const { parentPort } = require("node:worker_threads");
let wake;
parentPort.on("message", async (message) => {
  if (message.stop) return wake?.();
  const { input } = message;
  parentPort.postMessage({ what: "the shape of its documents" });
  if (input === "hang") for (;;);
  if (input === "slow") await new Promise((resolve) => setTimeout(resolve, 600));
  if (input === "eat") { const kept = []; for (;;) kept.push(new Array(1e5).fill({})); }
  if (input === "end") process.exit(3);
  if (input === "refuse") return parentPort.postMessage({ failure: { status: 422, code: "refused", message: "no", value: { a: 1 } } });
  if (input === "break") return parentPort.postMessage({ broken: "TypeError: x is not a function" });
  if (input === "wait") { await new Promise((resolve) => (wake = resolve)); return parentPort.postMessage({ broken: "stopped" }); }
  parentPort.postMessage({ output: input });
});
parentPort.postMessage({ isReady: true });
`;
let started = 0;
const thread = createJobThread(() => {
  started += 1;
  return new Worker(code, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 32 } });
}, 32);
afterAll(() => thread.close());
const run = (input: string, more: { limitMs?: number; signal?: AbortSignal } = {}) =>
  thread.run({ name: "check", input, limitMs: 20_000, ...more });

describe("a thread for jobs", () => {
  it("runs one job after the other in the same thread", async () => {
    expect(await run("one")).toBe("one");
    expect(await run("two")).toBe("two");
    expect(started).toBe(1);
  });

  it("ends what hangs at the limit, says what was looked at and what to do, and goes on with the next job", async () => {
    const before = started;
    await expect(run("hang", { limitMs: 200 })).rejects.toMatchObject({
      status: 422,
      code: "too_heavy",
      message: expect.stringMatching(
        /^The check was ended after 1 second, while it looked at the shape of its documents\. Take out or split .*discarding the draft always works\.$/,
      ),
      value: { what: "the shape of its documents", limit: "1 second" },
    });
    expect(await run("after")).toBe("after");
    expect(started).toBe(before + 1);
  });

  it("counts what the thread works, and not how long it is kept waiting", async () => {
    expect(await run("slow", { limitMs: 200 })).toBe("slow");
  });

  it("ends what waits without end as well", async () => {
    await expect(run("wait", { limitMs: 50 })).rejects.toMatchObject({ code: "too_heavy" });
    expect(await run("after")).toBe("after");
  });

  it("says the same of what needs more memory than there is", async () => {
    await expect(run("eat")).rejects.toMatchObject({ code: "too_heavy", value: { limit: "32 MB of memory" } });
    expect(await run("after")).toBe("after");
  });

  it("hands over what a job refuses, and tells a fault of ours from it", async () => {
    await expect(run("refuse")).rejects.toMatchObject({ status: 422, code: "refused", message: "no", value: { a: 1 } });
    await expect(run("break")).rejects.toThrow("TypeError: x is not a function");
    await expect(run("end")).rejects.toThrow("the thread ended");
    expect(await run("after")).toBe("after");
  });

  it("tells a running job that nobody waits for it any more", async () => {
    const outdated = new AbortController();
    const gone = run("wait", { signal: outdated.signal });
    const before = started;
    setImmediate(() => outdated.abort(new Error("another configuration is checked")));
    await expect(gone).rejects.toThrow("another configuration is checked");
    expect(await run("after")).toBe("after");
    expect(started).toBe(before);
  });
});
