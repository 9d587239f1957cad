import { describe, expect, it } from "vitest";
import type { ContractKind } from "#compile/contracts/ContractTerms.ts";
import type { AgentBill, ValueOf } from "#contracts/api.ts";
import { demoPassword } from "#server/db/seed/seedDemo.ts";
import { confirmAll } from "#server/features/agent/bills/payConfirmed.ts";
import { workOnBills } from "#server/features/agent/bills/workOnBills.ts";
import { aContract, aTier } from "#tests/support/aContract.ts";
import { aPlatform } from "#tests/support/aPlatform.ts";
import { siteWith } from "#tests/support/aRecovery.ts";
import { aTeam } from "#tests/support/aTeam.ts";
import { demoTemplate } from "#tests/support/database.ts";

// Every report of an agent of the demo against sums of the ledger and of bets that nothing but this file makes.
const { call, clock, db, liveSite, login, owner } = await aPlatform({ from: await demoTemplate() });
liveSite.change(siteWith("AGENTPOLICY3", "ENABLECT3", "SALARY3", "HOURSALARY3", "RTSALARY3"));
const zone = "UTC";
const { ledger, contract } = aTeam(db, owner);
const span = { from: "2025-12-01", to: "2026-03-14" };
const query = `from=${span.from}&to=${span.to}`;
const kinds: ContractKind[] = ["dividend", "daily", "hourly", "realtime"];
const rates = { dividend: 2_000, daily: 50, hourly: 20, realtime: 15 };

const [agent] = await db.query<{ id: string }>("SELECT id FROM member WHERE account = 'agent01'");
const agentId = agent!.id;
// The demo's agent has a contract of every kind but this one.
const began = new Date(clock.now().getTime() - 86_400_000).toISOString();
await contract(agentId, aContract({ kind: "hourly", cycle: "daily", tiers: [aTier([0, null, 0, 0, rates.hourly])] }), {
  from: began,
});
await owner.query(
  `INSERT INTO contract_billing SELECT id, date_bin('1 hour', began_at, 'epoch'), date_bin('1 hour', began_at, 'epoch') FROM agent_contract
   WHERE agent_id = $1 AND kind = 'hourly'`,
  [agentId],
);
const work = () => workOnBills(db, { ledger, offered: kinds, zone, now: clock.now() });
await work();
// Dividends wait for an operator's word.
await confirmAll(db, { payer: null, agentId }, { by: "test", now: clock.now() });
await work();

const { token } = await login("agent01", demoPassword);
const get = async <Value>(url: string) =>
  (await call("GET", url, { token, headers: { language: "EN" } })).json<{ value: Value }>().value;

/** Everybody below the agent, walked by who brought whom. */
const below = `below AS (
  WITH RECURSIVE walk AS (
    SELECT id FROM member WHERE upline_id = (SELECT id FROM member WHERE account = 'agent01')
    UNION ALL SELECT m.id FROM member m JOIN walk ON m.upline_id = walk.id
  ) SELECT id FROM walk
)`;

/** What the ledger's transfers of a kind took from wallets of the team, or brought; of the main wallets alone or of all. */
async function ledgerSum(kind: string, where = "a.kind = 'player'"): Promise<number> {
  const [row] = await owner.query<{ sum: number }>(
    `WITH ${below} SELECT coalesce(sum(e.amount), 0)::bigint AS sum
     FROM ledger_transfer t JOIN ledger_entry e ON e.transfer_id = t.id JOIN ledger_account a ON a.id = e.account_id
     WHERE t.kind = $1 AND a.member_id IN (SELECT id FROM below) AND ${where}
       AND (t.created_at AT TIME ZONE $2)::date BETWEEN $3 AND $4`,
    [kind, zone, span.from, span.to],
  );
  return row!.sum;
}

async function teamByHand() {
  const [deposit, withdrawal, bet] = [
    await ledgerSum("deposit"),
    -(await ledgerSum("withdrawal")),
    -(await ledgerSum("bet", "true")),
  ];
  const [win, bonus] = [await ledgerSum("win", "true"), await ledgerSum("bonus")];
  return { deposit, withdrawal, bet, win, bonus, profit: bet - win - bonus };
}

