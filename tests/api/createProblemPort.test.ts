import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Client } from "#api/createClient.ts";
import { createProblemPort, type ProblemReport } from "#api/ports/createProblemPort.ts";

function aPort() {
  const told: ProblemReport[] = [];
  const call = async (_: string, report: ProblemReport) => {
    told.push(report);
    return { ok: true, value: {} };
  };
  const clock = { now: () => performance.now(), after: (ms: number, run: () => void) => void setTimeout(run, ms) };
  const report = createProblemPort({ call } as unknown as Client, clock);
  const tell = (number: number) =>
    report({ kind: "configuration", document: "menus", pointer: `/${number}`, reason: "broken" });
  return { told, tell };
}

describe("reports of problems", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("tell each problem once, ten in a minute, and lose none of those that have to wait", async () => {
    const { told, tell } = aPort();
    for (let number = 0; number < 25; number += 1) tell(number % 24);
    expect(told).toHaveLength(10);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(told).toHaveLength(20);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(told.map(({ pointer }) => pointer)).toEqual(Array.from({ length: 24 }, (_, number) => `/${number}`));
  });

  it("tell of a page that has more problems than it may tell", async () => {
    const { told, tell } = aPort();
    for (let number = 0; number < 500; number += 1) tell(number);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(told).toHaveLength(51);
    expect(told.at(-1)?.reason).toBe("More than 50 problems here: the others are not told");
  });
});
