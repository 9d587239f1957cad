import type { Clock } from "#server/Clock.ts";
import type { Database } from "#server/db/Database.ts";
import { BetError } from "#server/features/bet/BetError.ts";
import { findVendor, type VendorConfig } from "#server/readVendors.ts";
import type { AskRound, RoundWord } from "./createRoundReads.ts";
import type { EndRound } from "./createRoundEnds.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** A vendor has so long from the stake before it is asked. */
export const askAfterMs = 2 * minuteMs;
/** A stake whose vendor said nothing that helps for so long is given back (record 100). */
export const giveBackMs = 72 * hourMs;
/** Whoever asks has so long for it; then others may. */
const leaseMs = 5 * minuteMs;
const firstWaitMs = minuteMs / 2;
const mostWaitMs = hourMs / 2;
/** After the end that a vendor named it has so long to pay by itself. */
const graceMs = minuteMs / 2;
const longestMs = 7 * 24 * hourMs;
const atOnce = 20;

/** What it works with. */
export interface ChaseParts {
  db: Database;
  clock: Clock;
  vendors: readonly VendorConfig[];
  ask: AskRound;
  end: EndRound;
}

interface OpenStake {
  id: string;
  vendor: string;
  round: string;
  currency: string;
  asked: number;
  stuckSince: Date | null;
}

/**
 * Asks vendors about open bets whose time has come, and ends those that they say are over. A bet is taken by moving its next question
 * on, in one statement: nodes share the work, and what a killed one had in hand is asked again. What is done to a bet is done once by the bet's
 * own state, however often it is asked. Answers how many it asked about.
 */
export async function chaseStakes({ db, clock, vendors, ask, end }: ChaseParts): Promise<number> {
  const now = clock.now();
  const due = await db.query<OpenStake>(
    `UPDATE game_bet b SET ask_at = $2, asked = b.asked + 1 FROM (
       SELECT id FROM game_bet WHERE state = 'open' AND ask_at <= $1 ORDER BY ask_at LIMIT $3 FOR NO KEY UPDATE SKIP LOCKED) d
     WHERE b.id = d.id RETURNING b.id, b.vendor, b.round, b.currency, b.asked, b.stuck_since AS "stuckSince"`,
    [now, after(now, leaseMs), atOnce],
  );

  async function chase(bet: OpenStake): Promise<void> {
    const { vendor, round } = bet;
    const program = findVendor(vendors, vendor);
    const word = program && (await ask(program, { vendor, round }));
    if (word && (await isEnded(bet, word))) return;
    const isRunning = word?.state === "running";
    const stuckSince = isRunning ? null : (bet.stuckSince ?? now);
    if (stuckSince !== null && stuckSince.getTime() + giveBackMs <= now.getTime()) {
      await end({ vendor, round, how: "time" });
      return;
    }
    const said = isRunning ? "running" : word?.state === "disputed" ? "disputed" : "silent";
    const next = Math.max(
      now.getTime() + Math.min(mostWaitMs, firstWaitMs * 2 ** Math.min(bet.asked, 10)),
      word?.state === "running" ? Math.min((word.until ?? 0) + graceMs, now.getTime() + longestMs) : 0,
    );
    await db.query("UPDATE game_bet SET ask_at = $2, said = $3, stuck_since = $4 WHERE id = $1 AND state = 'open'", [
      bet.id,
      new Date(next),
      said,
      stuckSince,
    ]);
  }

  /** Whether the word ended it. A word that cannot be followed, such as of another currency, is none. */
  async function isEnded({ vendor, round, currency }: OpenStake, word: RoundWord): Promise<boolean> {
    if (word.state === "running" || word.state === "disputed") return false;
    const isPaid = word.state === "settled";
    if (isPaid && word.currency !== currency) return false;
    try {
      await end({ vendor, round, how: "asked", ...(isPaid && { payout: word.payout }) });
      return true;
    } catch (error) {
      if (error instanceof BetError) return false;
      throw error;
    }
  }

  const all = await Promise.allSettled(due.map(chase));
  const failed = all.find((one) => one.status === "rejected");
  if (failed) throw failed.reason;
  return due.length;
}

const after = (at: Date, ms: number) => new Date(at.getTime() + ms);
