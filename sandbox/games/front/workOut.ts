import type { Game, Json, Random } from "../Game.ts";

/** What a round that is over is worked out from, beside its chance. */
export interface WorkedOut {
  stake: number;
  choices: Json;
  /** Of a round in common. */
  draw?: string;
  /** All bets of a round in which players play each other; `own` is the place of this one among them. */
  table?: { bets: readonly { stake: number; choices: Json }[]; own: number };
}

/** Works out what came of a round and what it pays, by the very rules that the program plays by. */
export function workOut(
  game: Game,
  random: Random,
  { stake, choices, draw = "", table }: WorkedOut,
): { outcome: Json; payout: number } {
  if (game.kind === "instant") return game.play({ random, stake, choices });
  const outcome = game.draw(random, draw);
  // Who they are is not told, only that they are not the same.
  const all = (table?.bets ?? [{ stake, choices }]).map((bet, at) => ({ ...bet, player: String(at) }));
  const bet = all[table?.own ?? 0] ?? { stake, choices, player: "" };
  return { outcome, payout: game.pay({ outcome, bet, all }) };
}
