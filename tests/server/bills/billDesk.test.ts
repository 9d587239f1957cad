import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { demoPassword } from "#server/db/seed/seedDemo.ts";
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

/** An operator of a role, who acts by a token. */
async function anOperator(role: "publisher" | "editor") {
  const token = randomToken();
  await db.query(
    `WITH made AS (INSERT INTO operator (account, password_hash, role, created_at) VALUES ($3, 'x', $3, $2) RETURNING id)
     INSERT INTO operator_token (token_hash, operator_id, name, created_at) SELECT $1, id, 'test', $2 FROM made`,
    [hashToken(token), clock.now(), role],
  );
  return (method: "GET" | "POST", path: string, body?: object) =>
    call(method, `/console/api/agents/${path}`, {
      ...(body && { body }),
      headers: { authorization: `Bearer ${token}`, "idempotency-key": randomUUID() },
    });
}
const [publisher, editor] = [await anOperator("publisher"), await anOperator("editor")];

const [agent] = await db.query<{ id: string; account: string }>(
  `SELECT id, account FROM member m WHERE type <> 4 AND disabled_at IS NULL AND password_hash IS NOT NULL AND upline_id IS NOT NULL
     AND NOT EXISTS (SELECT FROM member_tree t WHERE t.ancestor_id = m.id) ORDER BY account LIMIT 1`,
);
await owner.query("DELETE FROM contract_billing");
await owner.query("UPDATE agent_contract SET state = 'ended', ended_at = began_at");
const player = await team.member(agent!.id);
await team.fund(player, 1_000_000, new Date("2026-03-01T00:00:00Z"));
const terms = aContract({ cycle: "daily", tiers: [aTier([0, null, 0, 0, 100])] });
await team.contract(agent!.id, terms, { from: "2026-03-09T17:00:00Z" });
for (const day of ["10", "11", "12"])
  await team.bet(player, { stake: 20_000, payout: 0, at: `2026-03-${day}T03:00:00Z` });
const work = () => workOnBills(db, { ledger: team.ledger, offered: [], zone, now: clock.now() });
await owner.query(
  "INSERT INTO contract_billing SELECT id, began_at, began_at FROM agent_contract WHERE state = 'inForce'",
);
await work();
const rows = async (query = "") =>
  (await publisher("GET", `bills?account=${agent!.account}&${query}`)).json().value.rows;

