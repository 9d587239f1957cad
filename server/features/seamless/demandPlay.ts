import { playProfileOf } from "#compile/playProfile.ts";
import type { LiveRevision } from "#server/LiveSite.ts";
import type { Queryable } from "#server/db/Database.ts";
import { demandWithinLimits } from "#server/features/play/demandWithinLimits.ts";
import { refusal } from "#server/http/Failure.ts";
import type { LivePlay } from "./GamePlay.ts";

const minuteMs = 60_000;
/** Of a brand that says nothing. */
const usualMinutes = 60;

/** What is asked of a stake beside its money. */
export interface PlayDemand {
  amount: number;
  now: Date;
  live: LiveRevision;
  flags: ReadonlySet<string>;
}

/**
 * Every rule of play, asked at each stake with the member's row locked: the login, the game, a reality check that waits, limits and
 * breaks. Throws `session_over`, `game_maintenance`, `game_closed`, `reality_check`, and what `demandWithinLimits` does.
 */
export async function demandPlay(tx: Queryable, play: LivePlay, { amount, ...demand }: PlayDemand): Promise<void> {
  demandOpenPlay(play, demand);
  await demandWithinLimits(tx, play, { act: "bet", amount, now: demand.now });
}

/** Those of the rules that need no look at the member's limits and breaks. */
export function demandOpenPlay(play: LivePlay, { now, live, flags }: Omit<PlayDemand, "amount">): void {
  if (!play.isLoggedIn) throw refusal("session_over", "The login has ended.");
  if (play.status === "maintenance")
    throw refusal("game_maintenance", "This game is under maintenance. Please try other games.");
  if (play.status !== "open") throw refusal("game_closed", "This game is not offered any more.");
  if (flags.has("RESPONSIBLEPLAY3") && play.checkedAt) {
    const minutes = playProfileOf(live.site.brand.settings, play.country)?.realityCheckMinutes ?? usualMinutes;
    if (play.checkedAt.getTime() + minutes * minuteMs <= now.getTime())
      throw refusal("reality_check", "A reality check waits for its answer.");
  }
}
