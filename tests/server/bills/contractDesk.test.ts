import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { workOnBills } from "#server/features/agent/bills/workOnBills.ts";
import { hashToken, randomToken } from "#server/security/tokens.ts";
import { aContract, aTier } from "#tests/support/aContract.ts";
import { aPlatform } from "#tests/support/aPlatform.ts";
import { siteWith } from "#tests/support/aRecovery.ts";
import { aTeam, teamZone as zone } from "#tests/support/aTeam.ts";
import { demoTemplate } from "#tests/support/database.ts";

const platform = await aPlatform({ from: await demoTemplate() });
const { call, clock, db, owner } = platform;
platform.liveSite.change(siteWith("AGENTPOLICY3"));
const team = aTeam(db, owner);

/** A publisher, who acts by a token. */
async function aPublisher(account: string) {
  const token = randomToken();
  await db.query(
    `WITH made AS (INSERT INTO operator (account, password_hash, role, created_at) VALUES ($3, 'x', 'publisher', $2) RETURNING id)
     INSERT INTO operator_token (token_hash, operator_id, name, created_at) SELECT $1, id, 'test', $2 FROM made`,
    [hashToken(token), clock.now(), account],
  );
  return async (method: "GET" | "POST", path: string, body?: object) => {
    const headers = { authorization: `Bearer ${token}`, "idempotency-key": randomUUID() };
    return (await call(method, `/console/api/${path}`, { ...(body && { body }), headers })).json();
  };
}
const [first, second] = [await aPublisher("firsthand"), await aPublisher("secondhand")];

await owner.query("DELETE FROM contract_billing");
await owner.query("UPDATE agent_contract SET state = 'ended', ended_at = began_at");
const agentId = await team.member();
const player = await team.member(agentId);
await team.fund(player, 1_000_000, new Date("2026-03-01T00:00:00Z"));
await team.contract(agentId, aContract({ kind: "daily", cycle: "daily", tiers: [aTier([0, null, 0, 0, 100])] }), {
  from: "2026-03-09T17:00:00Z",
});
await owner.query(
  "INSERT INTO contract_billing SELECT id, began_at, began_at FROM agent_contract WHERE state = 'inForce'",
);
const lateBet = await team.bet(player, { stake: 10_000, payout: 0, at: "2026-03-10T04:00:00Z", settledAt: null });
await team.bet(player, { stake: 20_000, payout: 0, at: "2026-03-10T03:00:00Z" });
const work = (now: string) => workOnBills(db, { ledger: team.ledger, offered: ["daily"], zone, now: new Date(now) });
const bills = async () => (await first("GET", `agents/bills?account=${agentId}`)).value.rows;
const terms = { kind: "daily", measure: "validBet", cycle: "daily", carriesOver: false };
const offer = (over: object = {}) => ({ account: agentId, ...terms, tiers: [{ from: 0, percent: 2.5 }], ...over });
const setting = (over: object) => ({ kind: "daily", percent: 100, cycle: "daily", confirms: "schedule", ...over });
const agree = async () => {
  const [change] = (await second("GET", "money/changes?state=asked")).value.rows;
  expect((await first("POST", `money/changes/${change.id}/apply`, {})).code).toBe("second_operator");
  return second("POST", `money/changes/${change.id}/apply`, {});
};

describe("settings of contracts", () => {
  it("hold salaries back at once by one operator's word, and let them go by two", async () => {
    expect((await first("POST", "agents/settings", setting({ confirms: "hand" }))).success).toBe(true);
    await work("2026-03-11T00:00:00Z");
    expect(await bills()).toMatchObject([
      { state: "computed", payable: 200, isConfirmed: false, may: ["confirm", "deny", "correct"] },
    ]);
    expect((await first("POST", "agents/settings", setting({}))).success).toBe(true);
    await work("2026-03-11T00:10:00Z");
    expect((await bills())[0].state).toBe("computed");
    expect((await agree()).success).toBe(true);
    await work("2026-03-11T00:20:00Z");
    expect((await bills())[0]).toMatchObject({ state: "issued", paid: 200 });
  });

  it("bind what anybody offers, also a template, to the ceiling", async () => {
    await first("POST", "agents/settings", setting({ percent: 2 }));
    await agree();
    const template = { name: "Usual", isOpen: true, ...terms };
    const refused = [
      await first("POST", "agents/contracts", offer()),
      await first("POST", "agents/templates", { ...template, tiers: [{ from: 0, percent: 2.01 }] }),
    ];
    for (const { code, value } of refused)
      expect([code, Object.keys(value.fieldErrors)]).toEqual(["contract_terms", ["/tiers/0/percent"]]);
    const good = { ...template, tiers: [{ from: 0, percent: 1.25 }] };
    const both = await Promise.all([first("POST", "agents/templates", good), second("POST", "agents/templates", good)]);
    expect(both.map(({ success }) => success).toSorted()).toEqual([false, true]);
    expect((await first("GET", "agents/templates")).value.rows).toMatchObject([{ name: "Usual", rate: 125 }]);
    expect((await first("POST", `agents/templates/${randomUUID()}`, { ...good, name: "Other" })).code).toBe(
      "not_found",
    );
    expect((await first("POST", "agents/settings", setting({ percent: 1.234 }))).code).toBe("form_invalid");
  });

  it("are told by kind to whoever writes an offer, with the cycle that one begins with", async () => {
    await first(
      "POST",
      "agents/settings",
      setting({ kind: "dividend", percent: 35, cycle: "weekly", confirms: "hand" }),
    );
    await agree();
    expect((await first("GET", "agents/settings")).value).toMatchObject({
      ceilings: { dividend: 3_500, daily: 200, hourly: 10_000, realtime: 10_000 },
      cycles: { dividend: "weekly", daily: "daily", hourly: "daily", realtime: "daily" },
    });
  });
});

