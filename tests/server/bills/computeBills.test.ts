import { describe, expect, it } from "vitest";
import { reckonBill } from "#compile/contracts/reckonBill.ts";
import type { ContractKind } from "#compile/contracts/ContractTerms.ts";
import { loadTeamsFigures } from "#server/features/agent/bills/loadTeamsFigures.ts";
import type { News, TellNews } from "#server/features/agent/createNews.ts";
import { workOnBills } from "#server/features/agent/bills/workOnBills.ts";
import { foldTeams } from "#server/features/agent/foldTeams.ts";
import { loadTeamFigures } from "#server/features/agent/loadTeamFigures.ts";
import { type StoredBill, billColumns } from "#server/features/agent/bills/StoredBill.ts";
import { aContract, aTier } from "#tests/support/aContract.ts";
import { aTeam, teamZone as zone } from "#tests/support/aTeam.ts";
import { aDatabase } from "#tests/support/database.ts";

const { db, owner } = await aDatabase();
await owner.query("INSERT INTO brand_zone VALUES ('-infinity', $1)", [zone]);
const team = aTeam(db, owner);
const offered: ContractKind[] = ["daily", "hourly", "realtime"];
/** Whom messages told of which bill. */
const told: News[] = [];
const tell: TellNews = async (_tx, _name, news) => void told.push(...news);
const work = (now: string) => workOnBills(db, { ledger: team.ledger, offered, zone, now: new Date(now), tell });
const billsOf = (agentId: string) =>
  db.query<StoredBill>(`SELECT ${billColumns} FROM agent_bill b WHERE agent_id = $1 ORDER BY period_from`, [agentId]);
const short = ({ periodFrom, state, payable }: StoredBill) => [periodFrom.toISOString().slice(0, 16), state, payable];

/** An agent, and a member of the team with money. */
async function anAgent(uplineId: string | null = null) {
  const agent = await team.member(uplineId);
  const player = await team.member(agent);
  await team.fund(player, 1_000_000);
  return { agent, player };
}
const daily = aContract({ kind: "daily", cycle: "daily", tiers: [aTier([1000, null, 0, 0, 100])] });
const monthly = aContract({ measure: "loss", carriesOver: true, tiers: [aTier([1, null, 0, 0, 1000])] });

