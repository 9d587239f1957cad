import type { BetRow, Operations } from "#contracts/api.ts";
import type { Queryable } from "#server/db/Database.ts";
import { cutPage, readCursor } from "#server/http/cursor.ts";
import { toPagination } from "#server/http/toPagination.ts";
import { addDays } from "#server/localDay.ts";
import { betSpan } from "./betSpan.ts";

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

/**
 * The columns of a listed bet, of the bet `b`. A vendor's name stands with each category that it offers; one that is shown under
 * another category than the catalogue's has that of the catalogue.
 */
export const listedColumns = `b.id, b.placed_at AS "placedAt", b.settled_at AS "settledAt", b.category, b.vendor,
  coalesce((SELECT v.display_name FROM game_vendor v WHERE v.vassalage = b.vendor
    ORDER BY v.game_type <> b.category, v.display_name LIMIT 1), b.vendor) AS "vendorName", b.game_name AS game, b.round, b.stake, b.valid, b.payout, b.state, b.currency`;

/** Sums of bets by the rows of `betSpan`: what a condition leaves of them. */
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

/** One page of a member's bets by the day they were placed on, with sums of all that match, read from the sums by month and day. */
export async function loadBets(db: Queryable, { memberId, currency, query }: BetRequest) {
  const { category, game, state, from, to } = query;
  const [vendor = query.vendor, code] = game === undefined ? [] : (game.split("/") as [string, string]);
  // A vendor and a game of another one: nothing is both.
  const isNone = query.vendor !== undefined && vendor !== query.vendor;
  const place = toPagination(query);
  const cursor = readCursor(query.cursor, "uuid");
  const chosen = { memberId, currency, category, vendor, code, isNone };
  const summed = conditionsOf(chosen);
  const sums = await db.query<BetSums & { voids: number; opens: number }>(
    `SELECT ${betSums}, coalesce(sum(void_bets), 0)::bigint AS voids, coalesce(sum(open_bets), 0)::bigint AS opens
     FROM ${betSpan({ ...summed, from, to })}`,
    summed.values,
  );
  const found = partOf(sums[0] ?? { ...noBets, voids: 0, opens: 0 }, state);
  const { page, pageSize } = place;
  // To find that there are none, an index would be read to its end.
  if (found.total === 0) return { rows: [], next: null, page: cursor ? 1 : page, pageSize, ...found };
  const { where, values, add } = conditionsOf(chosen);
  if (from !== undefined) where.push(`day >= ${add(from)}`);
  if (to !== undefined) where.push(`day <= ${add(to)}`);
  if (state !== undefined) where.push(`state = ${add(state)}`);
  // Two days more on each side than any time zone needs: they bound what the index is read for, and `day` decides.
  if (from !== undefined) where.push(`placed_at >= ${add(`${addDays(from, -2)}T00:00:00Z`)}`);
  if (to !== undefined) where.push(`placed_at < ${add(`${addDays(to, 3)}T00:00:00Z`)}`);
  if (cursor)
    where.push(
      `(placed_at, id) < (timestamptz 'epoch' + ${add(cursor.at)}::bigint * interval '1 microsecond', ${add(cursor.id)}::uuid)`,
    );
  const rows = await db.query<ListedBet & { micros: string }>(
    `SELECT ${listedColumns}, (extract(epoch FROM b.placed_at) * 1000000)::bigint::text AS micros FROM game_bet b
     WHERE ${where.join(" AND ")} ORDER BY placed_at DESC, id DESC LIMIT ${add(place.limit + 1)} OFFSET ${add(cursor ? 0 : place.offset)}`,
    values,
  );
  const cut = cutPage(rows, place.limit, (row) => ({ at: row.micros, id: row.id }));
  return { ...cut, page: cursor ? 1 : page, pageSize, ...found };
}

/** Which bets, whenever they were placed. */
interface Chosen {
  memberId: string;
  currency: string;
  category: string | undefined;
  vendor: string | undefined;
  code: string | undefined;
  isNone: boolean;
}

/** Only conditions that were asked for: one that may be absent keeps an index from being used. */
function conditionsOf({ memberId, currency, category, vendor, code, isNone }: Chosen) {
  const values: unknown[] = [];
  const add = (value: unknown) => `$${values.push(value)}`;
  const where = [`member_id = ${add(memberId)}`, `currency = ${add(currency)}`];
  const asked = [
    ["category =", category],
    ["vendor =", vendor],
    ["game_code =", code],
  ] as const;
  for (const [comparison, value] of asked) if (value !== undefined) where.push(`${comparison} ${add(value)}`);
  if (isNone) where.push("false");
  return { where, values, add };
}

/** Sums of no bet. */
export const noBets: BetSums = { bets: 0, stake: 0, openStake: 0, valid: 0, payout: 0, net: 0 };

/** Of the sums, what bets of one state are: what is open has no result, and what is void has no amounts. */
export function partOf({ voids, opens, ...sums }: BetSums & { voids: number; opens: number }, state?: BetRow["state"]) {
  const { bets, stake, openStake } = sums;
  if (state === "void") return { total: voids, totals: noBets };
  if (state === "open") return { total: opens, totals: { ...noBets, bets: opens, stake: openStake, openStake } };
  if (state === "settled") {
    return { total: bets - opens, totals: { ...sums, bets: bets - opens, stake: stake - openStake, openStake: 0 } };
  }
  return { total: bets + voids, totals: sums };
}
