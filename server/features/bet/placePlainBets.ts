import { randomUUID } from "node:crypto";
import type { Queryable } from "#server/db/Database.ts";
import { together } from "#server/db/together.ts";
import type { Ledger } from "#server/features/ledger/createLedger.ts";
import { type Bet, betKey, type BetWish, type PlainBetWish } from "./Bet.ts";

/** A bet as it begins. */
export function openBet(
  { memberId, vendor, round, game, category, currency, stake, details = [], at }: BetWish,
  own: Pick<Bet, "id" | "wallet" | "bonusStake" | "bonusPlace" | "day">,
): Bet {
  return {
    ...own,
    memberId,
    vendor,
    gameCode: game.code,
    gameName: game.name,
    category,
    round,
    currency,
    stake,
    valid: 0,
    payout: 0,
    bonusPayout: 0,
    jackpot: 0,
    state: "open",
    placedAt: at,
    settledAt: null,
    voidedAt: null,
    details,
    ended: null,
  };
}

/** Writes the bets, counts them for their days and books their stakes, in three statements that go out at once for each currency. */
export async function placePlainBets(
  tx: Queryable,
  { ledger, dayOf, wallet }: { ledger: Ledger; dayOf(at: Date): string; wallet: Bet["wallet"] },
  wishes: readonly PlainBetWish[],
): Promise<void> {
  const placed = wishes.map((wish) => ({
    wish,
    bet: openBet(wish, { id: randomUUID(), wallet, bonusStake: 0, bonusPlace: "", day: dayOf(wish.at) }),
  }));
  const rows = placed.map(({ bet, wish }) => ({ ...bet, askAt: wish.askAt ?? null }));
  const payments = [...Map.groupBy(placed, ({ bet }) => bet.currency)].map(([currency, ofOne]) =>
    ledger.payHouse(
      tx,
      { kind: "bet", currency, house: "house", causeType: "provider", at: ofOne[0]?.bet.placedAt ?? new Date() },
      ofOne.map(({ bet, wish }) => ({
        account: wish.account,
        amount: bet.stake,
        key: betKey("bet", bet),
        ref: `bet:${bet.id}`,
        detail: bet.gameName,
        category: bet.category,
      })),
    ),
  );
  const written = [tx.query(insertBets, [JSON.stringify(rows)]), tx.query(countDays, [JSON.stringify(rows)])];
  await together(...written, ...payments);
}

// A round that has a bet after all breaks all of it: the caller had seen none.
const insertBets = `INSERT INTO game_bet (id, member_id, vendor, game_code, game_name, category, round, currency, stake, bonus_stake, wallet,
    bonus_place, state, placed_at, day, details, ask_at)
  SELECT id, "memberId", vendor, "gameCode", "gameName", category, round, currency, stake, 0, wallet, '', 'open', "placedAt", day, details,
    "askAt"
  FROM json_to_recordset($1) AS b (id uuid, "memberId" uuid, vendor text, "gameCode" text, "gameName" text, category text, round text,
    currency text, stake bigint, wallet text, "placedAt" timestamptz, day date, details jsonb, "askAt" timestamptz)`;

const countDays = `INSERT INTO bet_day AS d (member_id, day, currency, category, vendor, game_code, game_name, bets, stake, open_bets,
    open_stake, valid, payout, void_bets, void_stake)
  SELECT "memberId", day, currency, category, vendor, "gameCode", max("gameName"), count(*), sum(stake), count(*), sum(stake), 0, 0, 0, 0
  FROM json_to_recordset($1) AS b ("memberId" uuid, vendor text, "gameCode" text, "gameName" text, category text, currency text,
    stake bigint, day date)
  GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2, 3, 4, 5, 6
  ON CONFLICT (member_id, day, currency, category, vendor, game_code) DO UPDATE SET bets = d.bets + EXCLUDED.bets,
    stake = d.stake + EXCLUDED.stake, open_bets = d.open_bets + EXCLUDED.open_bets, open_stake = d.open_stake + EXCLUDED.open_stake`;
