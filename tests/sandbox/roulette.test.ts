import { describe, expect, it } from "vitest";
import { ChoiceError, type Json } from "../../sandbox/games/Game.ts";
import { colourOf, rouletteRules, spots, wheel } from "../../sandbox/games/roulette/rules.ts";
import { aQuickRandom } from "#tests/support/aQuickRandom.ts";

const now = Date.UTC(2026, 10, 25, 12, 0, 10);
const draws = rouletteRules.drawsAt(now);
const [draw] = draws.filter(({ opensAt, closesAt }) => opensAt <= now && now < closesAt);
const read = (sent: unknown, units: number): Json => {
  if (!draw) throw new Error("No draw is open.");
  return rouletteRules.readChoices({ sent, units, draw, now, player: "a", all: [] });
};
const pay = (number: number, choices: Json, stake: number): number => {
  const bet = { player: "a", stake, choices };
  return rouletteRules.pay({ outcome: { number }, bet, all: [bet] });
};

describe("the roulette", () => {
  it.each([
    ["a number", 17, [{ spot: "n17", units: 1 }], 360],
    ["the zero", 0, [{ spot: "n0", units: 1 }], 360],
    ["another number", 18, [{ spot: "n17", units: 1 }], 0],
    ["red on red", 1, [{ spot: "red", units: 1 }], 20],
    ["red on black", 2, [{ spot: "red", units: 1 }], 0],
    ["black on 10", 10, [{ spot: "black", units: 1 }], 20],
    ["even on the zero", 0, [{ spot: "even", units: 1 }], 0],
    ["low on 18", 18, [{ spot: "low", units: 1 }], 20],
    ["high on 19", 19, [{ spot: "high", units: 1 }], 20],
    ["odd on 35", 35, [{ spot: "odd", units: 1 }], 20],
    ["the second dozen on 13", 13, [{ spot: "dozen2", units: 1 }], 30],
    ["the second dozen on 12", 12, [{ spot: "dozen2", units: 1 }], 0],
    ["the third column on 36", 36, [{ spot: "column3", units: 1 }], 30],
    ["the first column on 36", 36, [{ spot: "column1", units: 1 }], 0],
    ["a row of three on 6", 6, [{ spot: "street2", units: 1 }], 120],
    [
      "chips on three places",
      17,
      [
        { spot: "n17", units: 2 },
        { spot: "black", units: 3 },
        { spot: "red", units: 5 },
      ],
      780,
    ],
  ])("pays %s", (_name, number, placed, payout) => {
    const units = placed.reduce((sum, one) => sum + one.units, 0);
    expect(pay(number, read(placed, units), units * 10)).toBe(payout);
  });

  it.each([
    ["nothing", undefined, 1],
    ["no list", { spot: "red", units: 1 }, 1],
    ["an empty list", [], 1],
    ["a place that is not there", [{ spot: "n37", units: 1 }], 1],
    ["a place of the language", [{ spot: "constructor", units: 1 }], 1],
    [
      "half a chip",
      [
        { spot: "red", units: 0.5 },
        { spot: "black", units: 0.5 },
      ],
      1,
    ],
    [
      "chips below nothing",
      [
        { spot: "red", units: 2 },
        { spot: "black", units: -1 },
      ],
      1,
    ],
    [
      "a place twice",
      [
        { spot: "red", units: 1 },
        { spot: "red", units: 1 },
      ],
      2,
    ],
    ["more chips than are staked", [{ spot: "red", units: 2 }], 1],
    ["fewer chips than are staked", [{ spot: "red", units: 1 }], 2],
    ["too many places", Array.from({ length: 19 }, (_, at) => ({ spot: `n${at}`, units: 1 })), 19],
    ["null in the list", [null], 1],
  ])("refuses %s", (_name, sent, units) => {
    expect(() => read(sent, units)).toThrow(ChoiceError);
  });

  it("keeps of a bet what it knows, and nothing else", () => {
    expect(read([{ spot: "red", units: 1, extra: "x" }], 1)).toEqual([{ spot: "red", units: 1 }]);
  });

  it("has each number once, half of them red, and gives 36 of 37 back on every place", () => {
    expect(wheel.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, at) => at));
    expect(wheel.filter((number) => colourOf(number) === "red")).toHaveLength(18);
    for (const spot of spots.keys()) {
      const back = wheel.reduce((sum, number) => sum + pay(number, [{ spot, units: 1 }], 10), 0);
      expect([spot, back]).toEqual([spot, 360]);
    }
  });

  it("takes bets of one round at a time, by the clock, and says the same of a round whenever it is asked", () => {
    for (let at = now; at < now + 90_000; at += 1_000) {
      const open = rouletteRules.drawsAt(at).filter(({ opensAt, closesAt }) => opensAt <= at && at < closesAt);
      expect(open.length).toBeLessThanOrEqual(1);
    }
    const known = new Map(draws.map((one) => [one.id, one]));
    const later = rouletteRules.drawsAt(now + 45_000).filter(({ id }) => known.has(id));
    expect(later).toHaveLength(draws.length - 1);
    for (const one of later) expect(one).toEqual(known.get(one.id));
    expect(draw && draw.closesAt - draw.opensAt).toBe(30_000);
    expect(draw && draw.endsAt - draw.closesAt).toBe(10_000);
  });

  it("gives back 36 of 37 stakes over a million rounds, in whole units", () => {
    const random = aQuickRandom(7);
    const names = [...spots.keys()];
    let [staked, back] = [0, 0];
    for (let round = 0; round < 1_000_000; round += 1) {
      const choices = [
        { spot: names[round % names.length] ?? "red", units: 1 + (round % 3) },
        { spot: "red", units: 2 },
      ].slice(0, names[round % names.length] === "red" ? 1 : 2);
      const stake = choices.reduce((sum, { units }) => sum + units, 0) * 10;
      const { number } = rouletteRules.draw(random, "") as { number: number };
      const payout = pay(number, choices, stake);
      if (!Number.isSafeInteger(payout) || payout < 0) throw new Error(`Paid ${payout}`);
      staked += stake;
      back += payout;
    }
    expect(back / staked).toBeGreaterThan(0.965);
    expect(back / staked).toBeLessThan(0.981);
  });
});
