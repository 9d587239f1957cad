import { describe, expect, it } from "vitest";
import content from "#server/db/seed/content.json" with { type: "json" };
import { listTeamMembers } from "#server/features/agent/listTeamMembers.ts";
import { loadTeamOverview } from "#server/features/agent/loadTeamOverview.ts";
import { seedDemo } from "#server/db/seed/seedDemo.ts";
import { aDatabase } from "#tests/support/database.ts";

const today = new Date("2026-03-14T12:00:00Z");

describe("the demo", async () => {
  const { owner } = await aDatabase();
  const started = performance.now();
  const isSeeded = await seedDemo(owner, { today });
  const seconds = (performance.now() - started) / 1000;

  const one = async <T extends object>(sql: string): Promise<T> => (await owner.query<T>(sql))[0]!;

  it("is there within seconds, and only once", async () => {
    expect(isSeeded).toBe(true);
    // Under a second where nothing else runs; this machine may be busy.
    expect(seconds).toBeLessThan(15);
    expect(await seedDemo(owner, { today })).toBe(false);
  });

  it("keeps every invariant of the ledger", async () => {
    expect(await owner.query("SELECT * FROM ledger_violations()")).toEqual([]);
  });

  it("has players, agents with two levels below them, and three months of play up to now", async () => {
    expect(await one("SELECT count(*) AS n FROM member WHERE type = 0")).toEqual({ n: 40 });
    expect(await one("SELECT max(depth) AS depth FROM member_tree")).toEqual({ depth: 2 });
    const { first, last, n } = await one<{ first: Date; last: Date; n: number }>(
      "SELECT min(created_at) AS first, max(created_at) AS last, count(*) AS n FROM ledger_transfer",
    );
    expect(n).toBeGreaterThan(5_000);
    expect(first.toISOString().slice(0, 7)).toBe("2025-12");
    expect(last <= today).toBe(true);
    expect(last.toISOString().slice(0, 10)).toBe("2026-03-14");
  });

  it("has a bet of an offered game behind every stake and win, and days that are their sums", async () => {
    expect(
      await owner.query(
        `SELECT t.id FROM ledger_transfer t LEFT JOIN game_bet b ON 'bet:' || b.id = t.cause_ref
         WHERE t.kind IN ('bet', 'win') AND b.id IS NULL LIMIT 3`,
      ),
    ).toEqual([]);
    expect(
      await owner.query(
        `SELECT b.id FROM game_bet b LEFT JOIN game g ON g.vassalage = b.vendor AND g.code = b.game_code AND g.game_type = b.category
           AND g.display_name = b.game_name WHERE g.code IS NULL
         UNION ALL
         SELECT b.id FROM game_bet b LEFT JOIN ledger_transfer t ON t.cause_ref = 'bet:' || b.id
         LEFT JOIN ledger_entry e ON e.transfer_id = t.id LEFT JOIN ledger_account a ON a.id = e.account_id AND a.member_id = b.member_id
         GROUP BY b.id HAVING coalesce(sum(e.amount) FILTER (WHERE a.id IS NOT NULL), 0)
           <> CASE b.state WHEN 'void' THEN 0 ELSE b.payout - b.stake END LIMIT 3`,
      ),
    ).toEqual([]);
    const states = await owner.query<{ state: string }>("SELECT DISTINCT state FROM game_bet ORDER BY state");
    expect(states.map(({ state }) => state)).toEqual(["open", "settled", "void"]);
    expect(
      await one("SELECT sum(net - open_stake)::bigint AS net, sum(bets + void_bets)::bigint AS bets FROM bet_day"),
    ).toEqual(
      await one(
        `SELECT (SELECT sum(e.amount)::bigint FROM ledger_entry e JOIN ledger_account a ON a.id = e.account_id AND a.member_id IS NOT NULL
           JOIN ledger_transfer t ON t.id = e.transfer_id WHERE t.kind IN ('bet', 'win')) AS net, (SELECT count(*) FROM game_bet) AS bets`,
      ),
    );
  });

  it("gives each agent figures that can be: less is paid out than paid in, less won than bet, in a month and in all", async () => {
    const agents = await owner.query<{ id: string; account: string }>("SELECT id, account FROM member WHERE type <> 0");
    expect(agents).toHaveLength(4);
    for (const { id, account } of agents) {
      for (const from of ["2026-02-13", "2025-12-14"]) {
        const span = { from, to: "2026-03-14" };
        const team = await loadTeamOverview(owner, {
          agentId: id,
          currency: "USD",
          span,
          now: new Date(),
          timeZone: "UTC",
        });
        const { deposit, withdrawal, teamBalance, bet, win, bonus, profit } = team;
        const members = await listTeamMembers(owner, { agentId: id, currency: "USD", span, query: { pageSize: 100 } });
        const sum = (name: "deposit" | "bet" | "profit" | "balance") =>
          members.rows.reduce((whole, row) => whole + row[name], 0);
        expect([account, from, sum("deposit"), sum("bet"), sum("profit"), sum("balance")]).toEqual([
          account,
          from,
          deposit,
          bet,
          profit,
          teamBalance,
        ]);
        expect([account, from, withdrawal < deposit, win < bet, profit > 0, profit < deposit + bonus]).toEqual([
          account,
          from,
          true,
          true,
          true,
          true,
        ]);
      }
      const life = await loadTeamOverview(owner, {
        agentId: id,
        currency: "USD",
        span: { from: "2025-11-01", to: "2026-03-14" },
        now: new Date(),
        timeZone: "UTC",
      });
      expect([account, life.withdrawal + life.teamBalance <= life.deposit + life.bonus]).toEqual([account, true]);
    }
  });

  it("has Western digits in its notices, as everything else", () => {
    expect(JSON.stringify(content).match(/(?![0-9])\p{Nd}/gu)).toBeNull();
  });

  it("has words for every name that it books or gives, in each language", async () => {
    const names = await owner.query<{ name: string; texts: Record<string, string> | null }>(
      `SELECT used.name, data_name.texts FROM (
         SELECT DISTINCT detail AS name FROM ledger_transfer WHERE category = ''
         UNION SELECT DISTINCT club_label_name FROM member
       ) used LEFT JOIN data_name USING (name)`,
    );
    expect(names.length).toBeGreaterThan(6);
    for (const { name, texts } of names)
      expect([name, Object.keys(texts ?? {})]).toEqual([name, ["AR", "CN", "JA", "KM", "MY", "TH", "TY", "VI"]]);
  });

  it("is the same every time but for hashed passwords", async () => {
    const other = await aDatabase();
    await seedDemo(other.owner, { today });
    // What is claimed as players claim it, or paid in by itself, has names of its own.
    const digest = `SELECT encode(sha256(string_agg(hash, '' ORDER BY id)), 'hex') AS digest FROM ledger_entry e
      WHERE NOT EXISTS (SELECT FROM ledger_transfer t WHERE t.id = e.transfer_id AND t.idempotency_key ~ '^(reward|bonus|referral|activity|demo):')`;
    expect((await other.owner.query(digest))[0]).toEqual(await one(digest));
  });
});
