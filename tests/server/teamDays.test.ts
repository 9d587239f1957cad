import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createRandom } from "#compile/createRandom.ts";
import { demoPassword } from "#server/db/seed/seedDemo.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import { foldTeams } from "#server/features/agent/foldTeams.ts";
import { daysOf, daysOfFew, figureSums } from "#server/features/agent/team/Figures.ts";
import { loadTeamFigures } from "#server/features/agent/loadTeamFigures.ts";
import type { BetWish } from "#server/features/bet/Bet.ts";
import { createBets } from "#server/features/bet/createBets.ts";
import { createLedger } from "#server/features/ledger/createLedger.ts";
import { addDays, localDay } from "#server/localDay.ts";
import { aPlatform } from "#tests/support/aPlatform.ts";
import { demoTemplate } from "#tests/support/database.ts";
import { wrongTeamSums } from "#tests/support/wrongTeamSums.ts";

const { call, db, owner, clock, login } = await aPlatform({ from: await demoTemplate() });
const ledger = createLedger(clock);
const table = createBets({
  ledger,
  dayOf: (at) => localDay(at, "Asia/Phnom_Penh"),
  walletKind: () => "player",
});
const idOf = async (account: string) =>
  (await db.query<{ id: string }>("SELECT id FROM member WHERE account = $1", [account]))[0]!.id;
const top = await idOf("agent01");