describe("sums of the ledger are", () => {
  it("those of the team overview", async () => {
    const byHand = await teamByHand();
    expect(Math.min(byHand.deposit, byHand.withdrawal, byHand.bet, byHand.win)).toBeGreaterThan(0);
    expect(await get(`/wps/agent/team/overview?${query}`)).toMatchObject(byHand);
  });

  it("those of user profit and loss", async () => {
    const { totals } = await get<ValueOf<"listDownline">>(`/wps/agent/downline?reach=whole&sort=-profit&${query}`);
    expect(totals).toMatchObject(await teamByHand());
  });

  it("those of my income", async () => {
    const rows = await owner.query<{ kind: string; sum: number }>(
      `SELECT t.kind, sum(e.amount)::bigint AS sum FROM ledger_entry e JOIN ledger_transfer t ON t.id = e.transfer_id
       JOIN ledger_account a ON a.id = e.account_id
       WHERE a.member_id = $1 AND a.kind = 'player' AND t.kind IN ('dividend', 'salary', 'bonus')
         AND (e.created_at AT TIME ZONE $2)::date BETWEEN $3 AND $4 GROUP BY 1`,
      [agentId, zone, span.from, span.to],
    );
    const byHand = {
      dividend: 0,
      salary: 0,
      bonus: 0,
      ...Object.fromEntries(rows.map(({ kind, sum }) => [kind, sum])),
    };
    expect(Math.min(byHand.dividend, byHand.salary)).toBeGreaterThan(0);
    const whole = { ...byHand, sum: byHand.dividend + byHand.salary + byHand.bonus };
    expect(await get(`/wps/agent/income?${query}`)).toMatchObject(whole);
    expect((await get<ValueOf<"listAgentIncome">>(`/wps/agent/income/entries?${query}`)).totals).toMatchObject(whole);
  });

  const details = {
    dividend: "Agent dividend",
    daily: "Daily salary",
    hourly: "Hourly salary",
    realtime: "Real-time salary",
  };

  /** Every bill of a kind, as the page of that kind has them. */
  async function billsOf(kind: ContractKind) {
    const rows: AgentBill[] = [];
    for (let page = 1; ; page += 1) {
      const part = await get<ValueOf<"listAgentBills">>(
        `/wps/agent/bills?side=own&kind=${kind}&pageSize=100&page=${page}`,
      );
      rows.push(...part.rows);
      if (rows.length >= part.total) return { rows, totals: part.totals };
    }
  }

  it.each(kinds)("those of the bills of this kind, as they were paid: %s", async (kind) => {
    const { rows, totals } = await billsOf(kind);
    const [paid] = await owner.query<{ sum: number; count: number }>(
      `SELECT coalesce(sum(e.amount), 0)::bigint AS sum, count(*) AS count FROM ledger_transfer t
       JOIN ledger_entry e ON e.transfer_id = t.id JOIN ledger_account a ON a.id = e.account_id
       WHERE a.member_id = $1 AND a.kind = 'player' AND t.category = 'AGENT' AND t.detail = $2`,
      [agentId, details[kind]],
    );
    expect(paid!.sum).toBeGreaterThan(0);
    expect(totals.paid).toBe(paid!.sum);
    expect(rows.filter((bill) => bill.paid > 0)).toHaveLength(paid!.count);
    expect(rows.reduce((sum, bill) => sum + bill.payable, 0)).toBe(totals.payable);
  });

  it.each(kinds)("with the bets of the team what is due of each bill: %s", async (kind) => {
    const { rows } = await billsOf(kind);
    const isPlaced = kind === "dividend" || kind === "daily";
    for (const bill of rows) {
      const [byHand] = await owner.query<{ valid: number; lost: number }>(
        `WITH ${below} SELECT coalesce(sum(valid), 0)::bigint AS valid, coalesce(sum(stake - payout), 0)::bigint AS lost FROM game_bet b
         WHERE b.member_id IN (SELECT id FROM below) AND b.state = 'settled'
           AND ${isPlaced ? "b.day >= ($1::timestamptz AT TIME ZONE $3)::date AND b.day < ($2::timestamptz AT TIME ZONE $3)::date" : "b.settled_at >= $1 AND b.settled_at < $2 AND $3::text IS NOT NULL"}`,
        [bill.from, bill.to, zone],
      );
      const [given] = await owner.query<{ sum: number }>(
        `WITH ${below} SELECT coalesce(sum(e.amount), 0)::bigint AS sum FROM ledger_entry e JOIN ledger_transfer t ON t.id = e.transfer_id
         JOIN ledger_account a ON a.id = e.account_id
         WHERE t.kind = 'bonus' AND a.kind = 'player' AND a.member_id IN (SELECT id FROM below) AND e.created_at >= $1 AND e.created_at < $2`,
        [bill.from, bill.to],
      );
      const lost = byHand!.lost - given!.sum;
      const at = `${bill.kind} ${bill.from}`;
      expect([at, bill.validBet, bill.profitLoss]).toEqual([at, byHand!.valid, lost]);
      const measured = kind === "dividend" ? Math.max(lost, 0) : byHand!.valid;
      expect([at, bill.due]).toEqual([at, Math.floor((measured * rates[kind]) / 10_000)]);
    }
    expect(rows.length).toBeGreaterThan(0);
  });
});
