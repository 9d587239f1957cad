import { describe, expect, it } from "vitest";
import { arenas, cockfightRules, fightOf, type Side, sides } from "../../sandbox/games/cockfight/rules.ts";
import { randomOf } from "../../sandbox/games/fair/seeds.ts";
import { ChoiceError, type Json } from "../../sandbox/games/Game.ts";
import { aQuickRandom } from "../support/aQuickRandom.ts";

const at = Date.UTC(2026, 5, 1, 3, 4, 5);
const draw = cockfightRules.drawsAt(at).find(({ opensAt, closesAt }) => opensAt <= at && closesAt > at)!;
const read = (sent: unknown) => cockfightRules.readChoices({ sent, units: 1, draw, now: at, player: "a", all: [] });
const pay = (side: Side, price: number, winner: Side, stake = 100) =>
  cockfightRules.pay({ outcome: { winner }, bet: { player: "a", stake, choices: { side, price } }, all: [] });

describe("the cockfight", () => {
  it.each<[Side, number, Side, number, number]>([
    ["meron", 192, "meron", 100, 192],
    ["meron", 192, "wala", 100, 0],
    ["meron", 192, "draw", 100, 100],
    ["wala", 187, "draw", 30, 30],
    ["wala", 187, "wala", 10, 18],
    ["draw", 1591, "draw", 100, 1591],
    ["draw", 1591, "meron", 100, 0],
  ])("pays %s at %i, when %s wins, for %i: %i", (side, price, winner, stake, paid) => {
    expect(pay(side, price, winner, stake)).toBe(paid);
  });

  it.each<[string, unknown, string, string]>([
    ["nothing", null, "A bet is on Meron, Wala or the draw.", "wrong_choice"],
    ["another side", { side: "referee", price: 100 }, "A bet is on Meron, Wala or the draw.", "wrong_choice"],
    ["another price", { side: "meron", price: 999 }, `meron pays ${fightOf(draw.id).prices.meron}.`, "price_changed"],
  ])("refuses %s", (_name, sent, message, code) => {
    expect(() => read(sent)).toThrow(expect.objectContaining({ name: ChoiceError.name, message, code }));
  });

  it("takes a side at its price", () => {
    const choices = { side: "wala", price: fightOf(draw.id).prices.wala };
    expect(read(choices)).toEqual(choices);
  });

  it("has a round in every arena at any time, none twice, and forty that ended", () => {
    for (let now = at; now < at + 70_000; now += 1_999)
      for (const arena of arenas) {
        const own = cockfightRules.drawsAt(now, 40).filter(({ id }) => id.startsWith(`${arena}-`));
        expect(own.filter(({ endsAt }) => endsAt <= now)).toHaveLength(40);
        expect(own.filter(({ opensAt, endsAt }) => opensAt <= now && endsAt > now)).toHaveLength(1);
        expect(new Set(own.map(({ id }) => id)).size).toBe(own.length);
      }
  });

  it("ends as its seeds say, each time", () => {
    const fight = () => cockfightRules.draw(randomOf({ server: "ef".repeat(32), client: "one-1", nonce: 0 }), "one-1");
    expect(fight()).toEqual({ winner: "meron" });
    expect(fight()).toEqual(fight());
  });

  it.each(sides)("gives back 93 to 98 in a hundred of what is staked on %s, over a million rounds", (side) => {
    const random = aQuickRandom(sides.indexOf(side) + 1);
    const [rounds, stake] = [1_000_000, 100];
    const fights = Array.from({ length: 500 }, (_, round) => `one-${round}`);
    const choices: Json[] = fights.map((id) => ({ side, price: fightOf(id).prices[side] }));
    let paid = 0;
    for (let round = 0; round < rounds; round += 1) {
      const payout = cockfightRules.pay({
        outcome: cockfightRules.draw(random, fights[round % 500]!),
        bet: { player: "a", stake, choices: choices[round % 500]! },
        all: [],
      });
      if (!Number.isSafeInteger(payout) || payout < 0) throw new Error(`${side} pays ${payout}`);
      paid += payout;
    }
    expect(paid / (rounds * stake)).toBeGreaterThan(0.93);
    expect(paid / (rounds * stake)).toBeLessThan(0.98);
  });
});
