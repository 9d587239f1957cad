import { beforeAll, describe, expect, it } from "vitest";
import { aPlatform, freshAddress } from "#tests/support/aPlatform.ts";
import { differenceOfPairs } from "#tests/support/differenceOfPairs.ts";
import { drillSize } from "#tests/support/drillSize.ts";

const platform = await aPlatform({ config: {} });
const { call, owner, register } = platform;

beforeAll(async () => {
  await register("timed01");
  await owner.query("UPDATE member SET dialing_code = '855', mobile_num = '10700001', mobile_verified_at = now()");
});

async function timeOf(mobileNum: string): Promise<number> {
  await owner.query("DELETE FROM throttle");
  const body = { mobileNum, countryDialingCode: "855", botCheck: await platform.solve("loginCode") };
  const ip = freshAddress();
  const started = performance.now();
  await call("POST", "/wps/verification/sms/noLogin", { body, ip });
  return performance.now() - started;
}

describe("S-33 the time that sending a code takes", () => {
  it("is the same whether the number is registered or not", async () => {
    // Each first as often as the other: what the first of two leaves to do falls on both.
    const pair = async (round: number) => {
      const second = round % 2 ? await timeOf("10700002") : undefined;
      const first = await timeOf("10700001");
      return [first, second ?? (await timeOf("10700002"))] as const;
    };
    expect(await differenceOfPairs(pair, { batch: drillSize(60, 400) })).toBeLessThan(0.1);
  });
});
