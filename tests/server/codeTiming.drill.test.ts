import { describe, expect, it } from "vitest";
import { aPlatform, freshAddress } from "#tests/support/aPlatform.ts";
import { drillSize } from "#tests/support/drillSize.ts";

const platform = await aPlatform({ config: {} });
const { call, owner, register } = platform;

describe("S-33 the time that sending a code takes", () => {
  it("is the same whether the number is registered or not", { retry: 3 }, async () => {
    await register(`timed${Date.now() % 100_000}`);
    await owner.query(
      "UPDATE member SET dialing_code = '855', mobile_num = '10700001', mobile_verified_at = now() WHERE mobile_num = ''",
    );
    const times: Record<string, number[]> = { "10700001": [], "10700002": [] };
    const rounds = drillSize(60, 400);
    for (let round = 0; round < rounds; round += 1) {
      // In turns, and each first as often as the other, so that the machine's moods fall on both.
      const [a, b] = ["10700001", "10700002"] as const;
      for (const mobileNum of round % 2 ? [a, b] : [b, a]) {
        await owner.query("DELETE FROM throttle");
        const body = { mobileNum, countryDialingCode: "855", botCheck: await platform.solve("loginCode") };
        const ip = freshAddress();
        const started = performance.now();
        await call("POST", "/wps/verification/sms/noLogin", { body, ip });
        times[mobileNum]!.push(performance.now() - started);
      }
    }
    // The lower quartile: what it takes when nothing else is in the way.
    const usual = (list: number[]) => list.toSorted((x, y) => x - y)[list.length >> 2] ?? 0;
    const ratio = usual(times["10700001"]!) / usual(times["10700002"]!);
    expect(Math.abs(ratio - 1)).toBeLessThan(0.1);
  });
});
