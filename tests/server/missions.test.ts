import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { InvitedMember, Mission, Operations } from "#contracts/api.ts";
import { createLedger } from "#server/features/ledger/createLedger.ts";
import { createBets } from "#server/features/bet/createBets.ts";
import { countStakes, uncountStakes } from "#server/features/points/countStakes.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import { localDay } from "#server/localDay.ts";
import { aMall, type Shopper } from "#tests/support/aMall.ts";

const mall = await aMall();
const { clock, db, owner, shopper, sound } = mall;
const bets = createBets({
  ledger: createLedger(clock),
  dayOf: (at) => localDay(at, "Asia/Phnom_Penh"),
  walletKind: () => "player",
});
bets.onSettled(countStakes);
bets.onVoided((tx, bet, before) => (before.state === "settled" ? uncountStakes(tx, bet) : Promise.resolve()));

async function play(one: Shopper, stake: number, payout = 0) {
  const round = randomUUID();
  const at = clock.now();
  const game = { code: "golden", name: "Golden Naga" };
  const { memberId } = one;
  await withTransaction(db, (tx) =>
    bets.place(tx, { memberId, vendor: "NAGA", round, game, category: "RNG", currency: "USD", stake, at }),
  );
  await withTransaction(db, (tx) => bets.settle(tx, { vendor: "NAGA", round, payout, at }));
  return () => withTransaction(db, (tx) => bets.void(tx, { vendor: "NAGA", round, at }));
}
async function aMission(over: object = {}) {
  const id = randomUUID();
  const row = { kind: "bet", period: "daily", target: 1_000, reward: 100, ...over };
  await owner.query(
    `INSERT INTO mission (id, kind, period, currency, target, reward, title, changed_at) VALUES ($1, $2, $3, 'USD', $4, $5, '{"EN":"Play"}', $6)`,
    [id, row.kind, row.period, row.target, row.reward, clock.now()],
  );
  return id;
}
const summary = async (one: Shopper) =>
  (await one.ask<{ rows: Mission[]; claimable: number }>("GET", "/wps/mission/summary")).value;
const missionOf = async (one: Shopper, id: string) => (await summary(one)).rows.find((row) => row.id === id);
const claim = (one: Shopper, id: string, key?: string) => one.ask("POST", `/wps/mission/${id}/claim`, undefined, key);

describe("points for bets", () => {
  it("come for what was staked, with what is left over for the next, once for a bet, and go where it is called off", async () => {
    const one = await shopper("earner01");
    await one.payIn(10_000);
    await play(one, 250);
    expect(await one.points()).toBe(2);
    const back = await play(one, 150);
    expect(await one.points()).toBe(4);
    await back();
    await back();
    expect(await one.points()).toBe(2);
    await play(one, 50, 50);
    expect(await one.points()).toBe(2);
    await play(one, 50);
    expect(await one.points()).toBe(3);
    await sound();
  });

  it("that were spent are earned again before more come", async () => {
    const one = await shopper("earner02");
    await one.payIn(10_000);
    const back = await play(one, 300);
    await owner.query("SELECT point_post($1, 'redeemed', -2, 'test', '{}', $2)", [one.memberId, clock.now()]);
    await back();
    expect(await one.points()).toBe(0);
    await play(one, 250);
    expect(await one.points()).toBe(0);
    await play(one, 150);
    expect(await one.points()).toBe(2);
  });

  it("raise the rank that the member info tells, and never lower it", async () => {
    const one = await shopper("ranked01");
    await owner.query(
      `INSERT INTO rank_level (currency, level, turnover, label, benefits) VALUES
         ('USD', 1, 0, 'Bronze', '[{"EN":"A birthday present"}]'), ('USD', 2, 2000, 'Silver', '[]'), ('USD', 5, 5000, 'Diamond', '[]')`,
    );
    await one.payIn(10_000);
    const back = await play(one, 2_000);
    const label = async () =>
      (await one.ask<{ clubLabel: { labelName: string; rankLevel: number } }>("GET", "/wps/member/info")).value
        .clubLabel;
    expect(await label()).toEqual({ labelName: "Silver", rankLevel: 2 });
    await play(one, 3_000);
    await back();
    expect(await label()).toEqual({ labelName: "Diamond", rankLevel: 5 });
    const { value } = await one.ask<Operations["getPlayerRank"]["value"]>("GET", "/wps/member/rank");
    expect(value).toMatchObject({ level: 5, name: "Diamond", turnover: 3_000, needed: null, left: 0, nextName: null });
    expect(value.levels.map(({ state }) => state)).toEqual(["reached", "reached", "current"]);
    expect(value.levels[0]?.benefits).toEqual(["A birthday present"]);
  });
});

