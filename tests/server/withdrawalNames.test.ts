import { describe, expect, it } from "vitest";
import { aWithdrawalPlatform } from "#tests/support/aWithdrawalPlatform.ts";

const platform = await aWithdrawalPlatform();

describe("the account record", () => {
  it.each([
    ["EN", ["Withdrawal given back", "Held for a withdrawal"]],
    ["KM", ["ការដកប្រាក់ត្រូវបានប្រគល់វិញ", "ទុកសម្រាប់ការដកប្រាក់"]],
  ])("says in words what became of a withdrawal's money: %s", async (language, words) => {
    const one = await platform.taker(`wrec${language.toLowerCase()}01`);
    const { value } = await one.withdraw(10_000, one.to);
    platform.clock.advance(1);
    const desk = await platform.operator("publisher");
    expect(await desk.call("POST", `/withdrawals/${value.id}/reject`, { reason: "Another name" })).toMatchObject({
      success: true,
    });
    const rows = await platform.call("GET", "/wps/member/transactions?type=withdrawal", {
      token: one.token,
      headers: { language },
    });
    expect((rows.json().value.rows as { detail: string }[]).map(({ detail }) => detail)).toEqual(words);
  });
});
