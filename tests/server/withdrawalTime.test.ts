import { expect, it } from "vitest";
import { aWithdrawalPlatform } from "#tests/support/aWithdrawalPlatform.ts";

const { app, clock, operator, owner, taker } = await aWithdrawalPlatform();

it("[PC-06] a platform that runs counts a receipt in time by itself, without anybody who looks", async () => {
  await owner.query("UPDATE withdrawal_rule SET receipt_minutes = 15");
  const one = await taker("wtim0001");
  const { value } = await one.withdraw(10_000, one.to);
  const desk = await operator("publisher");
  await desk.call("POST", `/withdrawals/${value.id}/approve`, {});
  await desk.call("POST", `/withdrawals/${value.id}/pay`, { amount: 9_900, reference: "REF-1" });
  const steps = async () =>
    (
      await owner.query<{ step: string }>("SELECT step FROM withdrawal_change WHERE withdrawal_id = $1 ORDER BY at", [
        value.id,
      ])
    ).map(({ step }) => step);
  expect(await steps()).not.toContain("counted");
  await app.listen({ host: "127.0.0.1", port: 0 });
  clock.advance(15 * 60 + 1);
  await expect.poll(steps, { timeout: 12_000, interval: 200 }).toContain("counted");
}, 20_000);
