import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { BonusRow, PromotionPage, PromotionRow, RewardRow, RewardSum } from "#contracts/api.ts";
import { payLosses } from "#server/features/promotion/payLosses.ts";
import { createMemberWork } from "#server/features/member/createMemberWork.ts";
import { createOffers } from "#server/features/promotion/createOffers.ts";
import { createLedger } from "#server/features/ledger/createLedger.ts";
import { createRewards } from "#server/features/reward/createRewards.ts";
import { aBonusPlatform, type BonusPlayer } from "#tests/support/aBonusPlatform.ts";

const platform = await aBonusPlatform();
const { clock, db, liveSite, player, sound } = platform;
const daySeconds = 86_400;

const rewardsOf = async (one: BonusPlayer, query = "") =>
  (await one.call<{ rows: RewardRow[] }>("GET", `/reward${query}`)).value.rows;
const bonusesOf = async (one: BonusPlayer) => (await one.call<{ rows: BonusRow[] }>("GET", "/bonus")).value.rows;
const claim = (one: BonusPlayer, id: string | undefined) => one.call<RewardSum>("POST", `/reward/${id ?? ""}/claim`);
const enter = (one: BonusPlayer, code: string) => one.call<RewardSum>("POST", "/reward/code", { code });
const promotionOf = async (one: BonusPlayer, id: string): Promise<PromotionRow | undefined> =>
  (await one.call<PromotionPage>("GET", `/promotion/mine?id=${id}`)).value.rows[0];

