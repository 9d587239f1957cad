import type { BetRow, Operations } from "#contracts/api.ts";
import type { Queryable } from "#server/db/Database.ts";
import { cutPage, readCursor } from "#server/http/cursor.ts";
import { toPagination } from "#server/http/toPagination.ts";
import { addDays } from "#server/localDay.ts";

/** Whose bets, and which. */
export interface BetRequest {
  memberId: string;
  currency: string;
  query: Operations["listBets"]["query"];
}

/** A bet as records show it. */
export interface ListedBet {
  id: string;
  placedAt: Date;
  settledAt: Date | null;
  category: BetRow["category"];
  vendor: string;
  vendorName: string;
  game: string;
  round: string;
  stake: number;
  valid: number;
  payout: number;
  state: BetRow["state"];
  currency: string;
}

/** The columns of a listed bet, of the bet `b`. A vendor's name stands with each category that it offers. */
export const listedColumns = `b.id, b.placed_at AS "placedAt", b.settled_at AS "settledAt", b.category, b.vendor,
  coalesce((SELECT min(v.display_name) FROM game_vendor v WHERE v.vassalage = b.vendor AND v.game_type = b.category), b.vendor)
    AS "vendorName", b.game_name AS game, b.round, b.stake, b.valid, b.payout, b.state, b.currency`;

/** Sums of bets by the rows of `bet_day`: what a condition leaves of them. */
export const betSums = `coalesce(sum(bets), 0)::bigint AS bets, coalesce(sum(stake), 0)::bigint AS stake,
  coalesce(sum(open_stake), 0)::bigint AS "openStake", coalesce(sum(valid), 0)::bigint AS valid,
  coalesce(sum(payout), 0)::bigint AS payout, coalesce(sum(net), 0)::bigint AS net`;

/** What `betSums` reads. */
export interface BetSums {
  bets: number;
  stake: number;
  openStake: number;
  valid: number;
  payout: number;
  net: number;
}

/** One page of a member's bets by the day they were placed on, with sums of all that match, read from the sums by day. */
export async function loadBets(db: Queryable, { memberId, currency, query }: BetRequest) {
  const { category, game, state, from, to } = query;
  const [vendor = query.vendor, code] = game === undefined ? [] : (game.split("/") as [string, string]);
  // A vendor and a game of another one: nothing is both.
  const isNone = query.vendor !== undefined && vendor !== query.vendor;
  const place = toPagination(query);
  const cursor = readCursor(query.cursor, "uuid");
  const chosen = [memberId, currency, category ?? null, vendor ?? null, code ?? null, from ?? null, to ?? null];
  const ofGame = `member_id = $1 AND currency = $2 AND ($3::text IS NULL OR category = $3)
    AND ($4::text IS NULL OR vendor = $4) AND ($5::text IS NULL OR game_code = $5)
    AND ($6::date IS NULL OR day >= $6) AND ($7::date IS NULL OR day <= $7)`;
  const [rows, sums] = await Promise.all([
    db.query<ListedBet & { micros: string }>(
      `SELECT ${listedColumns}, (extract(epoch FROM b.placed_at) * 1000000)::bigint::text AS micros FROM game_bet b
       WHERE ${ofGame} AND NOT $15 AND ($8::text IS NULL OR state = $8)
         AND ($9::timestamptz IS NULL OR placed_at >= $9) AND ($10::timestamptz IS NULL OR placed_at < $10)
         AND ($11::bigint IS NULL
           OR (placed_at, id) < (timestamptz 'epoch' + $11::bigint * interval '1 microsecond', $12::uuid))
       ORDER BY placed_at DESC, id DESC LIMIT $13 OFFSET $14`,
      [
        ...chosen,
        state ?? null,
        // Two days more on each side than any time zone needs: they bound what the index is read for, and `day` decides.
        from === undefined ? null : `${addDays(from, -2)}T00:00:00Z`,
        to === undefined ? null : `${addDays(to, 3)}T00:00:00Z`,
        cursor?.at ?? null,
        cursor?.id ?? null,
        place.limit + 1,
        cursor ? 0 : place.offset,
        isNone,
      ],
    ),
    db.query<BetSums & { voids: number; opens: number }>(
      `SELECT ${betSums}, coalesce(sum(void_bets), 0)::bigint AS voids, coalesce(sum(open_bets), 0)::bigint AS opens
       FROM bet_day WHERE ${ofGame} AND NOT $8`,
      [...chosen, isNone],
    ),
  ]);
  const page = cutPage(rows, place.limit, (row) => ({ at: row.micros, id: row.id }));
  const whole = sums[0] ?? { ...noBets, voids: 0, opens: 0 };
  return { ...page, page: cursor ? 1 : place.page, pageSize: place.pageSize, ...partOf(whole, state) };
}

/** Sums of no bet. */
export const noBets: BetSums = { bets: 0, stake: 0, openStake: 0, valid: 0, payout: 0, net: 0 };

/** Of the sums, what bets of one state are: what is open has no result, and what is void has no amounts. */
function partOf({ voids, opens, ...sums }: BetSums & { voids: number; opens: number }, state?: BetRow["state"]) {
  const { bets, stake, openStake } = sums;
  if (state === "void") return { total: voids, totals: noBets };
  if (state === "open") return { total: opens, totals: { ...noBets, bets: opens, stake: openStake, openStake } };
  if (state === "settled") {
    return { total: bets - opens, totals: { ...sums, bets: bets - opens, stake: stake - openStake, openStake: 0 } };
  }
  return { total: bets + voids, totals: sums };
}
