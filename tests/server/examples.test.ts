import { describe, expect, it } from "vitest";
import { aPlatform, goodPassword } from "#tests/support/aPlatform.ts";

const platform = await aPlatform({ config: { isDemo: true } });
const { call, login, owner, register } = platform;
await register("example01");
await owner.query("UPDATE member SET type = 1 WHERE account = 'example01'");
const { token } = await login("example01", goodPassword);

const tier = (from: number, players: number, rate: number) => ({ from, players, rate });
const save = async (tiers: unknown) => {
  const answer = await call("POST", "/wps/example/contract", { token, body: { tiers } });
  return { status: answer.statusCode, ...(answer.json() as { success: boolean; value: Record<string, unknown> }) };
};

describe("the contract behind an example page", () => {
  it("holds once it was agreed on, for who agreed", async () => {
    const tiers = [tier(0, 0, 15), tier(5_000_000, 5, 30)];
    expect(await save(tiers)).toMatchObject({ success: true, value: { tiers } });
    const read = await call("GET", "/wps/example/contract", { token });
    expect(read.json()).toMatchObject({ value: { tiers, agreedAt: platform.clock.now().toISOString() } });
  });

  it.each([
    ["more than one's own at this turnover", [tier(0, 0, 20.5)], "/tiers/0/rate", "error.example_tier_above"],
    ["two tiers too near", [tier(0, 0, 10), tier(99_999, 0, 20)], "/tiers/1/from", "error.example_tier_near"],
    ["fewer players above", [tier(0, 9, 10), tier(500_000, 8, 20)], "/tiers/1/players", "form.least"],
    ["a lesser share above", [tier(0, 0, 10), tier(500_000, 8, 9.5)], "/tiers/1/rate", "form.least"],
  ])("is refused by pointer: %s", async (_what, tiers, pointer, key) => {
    const answer = await save(tiers);
    expect(answer).toMatchObject({ status: 200, success: false, code: "form_invalid" });
    expect(answer.value["fieldErrors"]).toMatchObject({ [pointer]: { key } });
  });

  it.each([[[]], [[tier(0, 0, 10.25)]], [[tier(-1, 0, 10)]], [[tier(0, 0, 101)]], [Array(6).fill(tier(0, 0, 1))]])(
    "takes nothing that the contract does not: %j",
    async (tiers) => expect((await save(tiers)).status).toBe(400),
  );

  it("is there only with demo data", async () => {
    const real = await aPlatform({ config: { isDemo: false } });
    await real.register("example02");
    const answer = await real.call("GET", "/wps/example/contract");
    expect(answer.statusCode).toBe(404);
  });
});
