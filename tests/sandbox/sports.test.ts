import { describe, expect, it } from "vitest";
import { randomOf } from "../../sandbox/games/fair/seeds.ts";
import { ChoiceError, type Draw, type DrawBet, type DrawGame, type Json } from "../../sandbox/games/Game.ts";
import { combinedPrice, findDay, findSport, type Leg, winOf } from "../../sandbox/games/sports/createBook.ts";
import { esportsRules } from "../../sandbox/games/esports/rules.ts";
import { titleList } from "../../sandbox/games/esports/titleList.ts";
import { likelihoods, matchesOf, playMatch } from "../../sandbox/games/sports/matches.ts";
import { priceOf, tickMs } from "../../sandbox/games/sports/prices.ts";
import { sportsRules } from "../../sandbox/games/sports/rules.ts";
import { isRight, type Market, type Score, type Sport } from "../../sandbox/games/sports/Sport.ts";
import { sportList } from "../../sandbox/games/sports/sportList.ts";
import demoVendors from "#server/db/seed/vendors.json" with { type: "json" };
import { inventCatalogue } from "#server/db/seed/insertCatalogue.ts";
import { aQuickRandom } from "../support/aQuickRandom.ts";
import cases from "../fixtures/sandbox/sports.json" with { type: "json" };

const at = Date.UTC(2026, 5, 1, 3, 4, 5);
const all = [...sportList, ...titleList];
const books: [DrawGame, typeof sportList][] = [
  [sportsRules, sportList],
  [esportsRules, titleList],
];

function openOf(game: DrawGame, name: string, now = at): Draw {
  return game
    .drawsAt(now)
    .find(({ id, opensAt, closesAt }) => id.startsWith(name) && opensAt <= now && closesAt > now)!;
}

/** A pick of football at the price that stands. */
function aLeg(match: number, over: object = {}, now = at): Leg {
  const { sport, day } = findDay(sportList, openOf(sportsRules, "football", now).id);
  const [market, of] = [sport.markets[0]!, matchesOf(sport, day)[match]!];
  const price = priceOf(sport, { day, match, at: now }, { of, market, pick: "home" })!;
  return { match, market: "winner", pick: "home", price, ...over };
}

const read = (sent: unknown, now = at): Json =>
  sportsRules.readChoices({
    sent,
    units: 1,
    draw: openOf(sportsRules, "football", at),
    now,
    player: "a",
    all: [],
  });

describe("which sport a game opens", () => {
  it.each([
    ["football", "football"],
    ["asian-table-tennis-lines", "table-tennis"],
    ["night-tennis", "tennis"],
    ["world-racing-specials", "racing"],
  ])("%s is of %s", (code, name) => expect(findSport(sportList, code)?.name).toBe(name));

  it("is none for a code that names none", () => {
    expect(findSport(sportList, "footballers-choice")).toBeUndefined();
    expect(findSport(sportList, "")).toBeUndefined();
  });

  it("is its own for each of the demo's sports and esports", () => {
    const { games } = inventCatalogue(demoVendors);
    const books = { sports: sportList, esports: titleList } as const;
    const opened = games.flatMap(({ start, code, display_name: name }) => {
      const book = /^vendor:\/play\/(sports|esports)\//.exec(start)?.[1] as keyof typeof books | undefined;
      return book === undefined ? [] : [{ name, sport: findSport(books[book], code)?.name }];
    });
    expect(opened).toHaveLength(170);
    for (const { name, sport } of opened)
      expect([name, name.toLowerCase().includes(sport?.replace("-", " ") ?? "nothing")]).toEqual([name, true]);
  });
});

describe("what is right", () => {
  it.each(cases.right)("$market $pick at $score: $right", ({ market, pick, score, right }) => {
    expect(isRight(market as unknown as Market, pick, score as unknown as Score)).toBe(right);
  });
});

describe("what a slip pays", () => {
  it.each(cases.wins)("$prices of $stake: $win", ({ prices, stake, win }) => {
    const legs = prices.map((price) => ({ price }));
    expect(winOf(stake, legs)).toBe(win);
    expect(combinedPrice(legs)).toBeGreaterThan(0);
  });

  it("is nothing where one of a multiple is wrong, and all of it where every one is right", () => {
    const choices = { legs: [aLeg(0, { price: 200 }), aLeg(1, { price: 150 })] } as unknown as Json;
    const pay = (scores: number[][]) =>
      sportsRules.pay({ outcome: { sport: "football", scores }, bet: { player: "a", stake: 100, choices }, all: [] });
    expect(
      pay([
        [1, 0],
        [2, 1],
      ]),
    ).toBe(300);
    expect(
      pay([
        [1, 0],
        [1, 1],
      ]),
    ).toBe(0);
  });
});