describe("[PC-14] missions", () => {
  it("go forward with bets, deposits and days of play, are claimed once a period, and begin anew", async () => {
    const one = await shopper("mission1");
    const [bet, deposit, days] = [
      await aMission(),
      await aMission({ kind: "deposit", period: "monthly", target: 5_000 }),
      await aMission({ kind: "playDays", period: "weekly", target: 2 }),
    ];
    await one.payIn(3_000);
    await play(one, 600);
    expect((await missionOf(one, bet))?.progress).toBe(600);
    expect((await missionOf(one, deposit))?.progress).toBe(3_000);
    expect((await missionOf(one, days))?.progress).toBe(1);
    expect((await claim(one, bet)).code).toBe("nothing_to_claim");
    await play(one, 900);
    expect(await missionOf(one, bet)).toMatchObject({ progress: 1_000, state: "claimable" });
    const before = await one.balance();
    const key = randomUUID();
    const tabs = await Promise.all([claim(one, bet, key), claim(one, bet), claim(one, bet)]);
    expect(tabs.filter(({ success }) => success)).toHaveLength(1);
    expect((await one.balance()) - before).toBe(100);
    expect((await missionOf(one, bet))?.state).toBe("claimed");
    const { endsAt = "" } = (await missionOf(one, bet)) ?? {};
    clock.advance((Date.parse(endsAt) - clock.now().getTime()) / 1000 + 1);
    one.token = (await mall.login("mission1", "Quiet-Otter-77-lamp")).token;
    expect(await missionOf(one, bet)).toMatchObject({ progress: 0, state: "open" });
    await sound();
  });

  it("[PC-02] count for the badge, and are nobody else's", async () => {
    const one = await shopper("mission2");
    const id = await aMission({ kind: "deposit", target: 100 });
    const counted = async () => (await one.ask<{ missions: number }>("GET", "/wps/member/counts")).value.missions;
    expect([(await summary(one)).claimable, await counted()]).toEqual([0, 0]);
    await one.payIn(100);
    expect([(await summary(one)).claimable, await counted()]).toEqual([1, 1]);
    const other = await shopper("mission3");
    expect((await claim(other, id)).code).toBe("nothing_to_claim");
    expect((await claim(one, randomUUID())).status).toBe(404);
  });
});

describe("[PC-14] the leaderboard", () => {
  it("ranks valid stakes, hides other names, and tells a place that is far below", async () => {
    clock.advance(40 * 86_400);
    const many: Shopper[] = [];
    for (let number = 1; number <= 3; number += 1) {
      const one = await shopper(`leader${String(number).padStart(2, "0")}`);
      await one.payIn(10_000);
      await play(one, number * 1_000);
      many.push(one);
    }
    const [last] = many;
    if (!last) throw new Error("There is nobody");
    const { value } = await last.ask<Operations["getMissionLeaderboard"]["value"]>(
      "GET",
      "/wps/mission/leaderboard?period=today",
    );
    expect(value.rows.map(({ place, amount, mine }) => [place, amount, mine])).toEqual([
      [1, 3_000, false],
      [2, 2_000, false],
      [3, 1_000, true],
    ]);
    expect(value.rows.map(({ customer }) => customer)).toEqual(["le•••03", "le•••02", "leader01"]);
    expect(value.mine).toEqual({ place: 3, amount: 1_000, behind: 1_000, currency: "USD" });
    const nobody = await shopper("leader09");
    const own = await nobody.ask<Operations["getMissionLeaderboard"]["value"]>(
      "GET",
      "/wps/mission/leaderboard?period=lastWeek",
    );
    expect(own.value).toMatchObject({ rows: [], mine: { place: null, amount: 0, behind: 0 } });
  });
});

describe("[PC-13] invited friends", () => {
  it("bring a reward each after they paid in, once, as many as there are at most, and are shown with whom they invited", async () => {
    const one = await shopper("inviter1");
    const { value: mine } = await one.ask<Operations["getReferral"]["value"]>("GET", "/wps/member/referral");
    expect(mine.link).toBe(`http://localhost:8080/register?referralCode=${mine.code}`);
    const friends: Shopper[] = [];
    for (let number = 1; number <= 5; number += 1) {
      const friend = await shopper(`friend0${number}`);
      await owner.query("UPDATE member SET referred_by = $2 WHERE id = $1", [friend.memberId, one.memberId]);
      friends.push(friend);
    }
    const stranger = await shopper("friend09");
    await owner.query("UPDATE member SET referred_by = $2 WHERE id = $1", [stranger.memberId, friends[0]?.memberId]);
    const claimAll = () => one.ask<{ amount: number; count: number }>("POST", "/wps/member/referral/claim");
    expect((await claimAll()).code).toBe("nothing_to_claim");
    await friends[0]?.payIn(1_999);
    expect((await claimAll()).code).toBe("nothing_to_claim");
    await friends[0]?.payIn(1);
    await friends[1]?.payIn(9_000);
    const tabs = await Promise.all([claimAll(), claimAll(), claimAll()]);
    expect(tabs.filter(({ success }) => success).map(({ value }) => value)).toEqual([
      { count: 2, amount: 1_000, currency: "USD" },
    ]);
    for (const friend of friends) await friend.payIn(5_000);
    expect((await claimAll()).value).toMatchObject({ count: 1, amount: 500 });
    expect((await claimAll()).code).toBe("nothing_to_claim");
    expect(await one.balance()).toBe(1_500);
    const list = async (query: string, who = one) =>
      (await who.ask<{ rows: InvitedMember[]; total: number }>("GET", `/wps/member/referral/invited?${query}`)).value;
    expect((await list("state=rewarded")).total).toBe(3);
    expect((await list("state=over")).total).toBe(2);
    const first = (await list("pageSize=50")).rows.find(({ id }) => id === friends[0]?.memberId);
    expect(first).toMatchObject({ customer: "fr•••01", state: "rewarded", amount: 500, invited: 1 });
    expect((await list(`of=${friends[0]?.memberId}`)).rows.map(({ customer, amount }) => [customer, amount])).toEqual([
      ["fr•••09", 0],
    ]);
    const other = await one.ask("GET", `/wps/member/referral/invited?of=${(await shopper("friend10")).memberId}`);
    expect(other.status).toBe(404);
    await sound();
  });
});
