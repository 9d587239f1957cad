import type { Json } from "../Game.ts";
import type { Seeds } from "../fair/seeds.ts";

/**
 * How far a round is. `asked`: its stake was asked for, and nobody knows of an answer. `held`: the platform holds it. `paid`: what
 * came of it is paid. `returning`: the stake is being given back. `off`: it was given back, or was never taken. `refused`: the
 * platform said no. `disputed`: the platform denies what we know; somebody has to look.
 */
export type RoundState = "asked" | "held" | "paid" | "returning" | "off" | "refused" | "disputed";

/** A bet from its stake to its end, as it is kept. Amounts in minor units. */
export interface Round {
  id: string;
  game: string;
  vendor: string;
  gameCode: string;
  session: string;
  player: string;
  currency: string;
  stake: number;
  choices: Json;
  seeds: Seeds;
  /** Of a game of rounds in common. */
  draw?: { id: string; endsAt: number };
  state: RoundState;
  outcome: Json;
  /** Null until it is known. */
  payout: number | null;
  /** Milliseconds since 1970. */
  at: number;
  /** The platform's word where it said no. */
  code?: string;
}

/** Whether nothing is left to do. */
export const isOver = ({ state }: Round): boolean =>
  state === "paid" || state === "off" || state === "refused" || state === "disputed";