describe("bills of a past period", () => {
  it("come to the same when they are reckoned once more, until a late result, which the next bill corrects", async () => {
    const verdicts = async () => (await first("GET", `agents/bills/replay?account=${agentId}`)).value.rows;
    expect(await verdicts()).toMatchObject([{ due: 200, dueNow: 200, verdict: "same" }]);
    await lateBet.settle(0, "2026-03-11T05:00:00Z");
    expect(await verdicts()).toMatchObject([{ due: 200, dueNow: 300, verdict: "differs" }]);
    await team.bet(player, { stake: 1_000, payout: 0, at: "2026-03-11T06:00:00Z" });
    await work("2026-03-12T00:00:00Z");
    expect(await verdicts()).toMatchObject([{ verdict: "same" }, { dueNow: 300, verdict: "corrected" }]);
    expect((await bills())[0]).toMatchObject({ due: 10, payable: 110 });
    expect((await first("GET", "agents/bills/replay?from=2026-03-12&to=2026-03-01")).code).toBe("malformed_request");
  });

  it("are corrected by hand by two, once, in the next bill", async () => {
    const [bill] = await bills();
    const wish = { direction: "less", amount: 30, reason: "Bets of one person" };
    expect((await first("POST", `agents/bills/${randomUUID()}/correction`, wish)).code).toBe("not_found");
    expect((await first("POST", `agents/bills/${bill.id}/correction`, wish)).success).toBe(true);
    expect((await second("POST", `agents/bills/${bill.id}/correction`, wish)).code).toBe("change_waits");
    expect((await agree()).success).toBe(true);
    await team.bet(player, { stake: 9_000, payout: 0, at: "2026-03-12T06:00:00Z" });
    await work("2026-03-13T00:00:00Z");
    const [next] = await bills();
    expect(next).toMatchObject({ due: 90, payable: 60 });
    const sheet = (await first("GET", `agents/bills/${next.id}`)).value;
    expect(sheet.corrections).toMatchObject([{ difference: -30, by: "firsthand, secondhand", reason: wish.reason }]);
    expect(await team.ledger.checkInvariants(db)).toEqual([]);
  });
});

describe("the desk of contracts", () => {
  it("offers, shows in what versions differ, and withdraws once", async () => {
    const tiers = [{ from: 0, percent: 1.5 }];
    const { id } = (await first("POST", "agents/contracts", offer({ tiers }))).value;
    const told = (await first("GET", `agents/contracts/${id}`)).value;
    expect(told).toMatchObject({ may: ["withdraw"], changes: [{ at: "/tiers/0/rate", before: 100, after: 150 }] });
    expect(told.ceilings.find(({ kind }: { kind: string }) => kind === "daily")).toMatchObject({
      ceiling: 100,
      given: 0,
    });
    const withdraw = () => first("POST", `agents/contracts/${id}`, { action: "withdraw" });
    expect((await Promise.all([withdraw(), withdraw()])).map(({ success }) => success).toSorted()).toEqual([
      false,
      true,
    ]);
    expect((await first("GET", `agents/contracts?account=${agentId}&state=withdrawn`)).value.total).toBe(1);
  });

  it("asks to end a contract of the platform, and leaves those between members alone", async () => {
    const [own] = (await first("GET", `agents/contracts?account=${agentId}&state=inForce`)).value.rows;
    const end = { action: "askEnd" };
    expect((await first("POST", `agents/contracts/${own.id}`, end)).success).toBe(true);
    expect((await first("GET", `agents/contracts/${own.id}`)).value).toMatchObject({ may: ["takeBackEnd", "amend"] });
    const given = await team.contract(player, aContract({ payer: "upline" }), {
      uplineId: agentId,
      from: "2026-03-09T17:00:00Z",
    });
    expect((await first("POST", `agents/contracts/${given}`, end)).code).toBe("not_found");
    expect((await first("GET", `agents/contracts/${given}`)).value.may).toEqual([]);
  });
});