describe("the reward centre", () => {
  it("[PC-12] [PC-02] holds what registration and the first deposit brought about, each once, and counts it for the badge", async () => {
    const one = await player("gift0001");
    expect(await rewardsOf(one)).toMatchObject([
      { title: "$5 for registering", amount: 500, kind: "bonus", turnover: 7_500 },
    ]);
    await one.payIn(5_000);
    await one.payIn(5_000);
    expect((await rewardsOf(one)).map(({ title, amount }) => [title, amount])).toEqual([
      ["100% on your first deposit", 5_000],
      ["$5 for registering", 500],
    ]);
    const { value } = await one.call("GET", "/reward/summary");
    expect(value).toEqual({
      claimable: 2,
      money: 0,
      bonus: 5_500,
      running: 0,
      bonusMoney: 0,
      turnoverLeft: 0,
      currency: "USD",
    });
    // The badge of the menu counts the same.
    expect((await one.call("GET", "/member/counts")).value).toMatchObject({ rewards: 2 });
  });

  it("pays at most the cap, and nothing of a deposit that is too small", async () => {
    const [one, other] = [await player("gift0002"), await player("gift0003")];
    await one.payIn(30_000);
    await other.payIn(900);
    expect((await rewardsOf(one))[0]).toMatchObject({ amount: 20_000, turnover: 200_000 });
    expect((await rewardsOf(other)).map(({ amount }) => amount)).toEqual([500]);
  });

  it("claims one once, however many tabs press, and tells claimed and expired apart", async () => {
    const one = await player("gift0004");
    const [reward] = await rewardsOf(one);
    const answers = await Promise.all([claim(one, reward?.id), claim(one, reward?.id), claim(one, reward?.id)]);
    expect(answers.map(({ success, code }) => (success ? "claimed" : code)).toSorted()).toEqual([
      "claimed",
      "reward_claimed",
      "reward_claimed",
    ]);
    expect(await one.money()).toEqual({ real: 0, bonus: 500 });
    // The header tells both apart; a game shows them as one.
    expect((await one.call("GET", "/v2/wallets/balance")).value).toMatchObject({ sumBalance: 0, bonus: 500 });
    await one.payIn(2_000);
    clock.advance(8 * daySeconds);
    const late = await player("gift0005");
    const [fresh] = await rewardsOf(late);
    const [old] = await rewardsOf(one);
    expect((await rewardsOf(one)).map(({ state }) => state).toSorted()).toEqual(["claimed", "expired"]);
    // Of the other tests' lists nothing is shared: nobody claims what is another's.
    expect((await claim(one, fresh?.id)).status).toBe(404);
    expect(old).toBeDefined();
    const [expired] = await rewardsOf(one, "?state=expired");
    expect((await claim(one, expired?.id)).code).toBe("reward_expired");
    await sound();
  });

  it("answers a claim that is sent twice the same, and claims all at once", async () => {
    const one = await player("gift0006");
    await one.payIn(3_000);
    const key = randomUUID();
    const all = () => one.call<RewardSum>("POST", "/reward/claim", undefined, key);
    const [first] = [await all()];
    const again = await all();
    expect(first?.value).toEqual({ claimed: 2, money: 0, bonus: 3_500, currency: "USD" });
    expect(again.value).toEqual(first?.value);
    const doubled = await Promise.all([1, 2].map(() => one.call("POST", "/reward/claim")));
    expect(doubled.map(({ code }) => code)).toEqual(["nothing_to_claim", "nothing_to_claim"]);
    expect(await one.money()).toEqual({ real: 3_000, bonus: 3_500 });
    await sound();
  });

  it("takes a code once, in capital or small letters, and says beside the field what is wrong with it", async () => {
    const one = await player("gift0007");
    expect(await enter(one, "NOSUCH")).toMatchObject({
      code: "form_invalid",
      value: { fieldErrors: { code: { key: "error.code_unknown" } } },
    });
    const tries = await Promise.all([enter(one, " angkor "), enter(one, "ANGKOR")]);
    expect(tries.filter(({ success }) => success)).toHaveLength(1);
    expect((await enter(one, "ANGKOR")).value).toMatchObject({ fieldErrors: { code: { key: "error.code_used" } } });
    expect(await one.money()).toEqual({ real: 0, bonus: 300 });
    const answers = [];
    for (let count = 0; count < 20; count += 1) answers.push((await enter(one, `GUESS${count}`)).status);
    expect(answers.at(-1)).toBe(429);
  });

  it("pays no offer that ended while somebody claims it, and what was given before stays", async () => {
    const one = await player("gift0008");
    const before = liveSite.current().site;
    const until = new Date(clock.now().getTime() + 60_000).toISOString();
    const offers = platform.promotions.offers.map((offer) =>
      offer.id === "code-angkor" || offer.id === "hello" ? { ...offer, until } : offer,
    );
    liveSite.change({ ...before, promotions: { ...platform.promotions, offers } });
    clock.advance(60);
    expect((await enter(one, "ANGKOR")).value).toMatchObject({ fieldErrors: { code: { key: "error.offer_ended" } } });
    const [reward] = await rewardsOf(one);
    expect((await promotionOf(one, "hello"))?.state).toBe("claimable");
    expect((await claim(one, reward?.id)).success).toBe(true);
    liveSite.change(before);
    await sound();
  });

  it("gives back what was lost of real money on the day before, once, however many nodes look", async () => {
    const one = await player("gift0009");
    await one.payIn(10_000);
    await one.lose(4_000);
    clock.advance(daySeconds);
    const rewards = createRewards(createLedger(clock));
    const parts = { db, clock, memberWork: createMemberWork(db), offers: createOffers({ liveSite }, rewards) };
    const run = () => payLosses({ ...parts, dayOf: (at) => at.toISOString().slice(0, 10) });
    await Promise.all([run(), run()]);
    await run();
    const back = (await rewardsOf(one)).filter(({ kind }) => kind === "money");
    expect(back).toMatchObject([{ amount: 200, state: "claimable", turnover: 0 }]);
    await claim(one, back[0]?.id);
    expect((await one.money()).real).toBe(6_200);
    await sound();
  });

  it("keeps the day open for a member whose losses cannot be paid back, and gives the others theirs once", async () => {
    const [one, other] = [await player("gift0010"), await player("gift0011")];
    for (const each of [one, other]) {
      await each.payIn(10_000);
      await each.lose(4_000);
    }
    clock.advance(daySeconds);
    const [row] = await db.query<{ id: string }>("SELECT id FROM member WHERE account = 'gift0010'");
    const works = createMemberWork(db);
    const failing: typeof works = (id, work) =>
      id === row?.id ? Promise.reject(new Error("this one cannot be read")) : works(id, work);
    const rewards = createRewards(createLedger(clock));
    const parts = { db, clock, offers: createOffers({ liveSite }, rewards) };
    const run = (memberWork: typeof works) =>
      payLosses({ ...parts, memberWork, dayOf: (at) => at.toISOString().slice(0, 10) });
    const backOf = async (who: typeof one) =>
      (await rewardsOf(who)).filter(({ kind }) => kind === "money").map(({ amount }) => amount);
    for (let tries = 0; tries < 2; tries += 1)
      await expect(run(failing)).rejects.toThrow("losses could not be paid back");
    expect([await backOf(one), await backOf(other)]).toEqual([[], [200]]);
    await run(works);
    await run(works);
    expect([await backOf(one), await backOf(other)]).toEqual([[200], [200]]);
    await sound();
  });
});

