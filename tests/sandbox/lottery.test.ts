import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { combinationsOf, type LotteryLine, readLines } from "#compile/lottery/LotteryLine.ts";
import { oddsOf } from "#compile/lottery/oddsOf.ts";
import { type LotteryKind, lotteryKinds, type PlayType, playTypesOf, prizeModes } from "#compile/lottery/playTypes.ts";
import { hitsOf, quoteSlip, winOf } from "#compile/lottery/quoteSlip.ts";
import { ChoiceError, type DrawGame, type Json } from "../../sandbox/games/Game.ts";
import { randomOf } from "../../sandbox/games/fair/seeds.ts";
import { createLotteryCalls } from "../../sandbox/games/http/createLotteryCalls.ts";
import { elotteryRules } from "../../sandbox/games/elottery/rules.ts";
import { lotteryRules } from "../../sandbox/games/lottery/rules.ts";
import { aQuickRandom } from "../support/aQuickRandom.ts";
import cases from "../fixtures/sandbox/lottery.json" with { type: "json" };

const gameOf = (kind: LotteryKind): DrawGame => (kind === "fast3" || kind === "ball5" ? elotteryRules : lotteryRules);
const drawn = (kind: string): readonly string[] => cases.drawn[kind as keyof typeof cases.drawn] ?? [];
const at = Date.UTC(2026, 5, 1, 3, 4, 5);

describe("what a line is paid", () => {
  it.each(cases.wins)("$kind $type $picks of $mode: $hits hits, $payout", ({ hits, payout, ...line }) => {
    const kind = line.kind as LotteryKind;
    const numbers = drawn(kind);
    const lines = readLines([line], kind);
    expect(hitsOf(kind, lines[0]!, { numbers })).toBe(hits);
    expect(winOf(kind, lines, 100, { numbers })).toBe(payout);
  });
});

describe("what a slip costs and can bring", () => {
  it.each(cases.quotes)("$kind $lines", ({ kind, lines, chip, ...quote }) => {
    expect(quoteSlip(kind as LotteryKind, readLines(lines, kind as LotteryKind), chip)).toEqual(quote);
  });
});

it("a play type of another kind brings nothing, and is told at once", () => {
  const lines = [{ type: "sum", mode: "Lott", picks: [[0]], units: 1 }] as LotteryLine[];
  expect(quoteSlip("north", lines, 10)).toEqual({ combinations: 1, units: 1, stake: 10, most: 0 });
});

describe("a slip that the rules do not allow", () => {
  it.each(cases.refused)("$why", ({ kind, lines, why, units }) => {
    const game = gameOf(kind as LotteryKind);
    const draw = game.drawsAt(at).find(({ id, closesAt }) => id.startsWith(kind) && closesAt > at)!;
    expect(() => game.readChoices({ sent: { lines }, units: units ?? 1, draw, now: at, player: "a", all: [] })).toThrow(
      expect.objectContaining({ name: ChoiceError.name, message: why }),
    );
  });
});

describe("the draws", () => {
  it.each(lotteryKinds)("of %s are all different, in order, and one takes bets at any time", (kind) => {
    for (let now = at; now < at + 320_000; now += 1_997) {
      const own = gameOf(kind)
        .drawsAt(now, 30)
        .filter(({ id }) => id.startsWith(kind));
      expect(new Set(own.map(({ id }) => id)).size).toBe(own.length);
      expect(own.filter(({ endsAt }) => endsAt <= now)).toHaveLength(30);
      expect(own.filter(({ opensAt, closesAt }) => opensAt <= now && closesAt > now)).toHaveLength(1);
      expect(own.every(({ endsAt }, place) => place === 0 || endsAt > (own[place - 1]?.endsAt ?? 0))).toBe(true);
    }
  });

  it("tells the betting record in words how it was played, on what, and what came of it", () => {
    const lines = [
      { type: "size", mode: "Lott", picks: [[0]], units: 5 },
      { type: "end2", mode: "ZY", picks: [[7], [0]], units: 5 },
    ];
    const choices = { kind: "ball5", lines } as unknown as Json;
    expect(elotteryRules.detailsOf(choices, null)[0]).toEqual({ name: "Big or small (Lott)", value: "Small" });
    const [size, , drawn] = elotteryRules.detailsOf(choices, { numbers: ["1", "8", "0", "0", "3"] });
    expect(size?.value).toBe("Small · hits: 1");
    expect(drawn).toEqual({ name: "Five balls", value: "1 8 0 0 3" });
  });

  it("are the same when they come from the same seeds, and as long as the prizes are", () => {
    const seeds = { server: "ab".repeat(32), client: "north-20260601-0001", nonce: 0 };
    const [first, second] = [1, 2].map(() => lotteryRules.draw(randomOf(seeds), "north-20260601-0001"));
    expect(first).toEqual(second);
    expect(first).toEqual({ numbers: cases.fromSeed });
  });
});

