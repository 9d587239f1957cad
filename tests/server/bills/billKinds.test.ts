import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { demoPassword } from "#server/db/seed/seedDemo.ts";
import { workOnBills } from "#server/features/agent/bills/workOnBills.ts";
import { aContract, aTier } from "#tests/support/aContract.ts";
import { aPlatform } from "#tests/support/aPlatform.ts";
import { siteWith } from "#tests/support/aRecovery.ts";
import { aTeam, teamZone as zone } from "#tests/support/aTeam.ts";
import { demoTemplate } from "#tests/support/database.ts";

const { call, clock, db, owner, liveSite, login } = await aPlatform({ from: await demoTemplate() });
const withPages = (...flags: string[]) => {
  const site = siteWith("AGENTPOLICY3", ...flags);
  liveSite.change({ ...site, brand: { ...site.brand, settings: { ...site.brand.settings, timeZone: zone } } });
};
withPages("ENABLECT3", "SALARY3", "HOURSALARY3");
const team = aTeam(db, owner);
// The demo's own contracts are not what this is about.
await owner.query(
  "UPDATE agent_contract SET state = 'ended', ended_at = greatest(began_at, now() - interval '9 years') WHERE state = 'inForce'",
);
await owner.query("DELETE FROM contract_billing");

// Nobody of whose bills the demo has any. Whoever is paid is no agent: an upline may offer anybody a contract.
const [pair] = await db.query<{ top: string; upline: string; member: string; account: string }>(
  `SELECT u.id AS top, u.account AS upline, m.id AS member, m.account FROM member m JOIN member u ON u.id = m.upline_id
   WHERE u.account LIKE 'agent%' AND u.account <> 'agent04' AND m.type = 0 AND m.disabled_at IS NULL AND m.password_hash IS NOT NULL
     AND NOT EXISTS (SELECT FROM agent_bill b WHERE u.id IN (b.agent_id, b.upline_id))
     AND NOT EXISTS (SELECT FROM member_tree t WHERE t.ancestor_id = m.id) ORDER BY m.account LIMIT 1`,
);
const { top, upline, member, account } = pair!;
const from = "2026-03-09T17:00:00Z";
const rated = (kind: "daily" | "hourly", payer: "platform" | "upline") =>
  aContract({ kind, cycle: "daily", payer, tiers: [aTier([0, null, 0, 0, 100])] });
await team.contract(member, rated("daily", "upline"), { uplineId: top, from });
await team.contract(member, rated("hourly", "platform"), { from });
const player = await team.member(member);
await team.fund(player, 1_000_000, new Date("2026-03-01T00:00:00Z"));
await team.fund(top, 1_000, new Date("2026-03-01T00:00:00Z"));
await team.bet(player, { stake: 20_000, payout: 0, at: "2026-03-10T03:00:00Z" });
await owner.query(
  "INSERT INTO contract_billing SELECT id, began_at, began_at FROM agent_contract WHERE state = 'inForce' AND began_at = $1",
  [from],
);
await workOnBills(db, { ledger: team.ledger, offered: [], zone, now: clock.now() });

const [payer, paid, other] = [
  await login(upline, demoPassword),
  await login(account, demoPassword),
  await login("agent04", demoPassword),
];
const get = async (token: string, path: string) => (await call("GET", `/wps/${path}`, { token })).json().value;
const flags = (token: string) => get(token, "agent/contract/consolidated");
const count = async (token: string) => (await get(token, "member/counts")).bills;
const change = async (token: string, body: object) =>
  (await call("POST", "/wps/agent/bill", { token, body, headers: { "idempotency-key": randomUUID() } })).json();

describe("whose bills there are", () => {
  const none = { divtypereq: false, dailysalreqtype: false, contracthoursalreq: false, realtimesalreqtype: false };

  it("is told by kind to whoever pays, without a contract of one's own too, and to nobody else", async () => {
    expect(await flags(payer.token)).toEqual({ ...none, dailysalreqtype: true, contracts: [] });
    expect(await flags(other.token)).toEqual({ ...none, contracts: [] });
  });

  it("is counted for whoever is paid, of the kinds whose pages are on", async () => {
    expect([await count(paid.token), await count(payer.token), await count(other.token)]).toEqual([2, 0, 0]);
    withPages("ENABLECT3", "SALARY3");
    expect(await count(paid.token)).toBe(1);
    withPages("ENABLECT3", "SALARY3", "HOURSALARY3");
  });

  it("outlives the contract: what it came to can still be paid and disputed", async () => {
    const state = (to: string) =>
      owner.query("UPDATE agent_contract SET state = $2, ended_at = $3 WHERE agent_id = $1 AND began_at IS NOT NULL", [
        member,
        to,
        to === "ended" ? new Date() : null,
      ]);
    await state("ended");
    expect(await flags(payer.token)).toMatchObject({ dailysalreqtype: true });
    expect(await count(paid.token)).toBe(2);
  });
});

describe("the bills of a member who is no agent", () => {
  const bills = async (query: string) => (await get(paid.token, `agent/bills?${query}`)).rows;

  it("are listed, retraced to the entries of the account record on both sides, and disputed", async () => {
    const kinds = new Set((await bills("pageSize=100")).map(({ kind }: { kind: string }) => kind));
    expect(kinds).toEqual(new Set(["daily", "hourly"]));
    const [bill] = (await bills("kind=daily&state=computed")).filter(({ payable }: { payable: number }) => payable > 0);
    expect(await change(payer.token, { action: "pay", id: bill.id, amount: 150 })).toMatchObject({ success: true });
    const { payments } = await get(paid.token, `agent/bill?id=${bill.id}`);
    expect(payments).toMatchObject([{ number: 1, amount: 150, reference: payments[0].id.slice(0, 8).toUpperCase() }]);
    const [{ id, reference }] = payments;
    const entry = (token: string) => get(token, `member/transactions/${id}`);
    expect(await entry(paid.token)).toMatchObject({ reference, type: "salary", amount: 150 });
    expect(await entry(payer.token)).toMatchObject({ reference, type: "salary", amount: -150 });
    // Either side finds the bill from there again.
    for (const { token } of [payer, paid])
      expect(await entry(token)).toMatchObject({ source: { type: "bill", id: bill.id } });
    expect(await entry(other.token)).toBeNull();
    expect(await change(paid.token, { action: "dispute", id: bill.id, reason: "A bet is missing" })).toMatchObject({
      value: { bill: { dispute: "A bet is missing", may: [] } },
    });
    // Whoever is paid neither pays nor denies.
    expect(await change(paid.token, { action: "pay", id: bill.id })).toMatchObject({ success: false });
  });
});
