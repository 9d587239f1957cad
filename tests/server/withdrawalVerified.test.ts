import { expect, it } from "vitest";
import { siteWith } from "#tests/support/aRecovery.ts";
import { aWithdrawalPlatform } from "#tests/support/aWithdrawalPlatform.ts";

const { liveSite, owner, sound, taker } = await aWithdrawalPlatform();

it("a withdrawal waits for a proved number where the site asks for one, and nothing moves before", async () => {
  const one = await taker("wver0001");
  liveSite.change(siteWith("VERIFYFIRST3"));
  expect((await one.withdraw(5_000, one.to)).code).toBe("verification_needed");
  expect(await one.money()).toEqual([100_000, 0]);
  await owner.query("UPDATE member SET mobile_verified_at = now() WHERE id = $1", [one.memberId]);
  expect((await one.withdraw(5_000, one.to)).success).toBe(true);
  expect(await one.money()).toEqual([95_000, 5_000]);
  await sound();
});
