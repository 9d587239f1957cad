import type { Queryable } from "#server/db/Database.ts";

/** What games are of. */
export type BetCategory = "RNG" | "LIVE" | "COCKFIGHT" | "SPORTS" | "ESPORTS" | "FISH" | "PVP" | "LOTT" | "ELOTT";

/** What a vendor tells of a bet beside its money, such as what was picked: names, which `data_name` has words for, and values. */
export interface BetDetail {
  name: string;
  value: string;
}

/** What ended a bet whose vendor did not: the vendor's word when it was asked, time, or an operator. */
export type BetEnd = "asked" | "time" | "operator";

/** A bet as it is kept. All amounts in minor units. */
export interface Bet {
  id: string;
  memberId: string;
  vendor: string;
  gameCode: string;
  gameName: string;
  category: BetCategory;
  /** The vendor's own name of the round. */
  round: string;
  /** ISO 4217. */
  currency: string;
  /** All that was staked, and how much of it was bonus money. */
  stake: number;
  bonusStake: number;
  /** What counts as turnover; nothing until it is settled. */
  valid: number;
  payout: number;
  bonusPayout: number;
  /** What of the payout was the jackpot. */
  jackpot: number;
  /** The kind of account that paid and is paid, beside bonus money. */
  wallet: "player" | "playerVendor";
  /** Which bonus money paid. */
  bonusPlace: string;
  state: "open" | "settled" | "void";
  placedAt: Date;
  settledAt: Date | null;
  voidedAt: Date | null;
  /** The day it was placed on (yyyy-MM-dd), by the brand's time zone. */
  day: string;
  details: BetDetail[];
  /** How it came to its end, where its vendor did not bring it there; null otherwise. */
  ended: BetEnd | null;
}

/** A bet that a vendor tells of. Amounts in minor units, from 0: a free round stakes nothing. */
export interface BetWish {
  memberId: string;
  vendor: string;
  round: string;
  game: { code: string; name: string };
  category: BetCategory;
  currency: string;
  stake: number;
  details?: BetDetail[];
  /** The caller's transaction holds the member's row already. */
  isLocked?: boolean;
  /** From when on its vendor can be asked what became of it; without it nobody asks. */
  askAt?: Date;
  at: Date;
}

/** A bet of the member's own money, from an account that is known. The stake is above 0. */
export interface PlainBetWish extends Omit<BetWish, "isLocked"> {
  account: string;
}

const columns = `id, member_id AS "memberId", vendor, game_code AS "gameCode", game_name AS "gameName", category, round, currency,
  stake, bonus_stake AS "bonusStake", valid, payout, bonus_payout AS "bonusPayout", wallet, bonus_place AS "bonusPlace", state,
  placed_at AS "placedAt", settled_at AS "settledAt", voided_at AS "voidedAt", to_char(day, 'YYYY-MM-DD') AS day, details, ended, jackpot`;

/** The bet of a vendor's round; locked for the transaction where `lock` says so. */
export async function findBet(
  db: Queryable,
  { vendor, round, lock = false }: { vendor: string; round: string; lock?: boolean },
): Promise<Bet | undefined> {
  const rows = await db.query<Bet>(
    `SELECT ${columns} FROM game_bet WHERE vendor = $1 AND round = $2 ${lock ? "FOR NO KEY UPDATE" : ""}`,
    [vendor, round],
  );
  return rows[0];
}

/** Writes a new bet, about which its vendor is asked from `askAt` on; false where the vendor's round has one. */
export async function insertBet(tx: Queryable, bet: Bet, askAt: Date | null): Promise<boolean> {
  const rows = await tx.query(
    `INSERT INTO game_bet (id, member_id, vendor, game_code, game_name, category, round, currency, stake, bonus_stake, wallet,
       bonus_place, state, placed_at, day, details, ask_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, 'open', $13, $14, $15, $16)
     ON CONFLICT (vendor, round) DO NOTHING RETURNING id`,
    [
      bet.id,
      bet.memberId,
      bet.vendor,
      bet.gameCode,
      bet.gameName,
      bet.category,
      bet.round,
      bet.currency,
      bet.stake,
      bet.bonusStake,
      bet.wallet,
      bet.bonusPlace,
      bet.placedAt,
      bet.day,
      JSON.stringify(bet.details),
      askAt,
    ],
  );
  return rows.length === 1;
}

/** Writes how a bet ended. */
export async function endBet(tx: Queryable, bet: Bet): Promise<void> {
  await tx.query(
    `UPDATE game_bet SET valid = $2, payout = $3, bonus_payout = $4, state = $5, settled_at = $6, voided_at = $7, details = $8, ended = $9, jackpot = $10
     WHERE id = $1`,
    [
      bet.id,
      bet.valid,
      bet.payout,
      bet.bonusPayout,
      bet.state,
      bet.settledAt,
      bet.voidedAt,
      JSON.stringify(bet.details),
      bet.ended,
      bet.jackpot,
    ],
  );
}

/** Names a movement of a bet's money to the ledger. */
export const betKey = (
  what: "bet" | "win" | "void-bet" | "void-win",
  { vendor, round }: Pick<Bet, "vendor" | "round">,
) => `${what}:${vendor}:${round}`;
