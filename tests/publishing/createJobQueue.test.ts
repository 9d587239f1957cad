import { describe, expect, it } from "vitest";
import type { ThreadJob } from "#server/features/publishing/work/createJobThread.ts";
import { createJobQueue, type QueueLimits } from "#server/features/publishing/work/createJobQueue.ts";

const limits: QueueLimits = { jobMs: 1_000, perOperator: 3, inAll: 5, allowanceMs: 10_000 };

/** A queue before a thread whose jobs the test ends, by a clock that the test moves. */
function aQueue(over: Partial<QueueLimits> = {}) {
  const started: { job: ThreadJob; end: (output: unknown) => void }[] = [];
  let time = 0;
  const queue = createJobQueue({
    thread: {
      run: (job) => new Promise((resolve) => started.push({ job, end: resolve })),
      close: async () => undefined,
    },
    limits: { ...limits, ...over },
    now: () => time,
  });
  return {
    started,
    ask: (operator: string, input: unknown = operator, signal?: AbortSignal) =>
      queue.run({ name: "check", operator, input, signal }),
    /** Ends the job that runs, after so long; the next one has begun then. */
    end: async (afterMs = 10, output: unknown = "done") => {
      time += afterMs;
      started.at(-1)?.end(output);
      await new Promise((resolve) => setImmediate(resolve));
    },
    wait: (ms: number) => void (time += ms),
    ran: () => started.map(({ job }) => job.input),
  };
}

describe("a queue", () => {
  it("runs one job at a time, with its limit", async () => {
    const { ask, end, started } = aQueue();
    const [first, second] = [ask("a", 1), ask("a", 2)];
    expect(started).toHaveLength(1);
    expect(started[0]?.job.limitMs).toBe(1_000);
    await end(10, "one");
    await end(10, "two");
    expect(await Promise.all([first, second])).toEqual(["one", "two"]);
  });

  it("lets nobody wait behind all the jobs of somebody else", async () => {
    const { ask, end, ran } = aQueue();
    const asked = [ask("a", "a1"), ask("a", "a2"), ask("a", "a3"), ask("b", "b1"), ask("c", "c1")];
    for (const _ of asked) await end();
    expect(ran()).toEqual(["a1", "b1", "c1", "a2", "a3"]);
    await Promise.all(asked);
  });

  it("refuses an operator's fourth job while three wait or run, and takes it once one has ended", async () => {
    const { ask, end } = aQueue();
    const asked = [ask("a"), ask("a"), ask("a")];
    await expect(ask("a")).rejects.toMatchObject({ status: 429, code: "too_many_requests", retryAfterSeconds: 2 });
    void ask("b");
    await end();
    void ask("a");
    await asked[0];
  });

  it("refuses everybody while too many wait in all", async () => {
    const { ask } = aQueue();
    for (const operator of ["a", "b", "c", "d", "e", "f"]) void ask(operator);
    await expect(ask("g")).rejects.toMatchObject({ status: 503, code: "unavailable", retryAfterSeconds: 5 });
  });

  it("refuses who used the thread for longer than their allowance, says when to come back, and no one else", async () => {
    const { ask, end, wait } = aQueue();
    void ask("a");
    await end(12_000);
    await expect(ask("a")).rejects.toMatchObject({ status: 429, retryAfterSeconds: 4 });
    const other = ask("b");
    await end();
    await other;
    wait(4_000);
    void ask("a");
  });

  it("takes a job that nobody waits for any more out of the queue, and goes on", async () => {
    const { ask, end, ran } = aQueue();
    const outdated = new AbortController();
    void ask("a", "a1");
    const gone = ask("a", "a2", outdated.signal);
    const last = ask("a", "a3");
    outdated.abort(new Error("outdated"));
    await expect(gone).rejects.toThrow("outdated");
    await end();
    await end();
    await last;
    expect(ran()).toEqual(["a1", "a3"]);
  });

  it("goes on after a job that failed", async () => {
    const ran: unknown[] = [];
    const thread = {
      run: async ({ input }: ThreadJob) => {
        ran.push(input);
        if (input === "bad") throw new Error("ended at its limit");
        return input;
      },
      close: async () => undefined,
    };
    const queue = createJobQueue({ thread, limits, now: () => 0 });
    const [bad, good] = ["bad", "good"].map((input) => queue.run({ name: "check", operator: "a", input }));
    await expect(bad).rejects.toThrow("ended at its limit");
    expect(await good).toBe("good");
    expect(ran).toEqual(["bad", "good"]);
  });
});