describe("the desk of bills", () => {
  it("lists bills to editors and publishers, and lets publishers alone act", async () => {
    expect(await rows("state=computed")).toHaveLength(3);
    expect((await editor("GET", "bills")).json().value.total).toBe(4);
    expect((await editor("POST", "bills", { action: "confirmAll" })).statusCode).toBe(403);
    expect((await call("GET", "/console/api/agents/bills")).statusCode).toBe(401);
  });

  it("confirms in a step of its own, one by one and all, and each is paid once with the next look", async () => {
    const before = await team.balance(agent!.id);
    await work();
    expect(await team.balance(agent!.id)).toBe(before);
    const [latest] = await rows("state=computed");
    expect((await publisher("POST", "bills", { action: "confirm", id: latest.id })).json().value).toEqual({
      affected: 1,
    });
    expect(await rows("state=issued")).toEqual([]);
    await Promise.all([work(), work()]);
    expect(await team.balance(agent!.id)).toBe(before + 200);
    expect((await publisher("POST", "bills", { action: "confirm", id: latest.id })).json()).toMatchObject({
      code: "bill_moved",
    });
    const [, first] = await rows("state=computed");
    const denied = { action: "deny", id: first.id, reason: "Bets of one person" };
    expect((await publisher("POST", "bills", denied)).json().value).toEqual({ affected: 1 });
    expect((await publisher("POST", "bills", { action: "confirmAll", kind: "dividend" })).json()).toMatchObject({
      value: { fieldErrors: { stamp: {} } },
    });
    const { sums, stamp } = (await editor("GET", "bills/sum?kind=dividend")).json().value;
    expect(sums).toEqual([{ currency: "USD", count: 1, amount: 200 }]);
    const confirmAll = { action: "confirmAll", kind: "dividend", stamp };
    // Two operators who saw the same sum, at once.
    const both = await Promise.all([publisher("POST", "bills", confirmAll), publisher("POST", "bills", confirmAll)]);
    expect(both.map((answer) => answer.json().code ?? answer.json().value.affected).toSorted()).toEqual([
      1,
      "bills_changed",
    ]);
    await work();
    expect(await team.balance(agent!.id)).toBe(before + 400);
  });

  it("answers disputes, and lets a bill that was denied wait again", async () => {
    const [denied] = await rows("state=denied");
    const { token } = await platform.login(agent!.account, demoPassword);
    await call("POST", "/wps/agent/bill", {
      token,
      body: { action: "dispute", id: denied.id, reason: "They are three people" },
      headers: { "idempotency-key": randomUUID() },
    });
    const [open] = await rows("disputed=open");
    expect(open).toMatchObject({ id: denied.id, dispute: "They are three people", deniedReason: "Bets of one person" });
    const answer = { action: "answer", id: denied.id, reason: "You are right", reopen: true };
    expect((await publisher("POST", "bills", answer)).json().value).toEqual({ affected: 1 });
    expect((await publisher("POST", "bills", answer)).json()).toMatchObject({ code: "bill_moved" });
    expect(await rows("disputed=open")).toEqual([]);
    const seen = (await call("GET", `/wps/agent/bill?id=${denied.id}`, { token })).json().value.bill;
    expect(seen).toMatchObject({ state: "computed", deniedReason: null, disputeAnswer: "You are right" });
    // Of both the agent is told by a message, once and in the words of whoever spoke.
    const told = await db.query<{ title: string; body: string }>(
      `SELECT title ->> 'EN' AS title, body ->> 'EN' AS body FROM message
       WHERE member_id = $1 AND title ->> 'EN' IN ('A bill of your contract was denied', 'Your dispute was answered') ORDER BY sent_at, id`,
      [agent!.id],
    );
    const days = `${seen.firstDay} to ${seen.lastDay}`;
    expect(told.map(({ title }) => title).toSorted()).toEqual([
      "A bill of your contract was denied",
      "Your dispute was answered",
    ]);
    for (const [title, words] of [
      ["A bill of your contract was denied", "“Bets of one person”"],
      ["Your dispute was answered", "“You are right”"],
    ]) {
      const body = told.find((one) => one.title === title)?.body;
      expect(body).toContain(days);
      expect(body).toContain(words);
    }
  });

  it("offers contracts in the platform's name, without a ceiling of anybody's", async () => {
    const offer = (account: string, rate: number, tiers = [aTier([0, null, 0, 0, rate])]) =>
      publisher("POST", "contracts", {
        account,
        ...heads,
        tiers: tiers.map(({ rate: bps, ...tier }) => ({ ...tier, percent: bps / 100 })),
      });
    const { payer: _, ...heads } = terms;
    expect((await offer(agent!.account, 0, [])).json()).toMatchObject({ code: "contract_terms" });
    expect((await offer("nobody99", 100)).json()).toMatchObject({ code: "form_invalid" });
    expect((await offer(agent!.account, 9_000)).json().value.version).toBe(2);
    expect((await offer(agent!.account, 9_000)).json()).toMatchObject({ code: "contract_waits" });
    const acts = await db.query<{ act: string }>("SELECT act FROM operator_act ORDER BY id");
    expect(acts.map(({ act }) => act)).toEqual(
      expect.arrayContaining(["billsConfirmed", "billDenied", "disputeAnswered", "contractOffered"]),
    );
    expect(await team.ledger.checkInvariants(db)).toEqual([]);
  });
});
