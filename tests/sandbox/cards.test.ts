import { describe, expect, it } from "vitest";
import { cardRules, contestants, type Dealt, kindOf, rooms, seats, worthOf } from "../../sandbox/games/cards/rules.ts";
import { splitPots } from "../../sandbox/games/cards/splitPots.ts";
import { ChoiceError, type DrawBet, type Json } from "../../sandbox/games/Game.ts";
import { aQuickRandom } from "#tests/support/aQuickRandom.ts";

const now = Date.UTC(2026, 10, 25, 12, 0, 5);
const openIn = (room: string) => {
  const draw = cardRules
    .drawsAt(now)
    .find(({ id, opensAt, closesAt }) => id.startsWith(`${room}-`) && opensAt <= now && now < closesAt);
  if (!draw) throw new Error(`No draw is open in ${room}.`);
  return draw;
};
const bet = (player: string, seat: number, stake: number): DrawBet => ({ player, stake, choices: { seat } });
const sit = (sent: unknown, { units = 1, room = "low", all = [] as DrawBet[] } = {}): Json =>
  cardRules.readChoices({ sent, units, draw: openIn(room), now, player: "me", all });
/** Cards by their names: `TH` is the ten of hearts. */
const hand = (text: string): number[] =>
  text.split(" ").map((name) => "23456789TJQKA".indexOf(name[0] ?? "") * 4 + "CDHS".indexOf(name[1] ?? ""));

