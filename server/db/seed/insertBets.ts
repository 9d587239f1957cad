import type { Queryable } from "#server/db/Database.ts";
import type { Books } from "./bookTransfers.ts";

/** Matches end within a day. */
const askAfterMs = 86_400_000;

/** Writes the bets behind the demo's books, and their sums by day. Its days are UTC's, as those of a brand that names no time zone. */
export async function insertBets(tx: Queryable, { transfers }: Books, currency: string): Promise<void> {
  const bets = [...new Set(transfers.flatMap(({ bet }) => bet ?? []))];
  const rows = bets.map((bet) => ({
    id: bet.id,
    member_id: bet.memberId,
    vendor: bet.game.vendor,
    game_code: bet.game.code,
    game_name: bet.game.name,
    category: bet.game.category,
    round: bet.round,
    stake: bet.stake,
    valid: bet.settledAt && bet.payout !== bet.stake ? bet.stake : 0,
    payout: bet.payout,
    state: bet.voidedAt ? "void" : bet.settledAt ? "settled" : "open",
    placed_at: bet.placedAt,
    settled_at: bet.settledAt,
    voided_at: bet.voidedAt,
    day: bet.placedAt.toISOString().slice(0, 10),
    details: bet.details,
    // A vendor is asked about what is still open a day later, as about every stake: none hangs, and the desk shows each.
    ask_at: bet.settledAt || bet.voidedAt ? null : new Date(bet.placedAt.getTime() + askAfterMs),
  }));
  await tx.query(
    `INSERT INTO game_bet (id, member_id, vendor, game_code, game_name, category, round, currency, stake, valid, payout, state,
       placed_at, settled_at, voided_at, day, details, ask_at)
     SELECT id, member_id, vendor, game_code, game_name, category, round, $2, stake, valid, payout, state,
       placed_at, settled_at, voided_at, day, details, ask_at
     FROM jsonb_populate_recordset(NULL::game_bet, $1::jsonb)`,
    [JSON.stringify(rows), currency],
  );
  await tx.query(
    `INSERT INTO bet_day (member_id, day, currency, category, vendor, game_code, game_name, bets, stake, open_bets, open_stake,
       valid, payout, void_bets, void_stake)
     SELECT member_id, day, currency, category, vendor, game_code, max(game_name),
       count(*) FILTER (WHERE state <> 'void'), coalesce(sum(stake) FILTER (WHERE state <> 'void'), 0),
       count(*) FILTER (WHERE state = 'open'), coalesce(sum(stake) FILTER (WHERE state = 'open'), 0),
       coalesce(sum(valid) FILTER (WHERE state = 'settled'), 0), coalesce(sum(payout) FILTER (WHERE state = 'settled'), 0),
       count(*) FILTER (WHERE state = 'void'), coalesce(sum(stake) FILTER (WHERE state = 'void'), 0)
     FROM game_bet GROUP BY member_id, day, currency, category, vendor, game_code`,
  );
}
