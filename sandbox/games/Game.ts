/**
 * How a game is added to the vendor program:
 *
 * 1. A folder `sandbox/games/<name>/` with `rules.ts` (what is below, pure: no clock, no Node, no DOM, for the verify page runs the
 *    very same file in the browser), `front.ts` (draws it; begins with `openTable` of `../front/openTable.ts`), `style.css` and
 *    `words.ts` (EN, KM and AR).
 * 2. Its rules in `gameList.ts`, and its words in `front/verify.ts` need nothing: it finds the rules by the game's name.
 * 3. On the platform a game is started by `vendor:/play/<name>/?theme=…` in `game.start` (server/db/seed/startOf.ts says which by category).
 *
 * Two shapes. An `InstantGame` is settled in the request of the bet: slot, fishing, a hand against the house. A `DrawGame` has
 * rounds in common that begin and end by the clock: roulette, lotteries, matches, card tables where players play each other.
 * The program itself holds the stake, keeps the round, draws, pays and makes good what a crash leaves open. All amounts are
 * whole minor units; use integers only.
 */
export type Game = InstantGame | DrawGame;

/** Categories of the platform. */
export type Family = "RNG" | "LIVE" | "COCKFIGHT" | "SPORTS" | "ESPORTS" | "FISH" | "PVP" | "LOTT" | "ELOTT";

/** What JSON can hold: choices, outcomes. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** Chance, from the seeds alone: the same seeds give the same numbers, on the server and on the verify page. */
export interface Random {
  /** A whole number from 0 to less than `limit` (at most 2^32), each as likely. */
  below(limit: number): number;
}

/** What the platform's betting record shows of a bet beside its money; `name` is one of its words, or shown as it is. */
export interface Detail {
  name: string;
  value: string;
}

/** A bet before it is placed. */
export interface BetAsked {
  /** What the front sent; unchecked. */
  sent: unknown;
  /** The stake, in the smallest chips of the currency: a whole number above 0. */
  units: number;
}

interface AnyGame {
  /** Name of its folder and in its address. */
  name: string;
  family: Family;
  /** The highest stake, in the smallest chips. */
  mostUnits: number;
  /** Words for the betting record, which platforms are told in English, and for the page that checks a round, in its language. */
  detailsOf(choices: Json, outcome: Json, language?: string): Detail[];
}

/** A game whose bet ends at once. */
export interface InstantGame extends AnyGame {
  kind: "instant";
  /** What the player chose, checked. Throws `ChoiceError`. */
  readChoices(bet: BetAsked): Json;
  /** What comes of a bet. Pure. */
  play(bet: { random: Random; stake: number; choices: Json }): { outcome: Json; payout: number };
}

/** A round in common. Times in milliseconds since 1970. */
export interface Draw {
  /** Never used twice; at most 40 letters, digits, `-` and `_`. */
  id: string;
  /** Bets are taken from `opensAt` until `closesAt`; what was drawn is shown, and paid, from `endsAt`. */
  opensAt: number;
  closesAt: number;
  endsAt: number;
  /** What the front shows of it before it ends, such as teams and prices. */
  about?: Json;
}

/** A bet of a draw, as `pay` sees it. */
export interface DrawBet {
  /** The same for all bets of one player. */
  player: string;
  stake: number;
  choices: Json;
}

/** A game of rounds in common. */
export interface DrawGame extends AnyGame {
  kind: "draw";
  /**
   * Draws that are open, running, ended within the last minutes, and the next; `past` asks for so many ended ones of each kind that the
   * game has. Pure: what it says of a draw does not change but for `about`.
   */
  drawsAt(now: number, past?: number): Draw[];
  /**
   * What the player chose, checked; with the price, where prices move. `all` are the draw's other bets that it would play with, and
   * stay so until it is one of them: what is taken can be refused. Throws `ChoiceError`.
   */
  readChoices(bet: BetAsked & { draw: Draw; now: number; player: string; all: readonly DrawBet[] }): Json;
  /** What is drawn, from the draw's seed and its id. Pure. */
  draw(random: Random, id: string): Json;
  /** What a bet is paid. `all` are the bets of the draw in the same currency, this one among them, where players play each other. Pure. */
  pay(bet: { outcome: Json; bet: DrawBet; all: readonly DrawBet[] }): number;
  /** What every front may see of the bets of a draw, in its `bets`; never who placed them. Pure. */
  seenOf?(all: readonly DrawBet[]): Json;
}

/** A bet that the rules do not allow; the player is told, by `code` where the game has a word of that name. */
export class ChoiceError extends Error {
  override name = "ChoiceError";
  readonly code: string;

  constructor(message: string, code = "wrong_choice") {
    super(message);
    this.code = code;
  }
}
