import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import type { ContractKind } from "#compile/contracts/ContractTerms.ts";
import { workOnBills } from "#server/features/agent/bills/workOnBills.ts";
import { aContract, aTier } from "#tests/support/aContract.ts";
import { aPlatform, goodPassword } from "#tests/support/aPlatform.ts";
import { aTeam, teamZone as zone } from "#tests/support/aTeam.ts";

const { app, call, db, encrypt, login, owner, register } = await aPlatform();
await owner.query("INSERT INTO brand_zone VALUES ('-infinity', $1)", [zone]);
const team = aTeam(db, owner);
const offered: ContractKind[] = ["daily", "realtime"];
const work = (now: string) =>
  workOnBills(db, { ledger: team.ledger, offered, zone, now: new Date(now), tell: async () => {} });

it("[AC-06] daily wages come the next day, real-time salary every five minutes, and an agent sends money to its downline", async () => {
  const [agent, player] = [(await register("payagent1")).value["id"], (await register("payplayer")).value["id"]];
  await owner.query("UPDATE member SET type = 1, payment_password_hash = password_hash WHERE id = $1", [agent]);
  await owner.query("UPDATE member SET upline_id = $1 WHERE id = $2", [agent, player]);
  await owner.query("INSERT INTO member_tree (ancestor_id, descendant_id, depth) VALUES ($1, $2, 1)", [agent, player]);
  await team.fund(String(player), 1_000_000);
  for (const kind of offered) {
    const terms = aContract({ kind, cycle: "daily", tiers: [aTier([0, null, 0, 0, 100])] });
    await team.contract(String(agent), terms, { from: "2026-01-01T17:00:00Z" });
  }
  const paid = async () => team.balance(String(agent));
  await team.bet(String(player), { stake: 100_000, payout: 0, at: "2026-01-01T17:01:00Z" });
  await work("2026-01-01T17:04:59Z");
  expect(await paid()).toBe(0);
  await work("2026-01-01T17:05:00Z");
  expect(await paid()).toBe(1000);
  await team.bet(String(player), { stake: 50_000, payout: 0, at: "2026-01-01T17:07:00Z" });
  await work("2026-01-01T17:10:00Z");
  expect(await paid()).toBe(1500);
  // The wages of the day wait for its end, which is at 17:00 UTC in Phnom Penh.
  await work("2026-01-02T16:59:59Z");
  expect(await paid()).toBe(1500);
  await work("2026-01-02T17:05:00Z");
  expect(await paid()).toBe(3000);

  const { token } = await login("payagent1", goodPassword);
  const [path, wish] = ["/wps/transfer/downline", { member: player, amount: 700, paymentPassword: goodPassword }];
  const body = await encrypt(wish, {}, `POST ${path}`);
  const before = await team.balance(String(player));
  const sent = await call("POST", path, { token, body, headers: { "idempotency-key": randomUUID() } });
  expect(sent.json()).toMatchObject({ success: true, value: { account: "payplayer", amount: 700 } });
  expect([await paid(), await team.balance(String(player))]).toEqual([2300, before + 700]);

  // A platform that runs looks by itself what is due, every five minutes.
  await app.listen({ host: "127.0.0.1", port: 0 });
  const schedule = () => db.query("SELECT cron FROM pgboss.schedule WHERE name = 'agent-bills'");
  await expect.poll(schedule, { timeout: 10_000 }).toEqual([{ cron: "*/5 * * * *" }]);
});
