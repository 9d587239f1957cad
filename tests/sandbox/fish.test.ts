import { describe, expect, it } from "vitest";
import { fishRules, hitsOf, kinds, outOf } from "../../sandbox/games/fish/rules.ts";
import { ChoiceError } from "../../sandbox/games/Game.ts";
import { aQuickRandom } from "#tests/support/aQuickRandom.ts";

/** Chance that says what it is told to. */
const told = (...numbers: number[]) => ({ below: () => numbers.shift() ?? 0 });
const shoot = (fish: string, ...numbers: number[]) =>
  fishRules.play({ random: told(...numbers), stake: 50, choices: { fish } });

describe("the fishing", () => {
  it.each([
    ["sprat", [47_999], 100],
    ["sprat", [48_000], 0],
    ["clown", [31_999], 150],
    ["shark", [2_399], 2_000],
    ["shark", [2_400], 0],
    ["dragon", [479], 10_000],
    ["dragon", [480], 0],
    ["chest", [1_599, 0], 1_000],
    ["chest", [1_599, 3], 6_000],
    ["chest", [1_600, 3], 0],
  ])("pays a shot at a %s that drew %j with %i", (fish, numbers, payout) => {
    const shot = shoot(fish, ...numbers);
    expect(shot.payout).toBe(payout);
    expect(shot.outcome).toEqual({ isCaught: payout > 0, times: payout / 50 });
  });

  it.each([
    ["nothing", undefined],
    ["null", null],
    ["a fish that is not there", { fish: "goldfish" }],
    ["a number", { fish: 3 }],
    ["a word of the language", { fish: "__proto__" }],
    ["a list", ["shark"]],
  ])("refuses %s", (_name, sent) => {
    expect(() => fishRules.readChoices({ sent, units: 1 })).toThrow(ChoiceError);
  });

  it("keeps of a shot the fish alone: nobody brings a chance of their own", () => {
    expect(fishRules.readChoices({ sent: { fish: "ray", times: 900 }, units: 1 })).toEqual({ fish: "ray" });
  });

  it("hits so often that every kind gives back 96 of a hundred", () => {
    for (const kind of kinds) {
      const mean = kind.times.reduce((sum: number, times) => sum + times, 0) / kind.times.length;
      expect(Number.isInteger(hitsOf(kind)), kind.name).toBe(true);
      expect((hitsOf(kind) * mean) / outOf, kind.name).toBe(0.96);
    }
  });

  it("gives back 96 of a hundred over a million shots at each worth, in whole units", () => {
    const random = aQuickRandom(11);
    let [staked, back] = [0, 0];
    for (let shot = 0; shot < 1_000_000; shot += 1) {
      const stake = 10 * (1 + (shot % 5));
      const { payout } = fishRules.play({ random, stake, choices: { fish: kinds[shot % kinds.length]?.name ?? "" } });
      if (!Number.isSafeInteger(payout) || payout < 0) throw new Error(`Paid ${payout}`);
      staked += stake;
      back += payout;
    }
    expect(back / staked).toBeGreaterThan(0.94);
    expect(back / staked).toBeLessThan(0.98);
  });
});