describe("the player's bonuses", () => {
  it("[PC-11] say amount, turnover, done, left, end and games", async () => {
    const one = await player("bonus001");
    await one.payIn(1_000);
    const [reward] = await rewardsOf(one);
    await claim(one, reward?.id);
    await one.lose(300);
    await one.lose(100, "LIVE");
    expect(await bonusesOf(one)).toMatchObject([
      {
        title: "100% on your first deposit",
        amount: 1_000,
        balance: 1_000,
        turnover: 10_000,
        done: 310,
        left: 9_690,
        share: 0.031,
        endsAt: new Date(clock.now().getTime() + 30 * daySeconds * 1_000).toISOString(),
        games: [
          { game: "LIVE", weight: 0.1 },
          { game: "LOTT", weight: 0 },
          { game: "ELOTT", weight: 0 },
          { game: "OTHER", weight: 1 },
        ],
        state: "active",
        canGiveUp: true,
      },
    ]);
  });

  it("are given up once; the money is the house's then, and somebody else's bonus is nobody's", async () => {
    const [one, other] = [await player("bonus002"), await player("bonus003")];
    await one.call("POST", "/reward/claim");
    const [bonus] = await bonusesOf(one);
    const giveUp = (who: BonusPlayer) => who.call<BonusRow>("POST", `/bonus/${bonus?.id}/forfeit`);
    expect((await giveUp(other)).status).toBe(404);
    const answers = await Promise.all([giveUp(one), giveUp(one)]);
    expect(answers.map(({ value }) => [value.state, value.reason, value.balance])).toEqual([
      ["forfeited", "player", 500],
      ["forfeited", "player", 500],
    ]);
    expect(await one.money()).toEqual({ real: 0, bonus: 0 });
    await sound();
  });

  it("become real money when the turnover is done by real bets", async () => {
    const one = await player("bonus004");
    await one.payIn(20_000);
    await enter(one, "ANGKOR");
    await one.lose(2_399);
    expect((await bonusesOf(one))[0]).toMatchObject({ state: "active", left: 1 });
    await Promise.all([one.lose(500), one.lose(500)]);
    expect((await bonusesOf(one))[0]).toMatchObject({ state: "converted", left: 0, balance: 300 });
    expect(await one.money()).toEqual({ real: 20_000 - 3_399 + 300, bonus: 0 });
    await sound();
  });
});

describe("promotions", () => {
  it("[PROMO-01] are told to anybody, by type, without what operators give by hand", async () => {
    const ask = async (query = "") =>
      (await platform.call("GET", `/wps/promotion${query}`, { headers: { language: "EN" } })).json<{
        value: PromotionPage;
      }>().value;
    const { types, rows, body } = await ask();
    expect(types.map(({ id, count }) => [id, count])).toEqual([
      ["welcome", 2],
      ["deposit", 3],
      ["cashback", 1],
      ["events", 2],
    ]);
    expect(rows.some(({ id }) => id === "thanks")).toBe(false);
    expect(rows.map(({ id, state }) => [id, state])).toEqual([
      ["welcome", "open"],
      ["hello", "open"],
      ["weekly", "join"],
      ["cashback", "open"],
      ["code-angkor", "open"],
      ["new-year-2027", "soon"],
      ["bring-a-friend", "open"],
      ["water-festival", "ended"],
    ]);
    expect(body).toBe("");
    expect((await ask("?type=cashback")).rows.map(({ id }) => id)).toEqual(["cashback"]);
    expect((await ask("?id=welcome")).body).toContain("<strong>10 times</strong>");
    expect((await ask("?id=thanks")).rows).toEqual([]);
    expect((await ask("?type=constructor")).rows).toEqual([]);
  });

  it("are joined first where they say so, and paid by the next deposit, once a week", async () => {
    const one = await player("promo001");
    await one.payIn(2_000);
    expect((await promotionOf(one, "weekly"))?.state).toBe("join");
    expect((await one.call("POST", "/promotion/welcome/join")).code).toBe("offer_ended");
    expect((await one.call("POST", "/promotion/none/join")).status).toBe(404);
    await Promise.all([1, 2].map(() => one.call("POST", "/promotion/weekly/join")));
    expect((await promotionOf(one, "weekly"))?.state).toBe("joined");
    await one.payIn(4_000);
    await one.payIn(4_000);
    expect((await bonusesOf(one)).map(({ title, amount }) => [title, amount])).toEqual([
      ["10% on the first deposit of the week", 400],
    ]);
    expect((await promotionOf(one, "weekly"))?.state).toBe("claimed");
    clock.advance(7 * daySeconds);
    expect((await promotionOf(one, "weekly"))?.state).toBe("joined");
    await one.payIn(2_000);
    expect(await bonusesOf(one)).toHaveLength(2);
    await sound();
  });

  it("say which reward waits, and that it was claimed", async () => {
    const one = await player("promo002");
    const waiting = await promotionOf(one, "hello");
    expect(waiting?.state).toBe("claimable");
    await claim(one, waiting?.reward ?? undefined);
    expect(await promotionOf(one, "hello")).toMatchObject({ state: "claimed", reward: null });
  });
});
