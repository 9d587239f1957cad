import type { Operations } from "#contracts/api.ts";
import type { Queryable } from "#server/db/Database.ts";
import { betSpan } from "#server/features/bet/betSpan.ts";
import { betSums, listedColumns, noBets, partOf, type BetSums, type ListedBet } from "#server/features/bet/loadBets.ts";
import { toBetRow } from "#server/features/bet/registerBets.ts";
import { cutPage, readCursor } from "#server/http/cursor.ts";
import { toPagination } from "#server/http/toPagination.ts";
import { addDays } from "#server/localDay.ts";
import type { Span } from "../toDateRange.ts";
import { topOf } from "./findBelow.ts";
import { membersOf } from "./membersOf.ts";

/** Whose team, and which bets. */
export interface TeamBetRequest {
  agentId: string;
  currency: string;
  span: Span;
  query: Operations["listTeamBets"]["query"];
}

/** One page of a team's bets by the day they were placed on, with sums of all that match. */
export async function listTeamBets(
  db: Queryable,
  request: TeamBetRequest,
): Promise<Operations["listTeamBets"]["value"]> {
  const { agentId, currency, span, query } = request;
  const top = await topOf(db, agentId, query.of);
  const { page, pageSize, limit, offset } = toPagination(query);
  const cursor = readCursor(query.cursor, "uuid");
  const chosen = { top, account: query.account };

  const summed = places();
  const of = [`member_id IN (${membersOf(chosen, summed.add)})`, `currency = ${summed.add(currency)}`];
  if (query.category !== undefined) of.push(`category = ${summed.add(query.category)}`);
  const sums = await db.query<BetSums & { voids: number; opens: number }>(
    `SELECT ${betSums}, coalesce(sum(void_bets), 0)::bigint AS voids, coalesce(sum(open_bets), 0)::bigint AS opens
     FROM ${betSpan({ where: of, ...span, add: summed.add })}`,
    summed.values,
  );
  const { total, totals } = partOf(sums[0] ?? { ...noBets, voids: 0, opens: 0 }, query.state);
  const place = { page: cursor ? 1 : page, pageSize, total, totals: { ...totals, currency }, ...span };
  if (total === 0) return { rows: [], next: null, ...place };

  const { values, add } = places();
  const members = membersOf(chosen, add);
  const where = ["b.member_id = who.id", `b.currency = ${add(currency)}`];
  where.push(`b.day >= ${add(span.from)}`, `b.day <= ${add(span.to)}`);
  // Two days more on each side than any time zone needs: they bound what the index is read for, and `day` decides.
  where.push(`b.placed_at >= ${add(`${addDays(span.from, -2)}T00:00:00Z`)}`);
  where.push(`b.placed_at < ${add(`${addDays(span.to, 3)}T00:00:00Z`)}`);
  if (query.category !== undefined) where.push(`b.category = ${add(query.category)}`);
  if (query.state !== undefined) where.push(`b.state = ${add(query.state)}`);
  if (cursor)
    where.push(
      `(b.placed_at, b.id) < (timestamptz 'epoch' + ${add(cursor.at)}::bigint * interval '1 microsecond', ${add(cursor.id)}::uuid)`,
    );
  const [most, skipped] = [add(limit + 1 + (cursor ? 0 : offset)), add(cursor ? 0 : offset)];
  // The newest of each member by its index, and of those the newest.
  const rows = await db.query<TeamBet>(
    `SELECT ${listedColumns}, m.id AS "memberId", m.account, (extract(epoch FROM b.placed_at) * 1000000)::bigint::text AS micros
     FROM (
       SELECT each.* FROM (${members}) AS who CROSS JOIN LATERAL (
         SELECT * FROM game_bet b WHERE ${where.join(" AND ")} ORDER BY b.placed_at DESC, b.id DESC LIMIT ${most}
       ) AS each ORDER BY each.placed_at DESC, each.id DESC LIMIT ${add(limit + 1)} OFFSET ${skipped}
     ) AS b JOIN member m ON m.id = b.member_id ORDER BY b.placed_at DESC, b.id DESC`,
    values,
  );
  const cut = cutPage(rows, limit, (row) => ({ at: row.micros, id: row.id }));
  return {
    ...place,
    next: cut.next,
    rows: cut.rows.map((row) => ({ memberId: row.memberId, account: row.account, ...toBetRow(row) })),
  };
}

interface TeamBet extends ListedBet {
  memberId: string;
  account: string;
  micros: string;
}

/** The values of a statement, and what gives each its place. */
export function places() {
  const values: unknown[] = [];
  return { values, add: (value: unknown) => `$${values.push(value)}` };
}
