import { speak } from "../front/words.ts";
import { ChoiceError, type Draw, type DrawGame, type Json } from "../Game.ts";
import { hashOf } from "../sports/matches.ts";
import { cockfightWords } from "./words.ts";

/** The sides that can be bet on. */
export const sides = ["meron", "wala", "draw"] as const;
export type Side = (typeof sides)[number];

/** The arenas; their rounds begin one after the other. */
export const arenas = ["one", "two", "three"] as const;

const everyMs = 60_000;
const fightMs = 18_000;
const betweenMs = 20_000;
const usualPast = 42;
/** Chances in thousandths. */
const drawChance = 60;
/** Of a thousand that are staked, so many come back, a draw's stakes among them. */
const comesBack = 955;

/** What is known of a fight before it. */
export interface Fight {
  /** The chance of Meron in thousandths; Wala has what is left beside the draw. */
  meron: number;
  /** What each side pays for one, in hundredths, with the stake in it. */
  prices: Record<Side, number>;
  /** Of the plumage, in degrees. */
  colours: readonly [number, number];
}

const chanceOfMeron = (id: string): number => 400 + (hashOf(`fight.${id}`) % 141);

/** A fight, from its id. */
export function fightOf(id: string): Fight {
  const meron = chanceOfMeron(id);
  const wala = 1_000 - drawChance - meron;
  // At a draw both sides have their stakes back, so that they pay less when they win.
  const price = (chance: number) => Math.floor((100 * (comesBack - drawChance)) / chance);
  return {
    meron,
    prices: { meron: price(meron), wala: price(wala), draw: Math.floor((100 * comesBack) / drawChance) },
    colours: [hashOf(`meron.${id}`) % 50, 190 + (hashOf(`wala.${id}`) % 60)],
  };
}

/** Two birds of play money, one of which wins, or neither. */
export const cockfightRules: DrawGame = {
  kind: "draw",
  name: "cockfight",
  family: "COCKFIGHT",
  mostUnits: 1_000,
  drawsAt: (now, past = usualPast) => arenas.flatMap((arena, at) => fightsOf(arena, at * betweenMs, now, past)),
  readChoices({ sent, draw }) {
    const { side, price } = (sent ?? {}) as { side?: unknown; price?: unknown };
    const own = sides.find((one) => one === side);
    if (!own) throw new ChoiceError("A bet is on Meron, Wala or the draw.");
    const stands = fightOf(draw.id).prices[own];
    if (price !== stands) throw new ChoiceError(`${own} pays ${stands}.`, "price_changed");
    return { side: own, price: stands };
  },
  draw(random, id) {
    const place = random.below(1_000);
    const meron = chanceOfMeron(id);
    return { winner: place < meron ? "meron" : place < 1_000 - drawChance ? "wala" : "draw" };
  },
  pay({ outcome, bet: { stake, choices } }) {
    const { side, price } = choices as unknown as { side: Side; price: number };
    const { winner } = outcome as unknown as { winner: Side };
    if (winner === side) return Math.floor((stake * price) / 100);
    return winner === "draw" ? stake : 0;
  },
  detailsOf(choices: Json, outcome: Json, language = "EN") {
    const words = speak(cockfightWords, language);
    const { side, price } = choices as unknown as { side: Side; price: number };
    const winner = (outcome as unknown as { winner: Side } | null)?.winner;
    return [
      { name: words.side, value: `${words[side]} @ ${(price / 100).toFixed(2)}` },
      ...(winner ? [{ name: words.winner, value: words[winner] }] : []),
    ];
  },
};

function fightsOf(arena: string, afterMs: number, now: number, past: number): Draw[] {
  const ended = Math.floor((now - afterMs) / everyMs);
  return Array.from({ length: past + 1 }, (_, at) => {
    const round = ended - past + 1 + at;
    const endsAt = round * everyMs + afterMs;
    return { id: `${arena}-${round}`, opensAt: endsAt - everyMs, closesAt: endsAt - fightMs, endsAt };
  });
}
