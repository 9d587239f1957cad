import { expect, it } from "vitest";
import { insertDemoWithdrawals } from "#server/db/seed/insertDemoWithdrawals.ts";
import { aWithdrawalPlatform } from "#tests/support/aWithdrawalPlatform.ts";

const platform = await aWithdrawalPlatform();
const { clock, keys, owner, sound, taker } = platform;

it("gives a demo player withdrawals in several states, once, and the books stay sound", async () => {
  const { memberId } = await taker("player03", 500);
  await owner.query("DELETE FROM payout_account WHERE member_id = $1", [memberId]);
  await owner.query("UPDATE member SET is_demo = true WHERE id = $1", [memberId]);
  await insertDemoWithdrawals(owner, clock, keys);
  await insertDemoWithdrawals(owner, clock, keys);
  const rows = await owner.query<{ state: string }>("SELECT state FROM withdrawal ORDER BY created_at");
  expect(rows.map(({ state }) => state)).toEqual(["received", "rejected", "sent", "requested"]);
  await sound();
});
