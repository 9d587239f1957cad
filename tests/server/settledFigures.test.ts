import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createRandom } from "#compile/createRandom.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import { foldTeams } from "#server/features/agent/foldTeams.ts";
import { closeSettled, loadSettledFigures } from "#server/features/agent/loadSettledFigures.ts";
import type { BetWish } from "#server/features/bet/Bet.ts";
import { createBets } from "#server/features/bet/createBets.ts";
import { createLedger } from "#server/features/ledger/createLedger.ts";
import { aPlatform } from "#tests/support/aPlatform.ts";
import { demoTemplate } from "#tests/support/database.ts";

const { db, owner, clock } = await aPlatform({ from: await demoTemplate() });
const table = createBets({
  ledger: createLedger(clock),
  dayOf: (at) => at.toISOString().slice(0, 10),
  walletKind: () => "player",
});
const [top] = await db.query<{ id: string }>("SELECT id FROM member WHERE account = 'agent01'");
const agentIds = (
  await db.query<{ id: string }>("SELECT DISTINCT ancestor_id AS id FROM member_tree ORDER BY ancestor_id")
).map(({ id }) => id);
const people = await db.query<{ id: string }>(
  "SELECT descendant_id AS id FROM member_tree WHERE ancestor_id = $1 ORDER BY depth DESC, descendant_id LIMIT 6",
  [top!.id],
);
const fiveMinutes = 300_000;
const moment = (text: string) => new Date(text);
const rounds: BetWish[] = [];
const place = (at: Date, stake: number, memberId = people[0]!.id) => {
  const bet: BetWish = {
    memberId,
    vendor: "NAGA",
    round: randomUUID(),
    game: { code: "golden-naga", name: "Golden Naga" },
    category: "RNG",
    currency: "USD",
    stake,
    at,
  };
  rounds.push(bet);
  return withTransaction(db, (tx) => table.place(tx, bet)).then(() => bet);
};
const settle = (bet: BetWish, at: Date, payout = 0) =>
  withTransaction(db, (tx) => table.settle(tx, { ...bet, payout, at }));
const voidBet = (bet: BetWish, at: Date) => withTransaction(db, (tx) => table.void(tx, { ...bet, at }));
const figures = async (from: Date, to: Date, agentId = top!.id) =>
  (await loadSettledFigures(db, { agentIds: [agentId], from, to })).get(agentId)!;

/** From the bets and the ledger alone, by walking up from each member. */
const scratch = (from: Date, to: Date) =>
  owner.query<{ agentId: string }>(
    `WITH RECURSIVE above AS (
       SELECT id AS member_id, upline_id AS agent_id FROM member WHERE upline_id IS NOT NULL
       UNION ALL SELECT above.member_id, m.upline_id FROM above JOIN member m ON m.id = above.agent_id WHERE m.upline_id IS NOT NULL
     ), told AS (
       SELECT member_id, 1 AS bets, valid, stake - payout AS lost FROM game_bet WHERE settled_at >= $1 AND settled_at < $2
       UNION ALL SELECT member_id, -1, -valid, payout - stake FROM game_bet
       WHERE settled_at IS NOT NULL AND voided_at >= $1 AND voided_at < $2
       UNION ALL SELECT a.member_id, 0, 0, -e.amount FROM ledger_entry e JOIN ledger_account a ON a.id = e.account_id
       WHERE a.kind = 'player' AND e.kind = 'bonus' AND e.created_at >= $1 AND e.created_at < $2
     ), by_member AS (SELECT member_id, sum(bets) AS bets, sum(valid) AS valid, sum(lost) AS lost FROM told GROUP BY 1)
     SELECT agent_id AS "agentId", sum(bets)::bigint AS bets, sum(valid)::bigint AS "validBet", sum(lost)::bigint AS "profitLoss",
       count(*) FILTER (WHERE bets > 0) AS "activeMembers"
     FROM above JOIN by_member USING (member_id) GROUP BY agent_id`,
    [from, to],
  );