describe("the card table", () => {
  it.each([
    ["a straight flush above three of a kind", "4S 3S 2S", "AS AH AD"],
    ["three of a kind above a straight", "2S 2H 2D", "AS KH QD"],
    ["a straight above a flush", "4S 3H 2D", "AS KS JS"],
    ["a flush above a pair", "5S 3S 2S", "AS AH KD"],
    ["a pair above a high card", "2S 2H 3D", "AS KH JD"],
    ["the higher pair", "3S 3H 2D", "2S 2H AD"],
    ["the higher card beside the same pair", "9S 9H AD", "9C 9D KD"],
    ["the highest row above the next", "AS KH QD", "KS QH JD"],
    ["two, three, four above ace, two, three", "4S 3H 2D", "AS 2H 3D"],
    ["ace, two, three above any flush", "AS 2H 3D", "AS KS JS"],
    ["the second card where the first is the same", "AS QH 2D", "AH JD TC"],
    ["the third card where two are the same", "AS QH 3D", "AH QD 2C"],
  ])("puts %s", (_name, better, worse) => {
    expect(worthOf(hand(better))).toBeGreaterThan(worthOf(hand(worse)));
  });

  it("counts no suit, and takes cards in any order", () => {
    expect(worthOf(hand("AS KH 9D"))).toBe(worthOf(hand("9C AD KS")));
    expect(worthOf(hand("7S 7H 2D"))).toBe(worthOf(hand("2C 7D 7C")));
  });

  it("knows each of the 22,100 hands by its kind, as often as three cards make it", () => {
    const counts = new Map<string, number>();
    for (let a = 0; a < 52; a += 1)
      for (let b = a + 1; b < 52; b += 1)
        for (let c = b + 1; c < 52; c += 1) {
          const kind = kindOf([a, b, c]);
          counts.set(kind, (counts.get(kind) ?? 0) + 1);
        }
    expect(Object.fromEntries(counts)).toEqual({
      straightFlush: 48,
      triple: 52,
      straight: 720,
      flush: 1_096,
      pair: 3_744,
      high: 16_440,
    });
  });

  it.each([
    [
      "the best takes the pot less the rake",
      [
        [100, 9],
        [100, 5],
        [100, 7],
      ],
      [293, 0, 0],
    ],
    [
      "equal bests share",
      [
        [100, 9],
        [100, 9],
        [100, 1],
      ],
      [146, 146, 0],
    ],
    [
      "all are equal: nothing is kept",
      [
        [100, 9],
        [100, 9],
      ],
      [100, 100],
    ],
    [
      "who staked more gets the rest back",
      [
        [500, 1],
        [100, 9],
      ],
      [400, 195],
    ],
    [
      "who staked less wins no more than was matched",
      [
        [100, 9],
        [500, 5],
        [300, 4],
      ],
      [293, 590, 0],
    ],
    ["nobody", [], []],
    ["one alone", [[70, 3]], [70]],
  ])("splits the pots: %s", (_name, contest, paid) => {
    expect(splitPots(contest.map(([stake = 0, worth = 0]) => ({ stake, worth })))).toEqual(paid);
  });

  it("lets who is alone play the house for the same stake", () => {
    const hands = Array.from({ length: seats }, () => hand("AS AH AD"));
    const pay = (house: string) => {
      const alone = bet("me", 2, 1_000);
      const outcome = { hands, house: hand(house) } satisfies Dealt;
      return cardRules.pay({ outcome, bet: alone, all: [alone] });
    };
    expect([pay("KS QH 2D"), pay("4S 3S 2S"), pay("AC AH AD")]).toEqual([1_950, 0, 1_000]);
  });

  it.each([
    ["nothing", undefined],
    ["a seat that is not there", { seat: 6 }],
    ["a seat below the first", { seat: -1 }],
    ["half a seat", { seat: 0.5 }],
    ["a name", { seat: "0" }],
  ])("refuses %s", (_name, sent) => {
    expect(() => sit(sent)).toThrow(ChoiceError);
  });

  it.each([
    ["a seat that is taken", "taken", { all: [bet("other", 0, 10)] }],
    ["a second seat", "seated", { all: [bet("me", 3, 10)] }],
    ["a stake below the room's", "wrong_stake", { room: "high", units: rooms.high - 1 }],
  ])("refuses %s, and says so", (_name, code, at) => {
    expect(() => sit({ seat: 0 }, at)).toThrow(expect.objectContaining({ name: "ChoiceError", code }));
  });

  it("takes a free seat at the room's least stake, and shows of others no more than seat and stake", () => {
    const all = [bet("other", 1, 500)];
    expect(sit({ seat: 0, hand: [1, 2, 3] }, { room: "high", units: rooms.high, all })).toEqual({ seat: 0 });
    expect(cardRules.seenOf?.(all)).toEqual([{ seat: 1, stake: 500 }]);
  });

  it("deals every card once", () => {
    const random = aQuickRandom(5);
    for (let round = 0; round < 1_000; round += 1) {
      const { hands, house } = cardRules.draw(random, "") as unknown as Dealt;
      const cards = [...hands.flat(), ...house];
      expect(cards).toHaveLength(21);
      expect(new Set(cards).size).toBe(21);
      expect(cards.every((card) => Number.isInteger(card) && card >= 0 && card < 52)).toBe(true);
    }
  });

  it("pays out what was staked less the rake, in whole units, and the same to every seat over a million hands", () => {
    const random = aQuickRandom(3);
    let hands = 0;
    const bySeat = Array.from({ length: seats }, () => ({ staked: 0, back: 0 }));
    while (hands < 1_000_000) {
      const outcome = cardRules.draw(random, "");
      const players = 1 + random.below(seats);
      const all = Array.from({ length: players }, (_, seat) => bet(`p${seat}`, seat, 1_000 * (1 + random.below(3))));
      const staked = all.reduce((sum, { stake }) => sum + stake, 0);
      let paid = 0;
      const shares = splitPots(contestants(outcome as unknown as Dealt, all));
      for (const [seat, one] of all.entries()) {
        const payout = shares[seat] ?? -1;
        if (hands % 20 === 0 && payout !== cardRules.pay({ outcome, bet: one, all }))
          throw new Error("Paid another sum");
        if (!Number.isSafeInteger(payout) || payout < 0) throw new Error(`Paid ${payout}`);
        paid += payout;
        const sums = bySeat[seat];
        if (sums) {
          sums.staked += one.stake;
          sums.back += payout;
        }
      }
      // Nobody is paid from nothing, and the table keeps no more than its rake and what cannot be parted.
      if (players > 1 && (paid > staked || staked - paid > Math.floor(staked * 0.025) + seats * 3))
        throw new Error(`${staked} were staked, ${paid} paid`);
      hands += players;
    }
    for (const { staked, back } of bySeat) {
      expect(back / staked).toBeGreaterThan(0.96);
      expect(back / staked).toBeLessThan(1);
    }
  }, 90_000);

  it("keeps one round open a room at most, and never says another thing of it", () => {
    const known = new Map(cardRules.drawsAt(now).map((one) => [one.id, one]));
    for (let at = now; at < now + 72_000; at += 500) {
      const draws = cardRules.drawsAt(at);
      const open = draws.filter(({ opensAt, closesAt }) => opensAt <= at && at < closesAt);
      expect(open.length === 0 || open.length === Object.keys(rooms).length).toBe(true);
      for (const one of draws) expect(known.get(one.id) ?? one).toEqual(one);
    }
  });
});