describe("what comes back of what is staked", () => {
  it.each(lotteryKinds)("of a million bets and more on %s is 85 to 100 in a hundred, by every play type", (kind) => {
    const game = gameOf(kind);
    const random = aQuickRandom(lotteryKinds.indexOf(kind) + 1);
    const draws = kind === "fast3" ? 35_000 : 20_000;
    const outcomes = Array.from({ length: draws }, () => game.draw(random, `${kind}-20260601-0001`));
    let placed = 0;
    for (const [place, type] of playTypesOf(kind).entries()) {
      const line: LotteryLine = { type: type.code, mode: prizeModes[place % 4]!, picks: mostOf(type), units: 1 };
      const stake = combinationsOf(line) * 100;
      const bet = { player: "a", stake, choices: { kind, lines: [line] } as unknown as Json };
      let paid = 0;
      for (const outcome of outcomes) {
        const payout = game.pay({ outcome, bet, all: [bet] });
        if (!Number.isSafeInteger(payout) || payout < 0) throw new Error(`${type.code} pays ${payout}`);
        paid += payout;
      }
      placed += (stake / 100) * draws;
      expect(paid / (stake * draws), type.code).toBeGreaterThan(0.85);
      expect(paid / (stake * draws), type.code).toBeLessThan(1);
    }
    expect(placed).toBeGreaterThan(1_000_000);
  });

  it.each(lotteryKinds)("by any bet of %s is never more than was staked", (kind) => {
    for (const type of playTypesOf(kind))
      for (const mode of prizeModes) {
        const options = type.shape.kind === "options" ? type.shape.options : [undefined];
        for (const option of options) expect(oddsOf(type, kind, mode, option)).toBeGreaterThan(100);
      }
  });
});

/** Nearly every combination of a play type, so that a million bets are soon made and chance hardly counts. */
function mostOf({ shape }: PlayType): number[][] {
  const first = (count: number) => Array.from({ length: count }, (_, place) => place);
  if (shape.kind === "digits") return Array.from({ length: shape.places }, (_, place) => first(place === 0 ? 9 : 10));
  if (shape.kind === "numbers") return [first(90)];
  return [first(shape.kind === "choose" ? shape.most : shape.options.length)];
}

describe("what a platform reads of lotteries", () => {
  const calls = createLotteryCalls({
    now: () => at,
    drawsOf: (game, { past }) =>
      game.kind === "instant"
        ? []
        : game.drawsAt(at, past).map((draw) => {
            const told = { ...draw, promise: "" };
            return draw.endsAt > at ? told : { ...told, outcome: game.draw(aQuickRandom(1), draw.id) };
          }),
  });
  const call = (name: string, query = "") =>
    calls[`GET /api/lottery/${name}`]!({} as IncomingMessage, new URL(`http://vendor/?${query}`)) as Promise<
      Record<string, { id: string; closesAt: number; endsAt: number; kind?: string; outcome?: unknown }[]>
    >;

  it("is a menu of every kind with its play types and prize modes", async () => {
    expect((await call("menus"))["gameMenus"]).toMatchObject(
      lotteryKinds.map((kind) => ({ kind, prizeModes, playTypes: playTypesOf(kind).map(({ code }) => ({ code })) })),
    );
  });

  it.each(lotteryKinds)(
    "is the next hundred draws of %s, one after the other, and the last hundred with what they drew",
    async (kind) => {
      const { numeros = [] } = await call("numeros", `kind=${kind}&count=100`);
      expect(numeros).toHaveLength(100);
      expect(numeros.every(({ id, closesAt }) => id.startsWith(kind) && closesAt > at)).toBe(true);
      expect(new Set(numeros.map(({ id }) => id)).size).toBe(100);
      const { opened = [] } = await call("opened", `kind=${kind}&count=100`);
      expect(opened).toHaveLength(100);
      expect(opened.every(({ endsAt, outcome }) => endsAt <= at && outcome !== undefined)).toBe(true);
      expect(opened[0]!.endsAt).toBeGreaterThan(opened[99]!.endsAt);
    },
  );

  it("is the last draw of each kind", async () => {
    expect((await call("recent"))["recent"]!.map(({ id }) => id.split("-")[0])).toEqual(lotteryKinds);
  });

  it.each(["kind=moon", "kind=north&count=101", "kind=north&count=0", "kind=north&count=x", ""])(
    "is refused for %j",
    async (query) => {
      await expect(call("numeros", query)).rejects.toMatchObject({ status: 400, code: "malformed" });
      await expect(call("opened", query)).rejects.toMatchObject({ status: 400, code: "malformed" });
    },
  );
});