describe("a slip that is not taken", () => {
  it.each<[string, unknown, string]>([
    ["nothing", null, "A slip has at least one pick."],
    ["no picks", { legs: [] }, "A slip has at least one pick."],
    ["six picks", { legs: [1, 2, 3, 4, 5, 6] }, "A multiple has at most 5 picks."],
    [
      "a pick without a price",
      { legs: [{ match: 0, market: "winner", pick: "home" }] },
      "A pick names its match, its market and its price.",
    ],
    ["two picks of a match", { legs: [aLeg(0), aLeg(0, { pick: "away" })] }, "A multiple has one pick of a match."],
    ["no such match", { legs: [aLeg(0, { match: 9 })] }, "There is no such pick."],
    ["no such market", { legs: [aLeg(0, { market: "corners" })] }, "There is no such pick."],
    ["no such side", { legs: [aLeg(0, { pick: "nobody" })] }, "There is no such pick."],
  ])("%s", (_name, sent, message) => {
    expect(() => read(sent)).toThrow(
      expect.objectContaining({ name: ChoiceError.name, message, code: "wrong_choice" }),
    );
  });

  it("because its price moved is told so, and is taken at the new price", () => {
    const leg = aLeg(0);
    expect(read({ legs: [leg] })).toMatchObject({ legs: [leg] });
    const moved = [1, 2, 3].map((ticks) => at + ticks * tickMs).find((now) => aLeg(0, {}, now).price !== leg.price)!;
    expect(moved).toBeDefined();
    expect(() => read({ legs: [leg] }, moved)).toThrow(expect.objectContaining({ code: "price_changed" }));
    expect(read({ legs: [aLeg(0, {}, moved)] }, moved)).toMatchObject({ legs: [aLeg(0, {}, moved)] });
  });

  it("is told to the betting record by the sides of the match, and what was picked of it", () => {
    const leg = aLeg(0);
    const [told] = sportsRules.detailsOf(read({ legs: [leg] }), null);
    expect(told?.name).toMatch(/^\S.* – \S/);
    const [home = ""] = told?.name.split(" – ") ?? [];
    expect(told?.value).toBe(`Winner: ${home} @ ${(leg.price / 100).toFixed(2)}`);
  });
});

describe("matchdays", () => {
  it.each(books)("follow one another, and every sport always takes bets", (game, sports) => {
    for (let now = at; now < at + 400_000; now += 3_997)
      for (const { name } of sports) {
        const days = game.drawsAt(now).filter(({ id }) => id.startsWith(`${name}-`));
        expect(days.filter(({ opensAt, closesAt }) => opensAt <= now && closesAt > now)).toHaveLength(1);
        expect(days.filter(({ endsAt }) => endsAt <= now)).toHaveLength(3);
        expect(new Set(days.map(({ id }) => id)).size).toBe(days.length);
      }
  });

  it.each(all)("of $name have the chances that their matches are played by", ({ play }) => {
    const random = aQuickRandom(7);
    const likely = likelihoods(play, [560, 440]);
    expect(likely.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
    const games = 20_000;
    const homeWins = Array.from({ length: games }, () => playMatch(random, play, [560, 440])).filter(([a, b]) => a > b);
    const chance = likely.reduce((sum, { score: [a, b], chance: own }) => (a > b ? sum + own : sum), 0);
    expect(homeWins.length / games).toBeCloseTo(chance, 1);
  });

  it("end as their seeds say, each time", () => {
    const seeds = { server: "cd".repeat(32), client: "football-100", nonce: 0 };
    expect(sportsRules.draw(randomOf(seeds), "football-100")).toEqual({ sport: "football", scores: cases.fromSeed });
  });
});

describe("what comes back of what is staked", () => {
  it.each(all)(
    "on $name is 88 to 100 in a hundred over 150,000 bets, of more than a million over all sports",
    (sport) => {
      const game = sportList.includes(sport) ? sportsRules : esportsRules;
      const random = aQuickRandom(all.indexOf(sport) + 1);
      const days = Array.from({ length: 20 }, (_, day) => betsOf(sport, day));
      let [staked, paid, placed] = [0, 0, 0];
      for (let day = 0; placed < 150_000; day = (day + 1) % days.length) {
        const outcome = game.draw(random, `${sport.name}-${day}`);
        for (const bet of days[day]!) {
          const payout = game.pay({ outcome, bet, all: [] });
          if (!Number.isSafeInteger(payout) || payout < 0) throw new Error(`A slip pays ${payout}`);
          staked += bet.stake;
          paid += payout;
          placed += 1;
        }
      }
      expect(paid / staked).toBeGreaterThan(0.88);
      expect(paid / staked).toBeLessThan(1);
    },
  );
});

/** A bet on everything that is offered on a day; what could be won is about the same, so that no long shot outweighs the rest. */
function betsOf(sport: Sport, day: number): DrawBet[] {
  return matchesOf(sport, day).flatMap((of, match) =>
    sport.markets.flatMap((market) =>
      market.picks.flatMap((pick) => {
        const price = priceOf(sport, { day, match, at: 0 }, { of, market, pick });
        const choices = { legs: [{ match, market: market.code, pick, price: price ?? 0 }] };
        return price === undefined ? [] : [{ player: "a", stake: Math.ceil(100_000 / price), choices }];
      }),
    ),
  );
}
