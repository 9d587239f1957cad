import { describe, expect, it } from "vitest";
import { aPlatform, goodPassword } from "#tests/support/aPlatform.ts";
import { drillSize } from "#tests/support/drillSize.ts";

const platform = await aPlatform();
const { call, login, owner, register } = platform;

describe("S-33 the time that a login takes", () => {
  it("is the same for an unknown account as for a known one", { retry: 3 }, async () => {
    if (!(await login("timed01", goodPassword)).success) await register("timed01");
    const times: Record<string, number[]> = { timed01: [], nobody1: [] };
    const rounds = drillSize(60, 400);
    for (let round = 0; round < rounds; round += 1) {
      // In turns, and each first as often as the other, so that the machine's moods fall on both.
      for (const account of round % 2 ? ["timed01", "nobody1"] : ["nobody1", "timed01"]) {
        await owner.query("DELETE FROM throttle");
        const typed = {
          username: account,
          password: "Wrong-2026!",
          type: "username",
          botCheck: await platform.solve("login"),
        };
        const body = await platform.encrypt(typed);
        const started = performance.now();
        await call("POST", "/wps/session/login", { body });
        times[account]!.push(performance.now() - started);
      }
    }
    // The lower quartile: what it takes when nothing else is in the way.
    const usual = (list: number[]) => list.toSorted((a, b) => a - b)[list.length >> 2] ?? 0;
    expect(Math.abs(usual(times["timed01"]!) / usual(times["nobody1"]!) - 1)).toBeLessThan(0.1);
  });
});
