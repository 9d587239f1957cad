import { describe, expect, it } from "vitest";
import type { Json } from "../../sandbox/games/Game.ts";
import { findGame } from "../../sandbox/games/gameList.ts";

const line = (type: string, picks: number[][]) => ({ type, mode: "ZY", picks, units: 1 });
const leg = (market: string, pick: string) => ({
  match: 0,
  market,
  pick,
  price: 190,
  sides: "Reds – Blues",
  said: "?",
});
/** A bet of each game, with all that it can say, and how it came out. */
const bets: readonly [game: string, choices: unknown, outcome: unknown][] = [
  ["slot", null, { wins: [0, 1, 2, 3, 4, 5, 6, 7].map((symbol) => ({ line: symbol, symbol, count: 3, payout: 1 })) }],
  ["fish", { fish: "whale" }, { isCaught: false, times: 0 }],
  ["roulette", ["n7", "street3", "dozen1", "low", "red"].map((spot) => ({ spot, units: 1 })), { number: 7 }],
  ["cards", { seat: 2 }, { hands: [[], [], [0, 4, 8]], house: [] }],
  ["cockfight", { side: "meron", price: 190 }, { winner: "draw" }],
  ["sports", { legs: ["draw", "home"].map((pick) => leg("winner", pick)) }, { sport: "football", scores: [[1, 0]] }],
  ["sports", { legs: [leg("total", "over"), leg("both", "yes")] }, { sport: "football", scores: [[1, 0]] }],
  ["lottery", { kind: "north", lines: [line("last2", [[7]])] }, { numbers: Array(27).fill("00007") }],
  [
    "elottery",
    { kind: "ball5", lines: [line("size", [[0]]), line("duel", [[1]])] },
    { numbers: ["1", "8", "0", "0", "3"] },
  ],
];
/** What is a name or a sign in every language. */
const signs = /ZY|Reds|Blues|[2-9TJQKA](?=[♣♦♥♠])/g;

describe("what is said of a bet", () => {
  it.each(bets)("of %s is in the language of the page that checks it", (name, choices, outcome) => {
    const detailsIn = (language: string) => findGame(name)!.detailsOf(choices as Json, outcome as Json, language);
    const english = detailsIn("EN");
    expect(english).not.toEqual([]);
    for (const [language, letters] of [
      ["KM", /\p{Script=Khmer}/u],
      ["AR", /\p{Script=Arabic}/u],
    ] as const) {
      const said = detailsIn(language);
      expect(said).toHaveLength(english.length);
      const text = said.map((one) => `${one.name}: ${one.value}`).join("\n");
      expect(text).toMatch(letters);
      expect(text.replace(signs, "")).not.toMatch(/[A-Za-z]/);
    }
    // The betting record of a platform is told in one language.
    expect(findGame(name)!.detailsOf(choices as Json, outcome as Json)).toEqual(english);
  });
});
