import { beforeAll, describe, expect, it } from "vitest";
import { aPlatform } from "#tests/support/aPlatform.ts";
import { differenceOfPairs } from "#tests/support/differenceOfPairs.ts";
import { drillSize } from "#tests/support/drillSize.ts";

const platform = await aPlatform();
const { call, owner, register } = platform;

beforeAll(async () => {
  await register("timed01");
});

async function timeOf(username: string): Promise<number> {
  await owner.query("DELETE FROM throttle");
  const typed = { username, password: "Wrong-2026!", type: "username", botCheck: await platform.solve("login") };
  const body = await platform.encrypt(typed);
  const started = performance.now();
  await call("POST", "/wps/session/login", { body });
  return performance.now() - started;
}

describe("S-33 the time that a login takes", () => {
  it("is the same for an unknown account as for a known one", async () => {
    // Each first as often as the other: what the first of two leaves to do falls on both.
    const pair = async (round: number) => {
      const second = round % 2 ? await timeOf("nobody1") : undefined;
      const first = await timeOf("timed01");
      return [first, second ?? (await timeOf("nobody1"))] as const;
    };
    expect(await differenceOfPairs(pair, { batch: drillSize(60, 400) })).toBeLessThan(0.1);
  });
});