describe("the figures of settled bets", () => {
  it("are those of bets and ledger for every agent and any span, folded or not, whatever was settled or called off", async () => {
    const random = createRandom(571);
    const start = Date.parse("2026-03-28T22:00:00Z");
    const attempt = (work: Promise<unknown>) => work.catch(() => undefined);
    for (let step = 0; step < 160; step += 1) {
      const at = new Date(start + random.integer(0, 6 * 3_600_000));
      const known = rounds.length > 0 ? random.pick(rounds) : undefined;
      if (!known || random.chance(0.45)) await attempt(place(at, random.integer(0, 90), random.pick(people).id));
      else if (random.chance(0.7)) await attempt(settle(known, at, random.integer(0, 200)));
      else await attempt(voidBet(known, at));
      if (random.chance(0.05)) await foldTeams(db);
    }
    const spans = Array.from({ length: 20 }, () => {
      const from = start + random.integer(0, 70) * fiveMinutes;
      return [new Date(from), new Date(from + random.integer(1, 40) * fiveMinutes)] as const;
    });
    spans.push([moment("2025-12-01T00:00:00Z"), moment("2026-02-01T00:00:00Z")]);
    const some = async ([from, to]: readonly [Date, Date]) =>
      [...(await loadSettledFigures(db, { agentIds, from, to }))]
        .map(([agentId, sums]) => ({ agentId, ...sums }))
        .filter(({ bets, validBet, profitLoss, activeMembers }) =>
          [bets, validBet, profitLoss, activeMembers].some(Boolean),
        );
    let seen = 0;
    for (const folded of [false, true]) {
      if (folded) await foldTeams(db);
      for (const span of spans) {
        const wanted = (await scratch(...span)).filter((row) => Object.values(row).some((value) => Number(value) > 0));
        expect(new Set(await some(span))).toEqual(new Set(wanted));
        seen += wanted.length;
      }
    }
    expect(seen).toBeGreaterThan(20);
  });

  it("of a closed time never change: what is told of late counts in the first that is open, and nothing is lost", async () => {
    const [from, border, later] = ["2026-04-02T10:00:00Z", "2026-04-02T10:05:00Z", "2026-04-02T10:10:00Z"].map(moment);
    const [early, late, called] = [
      await place(from!, 11),
      await place(from!, 7, people[1]!.id),
      await place(from!, 5, people[2]!.id),
    ];
    await settle(early, new Date(border!.getTime() - 1));
    await settle(called, new Date(border!.getTime() - 2), 1);
    await closeSettled(db, border!);
    const closed = { bets: 2, validBet: 16, profitLoss: 15, activeMembers: 2 };
    expect(await figures(from!, border!)).toEqual(closed);
    // Dated before the border, and told of behind it, as by a transaction that took long.
    await settle(late, new Date(border!.getTime() - 1));
    await voidBet(called, border!);
    const next = { bets: 0, validBet: 2, profitLoss: 3, activeMembers: 1 };
    for (const folded of [false, true]) {
      if (folded) await foldTeams(db);
      expect(await figures(from!, border!)).toEqual(closed);
      expect(await figures(border!, later!)).toEqual(next);
    }
    await Promise.all([closeSettled(db, border!), closeSettled(db, later!), foldTeams(db), closeSettled(db, from!)]);
    expect(await figures(from!, border!)).toEqual(closed);
    expect(await figures(border!, later!)).toEqual(next);
    expect(await figures(from!, later!)).toEqual({ bets: 2, validBet: 18, profitLoss: 18, activeMembers: 2 });
  });

  it("wait for a bet that is being settled while the time is closed, and count it once", async () => {
    const [from, border, later] = ["2026-04-02T11:00:00Z", "2026-04-02T11:05:00Z", "2026-04-02T11:10:00Z"].map(moment);
    const bet = await place(from!, 13);
    await withTransaction(db, async (tx) => {
      await table.settle(tx, { ...bet, payout: 3, at: new Date(border!.getTime() - 1) });
      await closeSettled(db, border!);
      expect((await figures(from!, border!)).validBet).toBe(0);
    });
    expect((await figures(from!, border!)).validBet).toBe(0);
    expect((await figures(border!, later!)).validBet).toBe(13);
  });

  it("are closed at five minutes alone", async () => {
    await expect(closeSettled(db, moment("2026-04-02T12:01:00Z"))).rejects.toThrow("five minutes");
  });

  it("are nobody's to change but the ledger's and the bets'", async () => {
    for (const change of [
      "DELETE FROM member_slot",
      "UPDATE team_closing SET closed_until = now()",
      "DELETE FROM team_return",
      "UPDATE member_day SET bet = 0",
      "INSERT INTO brand_zone VALUES (now(), 'UTC')",
    ])
      await expect(db.query(change)).rejects.toThrow("permission denied");
  });
});
