import type { Queryable } from "#server/db/Database.ts";
import type { Bet } from "./Bet.ts";

/** What a bet adds to its day: everything but `void` ones counts, and what is open has no result yet. */
function partOf(bet: Bet | undefined) {
  const part = { bets: 0, stake: 0, openBets: 0, openStake: 0, valid: 0, payout: 0, voidBets: 0, voidStake: 0 };
  if (!bet) return part;
  const { state, stake, valid, payout } = bet;
  if (state === "void") return { ...part, voidBets: 1, voidStake: stake };
  if (state === "open") return { ...part, bets: 1, stake, openBets: 1, openStake: stake };
  return { ...part, bets: 1, stake, valid, payout };
}

const counts = [
  ["bets", "bets"],
  ["stake", "stake"],
  ["open_bets", "openBets"],
  ["open_stake", "openStake"],
  ["valid", "valid"],
  ["payout", "payout"],
  ["void_bets", "voidBets"],
  ["void_stake", "voidStake"],
] as const;

/** Moves the sums of a bet's day by what changed: from `before`, where there was one, to `after`. */
export async function countBetDay(tx: Queryable, before: Bet | undefined, after: Bet): Promise<void> {
  const [old, now] = [partOf(before), partOf(after)];
  const { memberId, day, currency, category, vendor, gameCode, gameName } = after;
  const key = [memberId, day, currency, category, vendor, gameCode];
  const moves = counts.map(([, name]) => now[name] - old[name]);
  const raised = (first: number) => counts.map(([column], at) => `${column} = d.${column} + $${first + at}`).join(", ");
  // A bet that was there has a day, which may fall; an upsert would judge what it adds by the rules for sums.
  if (before) {
    await tx.query(
      `UPDATE bet_day d SET ${raised(7)} WHERE member_id = $1 AND day = $2 AND currency = $3 AND category = $4 AND vendor = $5
         AND game_code = $6`,
      [...key, ...moves],
    );
    return;
  }
  await tx.query(
    `INSERT INTO bet_day AS d (member_id, day, currency, category, vendor, game_code, game_name,
       ${counts.map(([column]) => column).join(", ")})
     VALUES ($1, $2, $3, $4, $5, $6, $7, ${counts.map((_, at) => `$${8 + at}`).join(", ")})
     ON CONFLICT (member_id, day, currency, category, vendor, game_code) DO UPDATE SET ${raised(8)}`,
    [...key, gameName, ...moves],
  );
}