describe("the days of a team", () => {
  it("are those of the demo's ledger, bets and people, also before a fold", async () => {
    expect(await wrongTeamSums(owner)).toEqual([]);
    expect(await db.query("SELECT FROM agent_day WHERE agent_id = $1 LIMIT 1", [top])).toHaveLength(1);
  });

  it.each([
    ["over the turn of a year", "2025-12-29T00:00:00Z", []],
    // A day that is left out, one of 25 hours, and a zone that is known from a moment inside of a day on.
    [
      "while the brand changes its zone and zones their clocks",
      "2026-10-23T00:00:00Z",
      [
        ["2026-05-01T00:00:00Z", "Europe/Berlin"],
        ["2026-10-25T13:00:00Z", "Pacific/Apia"],
        ["2026-10-27T05:30:00Z", "America/New_York"],
      ],
    ],
  ])(
    "stay equal to sums from scratch, whatever is placed, settled late, called off and folded in between, %s",
    async (_, start, zones) => {
      for (const zone of zones) await owner.query("INSERT INTO brand_zone VALUES ($1, $2)", zone);
      if (zones.length > 0) await owner.query("SELECT widen_team($1)", [top]);
      const random = createRandom(501);
      const people = await db.query<{ id: string }>(
        `SELECT descendant_id AS id FROM member_tree WHERE ancestor_id = $1 ORDER BY depth DESC, descendant_id LIMIT 6`,
        [top],
      );
      const rounds: BetWish[] = [];
      const attempt = (work: Parameters<typeof withTransaction>[1]) => withTransaction(db, work).catch(() => undefined);
      for (let step = 0; step < 200; step += 1) {
        const at = new Date(Date.parse(start) + random.integer(0, 6 * 86_400_000));
        const known = rounds.length > 0 ? random.pick(rounds) : undefined;
        if (!known || random.chance(0.4)) {
          const one: BetWish = {
            memberId: random.pick(people).id,
            vendor: "NAGA",
            round: randomUUID(),
            game: { code: "golden-naga", name: "Golden Naga" },
            category: "RNG",
            currency: "USD",
            stake: random.integer(0, 90),
            at,
          };
          rounds.push(one);
          await attempt((tx) => table.place(tx, one));
        } else if (random.chance(0.6)) {
          await attempt((tx) => table.settle(tx, { ...known, payout: random.integer(0, 200), at }));
        } else await attempt((tx) => table.void(tx, { ...known, at }));
        if (random.chance(0.05)) await foldTeams(db);
      }
      const states = await db.query<{ state: string }>(
        "SELECT DISTINCT state FROM game_bet WHERE round = ANY($1::text[]) ORDER BY state",
        [rounds.map(({ round }) => round)],
      );
      expect(states.map(({ state }) => state)).toEqual(["open", "settled", "void"]);
      expect(await wrongTeamSums(owner)).toEqual([]);
      const from = addDays(start.slice(0, 10), 1);
      const span = { agentId: top, from, to: addDays(from, 3) };
      const before = await loadTeamFigures(db, span);
      expect(before.activeMembers).toBeGreaterThan(1);
      await Promise.all([foldTeams(db), foldTeams(db), foldTeams(db)]);
      expect(await db.query("SELECT FROM team_change")).toEqual([]);
      expect(await wrongTeamSums(owner)).toEqual([]);
      expect(await loadTeamFigures(db, span)).toEqual(before);
      expect(await owner.query("SELECT * FROM ledger_violations()")).toEqual([]);
    },
  );

  it.each([
    ["counted one by one", false],
    ["of a team that is wide", true],
  ])("count who is active on several days of a period once, also over the turn of a year, %s", async (_, isWide) => {
    await owner.query("DELETE FROM team_return");
    await owner.query("DELETE FROM wide_team");
    if (isWide) await owner.query("SELECT widen_team($1)", [top]);
    for (const [from, to] of [
      ["2025-12-30", "2026-01-02"],
      ["2025-12-01", "2026-03-31"],
      ["2026-01-01", "2026-01-01"],
      ["2025-12-31", "2025-12-31"],
      ["2026-10-24", "2026-10-26"],
      ["2025-12-30", "2026-10-28"],
      ["2031-01-01", "2031-12-31"],
    ] as const) {
      const [scratch] = await owner.query<object>(
        `WITH RECURSIVE team AS (
           SELECT id FROM member WHERE upline_id = $1 UNION ALL SELECT m.id FROM member m JOIN team ON m.upline_id = team.id
         ), entries AS (
           SELECT a.member_id, a.kind AS account, t.kind, e.amount FROM team JOIN ledger_account a ON a.member_id = team.id
           JOIN ledger_entry e ON e.account_id = a.id JOIN ledger_transfer t ON t.id = e.transfer_id
           WHERE brand_day(e.created_at) BETWEEN $2::date AND $3::date
         ), bets AS (
           SELECT * FROM game_bet JOIN team ON team.id = member_id WHERE state = 'settled' AND day BETWEEN $2::date AND $3::date
         )
         SELECT (SELECT coalesce(sum(valid), 0)::bigint FROM bets) AS "validBet",
           ((SELECT coalesce(sum(stake - payout), 0) FROM bets)
             - coalesce(sum(amount) FILTER (WHERE account = 'player' AND kind = 'bonus'), 0))::bigint AS "profitLoss",
           count(DISTINCT member_id) FILTER (WHERE kind = 'bet' AND amount < 0) AS "activeMembers",
           coalesce(sum(amount) FILTER (WHERE account = 'player' AND kind = 'deposit'), 0)::bigint AS deposits,
           coalesce(-sum(amount) FILTER (WHERE account = 'player' AND kind = 'withdrawal'), 0)::bigint AS withdrawals
         FROM entries`,
        [top, from, to],
      );
      expect([from, await loadTeamFigures(db, { agentId: top, from, to })]).toEqual([from, scratch]);
    }
  });

  it("agree with the figures by member, whoever of the agents asks", async () => {
    for (const account of ["agent01", "agent02", "agent03", "agent04"]) {
      const { token } = await login(account, demoPassword);
      const get = async (path: string) => (await call("GET", `/wps/agent/team/${path}`, { token })).json().value;
      const span = "from=2025-12-15&to=2026-03-14";
      const team = await get(`overview?${span}`);
      const { rows } = await get(`members?${span}&pageSize=100`);
      for (const figure of ["deposit", "bet", "profit"])
        expect([figure, rows.reduce((sum: number, row: Record<string, number>) => sum + row[figure]!, 0)]).toEqual([
          figure,
          team[figure],
        ]);
      expect([rows.length, rows.reduce((sum: number, row: { balance: number }) => sum + row.balance, 0)]).toEqual([
        team.members,
        team.teamBalance,
      ]);
    }
  });

  it("are those of any period, also where months stand for them, with what waits and after it is folded", async () => {
    const people = "(SELECT descendant_id AS id FROM member_tree WHERE ancestor_id = $1)";
    const random = createRandom(810);
    for (let round = 0; round < 60; round += 1) {
      const from = addDays("2025-11-20", random.integer(0, 200));
      const span = { from, to: addDays(from, random.pick([0, 9, 27, 29, 33, 60, 200, 365])) };
      const values = [top, span.from, span.to, "USD"];
      const sums = (rows: string) =>
        owner.query(`SELECT member_id, ${figureSums} FROM ${rows} GROUP BY 1 HAVING sum(bet) <> 0 ORDER BY 1`, values);
      const byDay = await sums(daysOfFew(people));
      expect([span, await sums(daysOf(people, span))]).toEqual([span, byDay]);
      if (round === 30) await foldTeams(db);
    }
  });

  it("hold no row of an agent while a member bets", async () => {
    const member = (
      await db.query<{ id: string }>("SELECT descendant_id AS id FROM member_tree WHERE ancestor_id = $1 LIMIT 1", [
        top,
      ])
    )[0]!;
    await withTransaction(owner, async (tx) => {
      await tx.query("SELECT FROM agent_day WHERE agent_id = $1 FOR UPDATE", [top]);
      await withTransaction(db, async (own) => {
        await own.query("SET LOCAL lock_timeout = '5s'");
        const bet = {
          memberId: member.id,
          vendor: "NAGA",
          round: randomUUID(),
          category: "RNG",
          currency: "USD",
          stake: 1,
        } as const;
        await table.place(own, { ...bet, game: { code: "golden-naga", name: "Golden Naga" }, at: clock.now() });
      });
    });
    expect(await wrongTeamSums(owner)).toEqual([]);
  });

  it("are those of the brand's time zone as it was published, a later one from a minute on, and no wrong word stops a publication", async () => {
    const publish = async (seq: number, settings: object, at: string) => {
      const content = JSON.stringify({ brand: { settings } });
      const [row] = await db.query<{ seq: number | null }>(
        `SELECT publish_revision($1, 'sha256-' || encode(sha256(convert_to($2, 'UTF8')), 'hex'), $2, 'publish', 'somebody', '', '{}', $3) AS seq`,
        [seq - 1, content, at],
      );
      expect(row?.seq).toBe(seq);
    };
    const day = async (at: string) => {
      const [row] = await db.query<{ day: string }>("SELECT brand_day($1)::text AS day", [at]);
      return row?.day;
    };
    await owner.query("DELETE FROM brand_zone");
    await publish(1, { timeZone: "Asia/Phnom_Penh" }, "2026-03-14T12:00:00Z");
    expect(await day("2026-01-01T16:59:59Z")).toBe("2026-01-01");
    expect(await day("2026-01-01T17:00:00Z")).toBe("2026-01-02");
    await publish(2, { timeZone: "Asia/Phnom_Penh", other: 1 }, "2026-03-14T13:00:00Z");
    await publish(3, { timeZone: "America/New_York" }, "2026-03-14T20:00:00Z");
    expect(await day("2026-03-14T20:00:59Z")).toBe("2026-03-15");
    expect(await day("2026-03-14T20:01:00Z")).toBe("2026-03-14");
    await publish(4, { timeZone: "Not/A_Zone" }, "2026-03-15T00:00:00Z");
    expect(await day("2026-03-15T00:01:00Z")).toBe("2026-03-15");
    await publish(5, {}, "2026-03-15T00:00:00Z");
    expect(await owner.query("SELECT zone FROM brand_zone ORDER BY since")).toEqual(
      ["Asia/Phnom_Penh", "America/New_York", "UTC"].map((zone) => ({ zone })),
    );
  });
});
