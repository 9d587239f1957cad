import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { demoPassword } from "#server/db/seed/seedDemo.ts";
import { workOnBills } from "#server/features/agent/bills/workOnBills.ts";
import { aContract, aTier } from "#tests/support/aContract.ts";
import { aPlatform } from "#tests/support/aPlatform.ts";
import { siteWith } from "#tests/support/aRecovery.ts";
import { aTeam, teamZone as zone } from "#tests/support/aTeam.ts";
import { demoTemplate } from "#tests/support/database.ts";

const { call, clock, db, owner, liveSite, login } = await aPlatform({ from: await demoTemplate() });
const site = siteWith("AGENTPOLICY3", "SALARY3");
liveSite.change({ ...site, brand: { ...site.brand, settings: { ...site.brand.settings, timeZone: zone } } });
const team = aTeam(db, owner);

it("pays all bills of one currency, and those of another neither count nor change", async () => {
  // The demo's own contracts are not what this is about.
  await owner.query(
    "UPDATE agent_contract SET state = 'ended', ended_at = greatest(began_at, now() - interval '9 years') WHERE state = 'inForce'",
  );
  await owner.query("DELETE FROM contract_billing");
  const [top] = await db.query<{ id: string }>("SELECT id FROM member WHERE account = 'agent01'");
  const below = await team.member(top!.id);
  const player = await team.member(below);
  await team.fund(player, 1_000_000, new Date("2026-03-01T00:00:00Z"));
  const from = "2026-03-09T17:00:00Z";
  const terms = aContract({ kind: "daily", cycle: "daily", payer: "upline", tiers: [aTier([0, null, 0, 0, 100])] });
  await team.contract(below, terms, { uplineId: top!.id, from });
  await owner.query(
    "INSERT INTO contract_billing SELECT id, began_at, began_at FROM agent_contract WHERE agent_id = $1",
    [below],
  );
  for (const at of ["2026-03-10T03:00:00Z", "2026-03-11T03:00:00Z"])
    await team.bet(player, { stake: 20_000, payout: 0, at });
  await workOnBills(db, { ledger: team.ledger, offered: [], zone, now: clock.now() });
  const [own] = await owner.query<{ id: string; payable: number }>(
    `SELECT id, payable FROM agent_bill WHERE upline_id = $1 AND payable > 0 ORDER BY period_from LIMIT 1`,
    [top!.id],
  );
  // All others but this one are gone, and it is there in two currencies.
  await owner.query("DELETE FROM agent_bill WHERE upline_id = $1 AND id <> $2", [top!.id, own!.id]);
  const [foreign] = await owner.query<{ id: string }>(
    `INSERT INTO agent_bill SELECT (jsonb_populate_record(b, jsonb_build_object('id', gen_random_uuid(), 'currency', 'EUR',
       'period_from', b.period_from - interval '1 year'))).*
     FROM agent_bill b WHERE id = $1 RETURNING id`,
    [own!.id],
  );
  const { token } = await login("agent01", demoPassword);
  const had = await team.balance(top!.id);
  const { totals } = (await call("GET", "/wps/agent/bills?side=given", { token })).json().value;
  expect(totals).toMatchObject({ waiting: 1, toPay: own!.payable, currency: "USD" });
  const headers = { "idempotency-key": randomUUID() };
  const body = { action: "payAll", sum: own!.payable };
  const answer = await call("POST", "/wps/agent/bill", { token, body, headers });
  expect(answer.json().value).toEqual({ affected: 1, paid: 1, bill: null, left: 0, missing: 0 });
  expect(await team.balance(top!.id)).toBe(had - own!.payable);
  const states = await owner.query("SELECT state, paid, confirmed_at FROM agent_bill WHERE id = $1", [foreign!.id]);
  expect(states).toEqual([{ state: "computed", paid: 0, confirmed_at: null }]);
});
