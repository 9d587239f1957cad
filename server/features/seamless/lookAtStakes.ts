import type { Queryable } from "#server/db/Database.ts";
import { together } from "#server/db/together.ts";
import type { Bet } from "#server/features/bet/Bet.ts";
import { tryRounds } from "#server/features/bet/tryRounds.ts";
import { runsAt } from "#server/features/play/findBreak.ts";
import { type GamePlay, liveColumns, type LiveState, liveTables } from "./GamePlay.ts";

/** A stake that is asked for, as far as it must be known to be looked at. */
export interface AskedStake {
  play: GamePlay;
  transaction: string;
  round: string;
}

/** What a stake depends on, as it is now. */
export interface SeenStake extends LiveState {
  /** Whether its name or its round is known already, also as called off. */
  isKnown: boolean;
  /** Whether a break or a bonus of the member runs, or something is limited: more has to be asked then. */
  isBound: boolean;
  /** The account that pays, and what is on it; null where there is none. */
  account: string | null;
  balance: number | null;
}

/** When it is looked at, and from which wallet stakes come. */
export interface StakeLook {
  now: Date;
  idleSince: Date;
  wallet: Bet["wallet"];
}

/**
 * Locks the members and the rounds of stakes, those that nobody else holds, without waiting, and says of each what it depends on: behind
 * the locks, nothing of it changes until the end of the transaction. Undefined for a stake of which something is held by others.
 */
export async function lookAtStakes(
  tx: Queryable,
  stakes: readonly AskedStake[],
  { now, idleSince, wallet }: StakeLook,
): Promise<(SeenStake | undefined)[]> {
  const members = [...new Set(stakes.map(({ play }) => play.memberId))];
  const rounds = stakes.map(({ play: { vendor }, round }) => ({ vendor, round }));
  // One behind the other: the last sees what was written before the locks were free.
  const [held, isRoundHeld, rows] = await together(
    tx.query<{ id: string }>(lockMembers, [members]),
    tryRounds(tx, rounds),
    tx.query<SeenStake & { place: number }>(look, [
      stakes.map(({ play }) => play.id),
      stakes.map(({ transaction }) => transaction),
      stakes.map(({ round }) => round),
      now,
      idleSince,
      wallet,
    ]),
  );
  const own = new Set(held.map(({ id }) => id));
  // By its number: a play that was forgotten meanwhile has no row.
  const seen = new Map(rows.map(({ place, ...row }) => [place, row]));
  return stakes.map(({ play }, place) => (own.has(play.memberId) && isRoundHeld[place] ? seen.get(place) : undefined));
}

const lockMembers = "SELECT id FROM member WHERE id = ANY ($1::uuid[]) ORDER BY id FOR NO KEY UPDATE SKIP LOCKED";

/** Whether there is a row, looked up for each stake: as a condition, PostgreSQL may read the whole table for all of them. */
const there = (name: string, from: string) =>
  `LEFT JOIN LATERAL (SELECT true AS yes FROM ${from} LIMIT 1) ${name} ON true`;

const look = `SELECT asked.place::integer - 1 AS place, coalesce(told.yes, placed.yes, off.yes, false) AS "isKnown",
    coalesce(paused.yes, limited.yes, given.yes, false) AS "isBound", a.id AS account, a.balance,
    ${liveColumns({ now: "$4", idleSince: "$5" })}
  FROM unnest($1::uuid[], $2::text[], $3::text[]) WITH ORDINALITY AS asked (play, transaction, round, place)
    JOIN (${liveTables}) ON p.id = asked.play
    LEFT JOIN ledger_account a ON a.member_id = p.member_id AND a.currency = p.currency AND a.kind = $6
      AND a.place = CASE WHEN $6 = 'playerVendor' THEN p.vendor ELSE '' END
    ${there("told", "game_transaction t WHERE t.vendor = p.vendor AND t.id = asked.transaction")}
    ${there("placed", "game_bet b WHERE b.vendor = p.vendor AND b.round = asked.round")}
    ${there("off", "game_round_void o WHERE o.vendor = p.vendor AND o.round = asked.round")}
    ${there("paused", `play_break WHERE member_id = p.member_id AND ${runsAt("$4")}`)}
    ${there("limited", "play_limit WHERE member_id = p.member_id AND kind <> 'deposit'")}
    ${there("given", "bonus WHERE member_id = p.member_id AND state = 'active'")}`;