describe("bills", () => {
  it("are computed once a period is over, by the brand's days, and paid the next day where they are salaries", async () => {
    const { agent, player } = await anAgent();
    await team.contract(agent, daily, { from: "2026-03-01T17:00:00Z" });
    // The second of March in Phnom Penh ends at 17:00 UTC.
    await team.bet(player, { stake: 5000, payout: 0, at: "2026-03-02T16:59:00Z" });
    await team.bet(player, { stake: 7000, payout: 0, at: "2026-03-02T17:01:00Z" });
    await work("2026-03-02T16:59:59Z");
    expect(await billsOf(agent)).toEqual([]);
    await work("2026-03-02T17:05:00Z");
    expect((await billsOf(agent)).map(short)).toEqual([["2026-03-01T17:00", "issued", 50]]);
    expect(await team.balance(agent)).toBe(50);
    await work("2026-03-02T17:10:00Z");
    expect(await billsOf(agent)).toHaveLength(1);
    // Days off are caught up with at once, and what came to nothing says so.
    await work("2026-03-05T17:05:00Z");
    expect((await billsOf(agent)).map(short)).toEqual([
      ["2026-03-01T17:00", "issued", 50],
      ["2026-03-02T17:00", "issued", 70],
      ["2026-03-03T17:00", "notReached", 0],
      ["2026-03-04T17:00", "notReached", 0],
    ]);
    expect(await team.balance(agent)).toBe(120);
    // Of what there is to get one message tells, and none of a period that came to nothing.
    const news = told.filter(({ memberId }) => memberId === agent);
    expect(news.map(({ values }) => [values["from"], values["to"], values["amount"]])).toEqual([
      ["2026-03-02", "2026-03-02", "USD 0.50"],
      ["2026-03-03", "2026-03-03", "USD 0.70"],
    ]);
  });

  it("of hours and five minutes have what was settled in them, and none where nothing was", async () => {
    const { agent, player } = await anAgent();
    const rated = (kind: "hourly" | "realtime") =>
      aContract({ kind, cycle: "daily", tiers: [aTier([0, null, 0, 0, 100])] });
    await team.contract(agent, rated("hourly"), { from: "2026-04-01T17:00:00Z" });
    await team.contract(agent, rated("realtime"), { from: "2026-04-01T17:00:00Z" });
    await team.bet(player, { stake: 1000, payout: 0, at: "2026-04-01T17:01:00Z", settledAt: "2026-04-01T17:06:00Z" });
    await team.bet(player, { stake: 2000, payout: 0, at: "2026-04-01T17:02:00Z", settledAt: "2026-04-01T18:00:00Z" });
    await work("2026-04-01T17:10:00Z");
    expect((await billsOf(agent)).map(short)).toEqual([["2026-04-01T17:05", "issued", 10]]);
    // What is told of too late for its five minutes counts in the next.
    const late = await team.bet(player, { stake: 4000, payout: 0, at: "2026-04-01T17:03:00Z", settledAt: null });
    await late.settle(0, "2026-04-01T17:07:00Z");
    await work("2026-04-01T19:05:00Z");
    expect((await billsOf(agent)).map(({ kind, ...bill }) => [kind, ...short({ kind, ...bill })]).toSorted()).toEqual([
      ["hourly", "2026-04-01T17:00", "issued", 50],
      ["hourly", "2026-04-01T18:00", "issued", 20],
      ["realtime", "2026-04-01T17:05", "issued", 10],
      ["realtime", "2026-04-01T17:10", "issued", 40],
      ["realtime", "2026-04-01T18:00", "issued", 20],
    ]);
  });

  it("stay as they are when results change, and the next one pays the difference or takes it off", async () => {
    const { agent, player } = await anAgent();
    await team.contract(agent, daily, { from: "2026-05-01T17:00:00Z" });
    const open = await team.bet(player, { stake: 3000, payout: 0, at: "2026-05-02T01:00:00Z", settledAt: null });
    const first = await team.bet(player, { stake: 9000, payout: 0, at: "2026-05-02T02:00:00Z" });
    await work("2026-05-02T17:05:00Z");
    const [before] = await billsOf(agent);
    expect(short(before!)).toEqual(["2026-05-01T17:00", "issued", 90]);
    // A result that came late, and one that was called off: 30 more, 90 less.
    await open.settle(0, "2026-05-03T03:00:00Z");
    await team.bet(player, { stake: 2000, payout: 0, at: "2026-05-03T04:00:00Z" });
    await first.void("2026-05-03T05:00:00Z");
    await work("2026-05-03T17:05:00Z");
    const [same, next] = await billsOf(agent);
    expect(same).toEqual({ ...before, known: same!.known });
    expect(same!.known.due).toBe(30);
    expect(next).toMatchObject({ corrected: -60, payable: 0, remainder: -40, state: "notReached" });
    await team.bet(player, { stake: 10_000, payout: 0, at: "2026-05-04T04:00:00Z" });
    await work("2026-05-04T17:05:00Z");
    expect((await billsOf(agent))[2]).toMatchObject({ corrected: 0, brought: -40, payable: 60, remainder: 0 });
    // In all, what the figures of by now come to.
    expect(await team.balance(agent)).toBe(30 + 20 + 100);
  });

  it("carry over what the team won, also when that changes", async () => {
    const { agent, player } = await anAgent();
    await team.contract(agent, monthly, { from: "2026-01-31T17:00:00Z" });
    const won = await team.bet(player, { stake: 1000, payout: 6000, at: "2026-02-10T00:00:00Z" });
    await work("2026-02-28T17:05:00Z");
    await team.bet(player, { stake: 8000, payout: 0, at: "2026-03-10T00:00:00Z" });
    await work("2026-03-31T17:05:00Z");
    const [february, march] = await billsOf(agent);
    expect(february).toMatchObject({ state: "notReached", sheet: { carry: -5000 } });
    expect(march).toMatchObject({ state: "computed", payable: 300, sheet: { carried: -5000, base: 3000 } });
    await won.void("2026-04-05T00:00:00Z");
    await work("2026-04-30T17:05:00Z");
    const bills = await billsOf(agent);
    expect(bills[2]).toMatchObject({ corrected: 500, payable: 500, sheet: { due: 0 } });
    expect(bills.slice(0, 2).map(({ known }) => [known.carry, known.due])).toEqual([
      [0, 0],
      [0, 800],
    ]);
  });

  it("can be reckoned anew from their sheet, and of a past period from the figures by now, to the unit", async () => {
    for (const bill of await db.query<StoredBill & { terms: typeof daily }>(
      `SELECT ${billColumns}, c.terms FROM agent_bill b JOIN agent_contract c ON c.id = b.contract_id`,
    )) {
      expect(reckonBill(bill.terms, bill.sheet.figures, bill.sheet.carried)).toEqual(bill.sheet);
      if (bill.firstDay === null || bill.lastDay === null) continue;
      const asked = { from: bill.firstDay, to: bill.lastDay };
      const now = (await loadTeamsFigures(db, { agentIds: [bill.agentId], ...asked })).get(bill.agentId);
      expect(now).toEqual(bill.known.figures);
      const { validBet, profitLoss, activeMembers } = await loadTeamFigures(db, { agentId: bill.agentId, ...asked });
      expect(now).toEqual({ validBet, profitLoss, activeMembers });
    }
  });

  it("of two versions never cover a moment twice, also where the new one has another cycle", async () => {
    const { agent, player } = await anAgent();
    const old = await team.contract(
      agent,
      { ...monthly, measure: "validBet", carriesOver: false },
      { from: "2026-05-31T17:00:00Z" },
    );
    await owner.query("UPDATE agent_contract SET state = 'amended', ended_at = '2026-06-07T17:00:00Z' WHERE id = $1", [
      old,
    ]);
    await team.contract(agent, { ...monthly, cycle: "weekly" }, { from: "2026-06-07T17:00:00Z" });
    await team.bet(player, { stake: 1000, payout: 0, at: "2026-06-03T00:00:00Z" });
    await team.bet(player, { stake: 2000, payout: 0, at: "2026-06-09T00:00:00Z" });
    await work("2026-06-21T17:05:00Z");
    expect(
      (await billsOf(agent)).map(({ periodFrom, periodTo, payable }) => [
        periodFrom.toISOString(),
        periodTo.toISOString(),
        payable,
      ]),
    ).toEqual([
      ["2026-05-31T17:00:00.000Z", "2026-06-07T17:00:00.000Z", 100],
      ["2026-06-07T17:00:00.000Z", "2026-06-14T17:00:00.000Z", 200],
      ["2026-06-14T17:00:00.000Z", "2026-06-21T17:00:00.000Z", 0],
    ]);
  });

  it("are computed and paid once, however many nodes look at once", async () => {
    const agents = [];
    for (let index = 0; index < 6; index += 1) {
      const one = await anAgent();
      await team.contract(one.agent, daily, { from: "2026-07-01T17:00:00Z" });
      await team.bet(one.player, { stake: 5000, payout: 0, at: "2026-07-02T03:00:00Z" });
      agents.push(one.agent);
    }
    await Promise.all([1, 2, 3, 4].map(() => work("2026-07-03T17:05:00Z")));
    await work("2026-07-03T17:05:00Z");
    for (const agent of agents) {
      expect((await billsOf(agent)).map(({ state }) => state)).toEqual(["issued", "notReached"]);
      expect(await team.balance(agent)).toBe(50);
    }
    expect(await team.ledger.checkInvariants(db)).toEqual([]);
  });

  it("keep figures that are folded and figures that wait apart from nothing", async () => {
    await foldTeams(db);
    await work("2026-07-03T17:10:00Z");
    expect(await db.query("SELECT FROM bill_correction WHERE found_at >= '2026-07-01'")).toEqual([]);
  });
});
