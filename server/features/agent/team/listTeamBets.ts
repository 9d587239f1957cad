import type { Operations } from "#contracts/api.ts";
import type { Queryable } from "#server/db/Database.ts";
import { plannedAnew } from "#server/db/plannedAnew.ts";
import { type BetSums, listedColumns, type ListedBet, noBets } from "#server/features/bet/loadBets.ts";
import { toBetRow } from "#server/features/bet/registerBets.ts";
import { cutPage, readCursor } from "#server/http/cursor.ts";
import { toPagination } from "#server/http/toPagination.ts";
import { addDays } from "#server/localDay.ts";
import type { Period } from "../toDateRange.ts";
import { eachDay } from "./eachDay.ts";
import { loadTeamBetDays, sumDays, type TeamBetDay } from "./loadTeamBetDays.ts";
import { topOf } from "./findBelow.ts";
import { isLookedUp, lastDays } from "./lastDays.ts";
import { isChosen, membersOf } from "./membersOf.ts";
import { places } from "./places.ts";

/** Whose team, and which bets. */
export interface TeamBetRequest {
  agentId: string;
  currency: string;
  span: Period;
  query: Operations["listTeamBets"]["query"];
  /** Up to how many members are looked up one by one; tests lower it. */
  mostLookedUp?: number;
}

/** One page of a team's bets by the day they were placed on, with sums of all that match, and with the first page those of each day. */
export async function listTeamBets(
  db: Queryable,
  request: TeamBetRequest,
): Promise<Operations["listTeamBets"]["value"]> {
  const { agentId, currency, span, query } = request;
  const top = await topOf(db, agentId, query.of);
  const { page, pageSize, limit, offset } = toPagination(query);
  const cursor = readCursor(query.cursor, "uuid");
  const chosen = { top, account: query.account };
  const days = await loadTeamBetDays(db, { chosen, currency, span, query });
  const { total, totals } = sumDays(days);
  const skipped = cursor ? 0 : offset;
  const sums = { total, totals: { ...totals, currency } };
  const series = !cursor && skipped === 0 && { series: seriesOf(span, days) };
  const place = { page: cursor ? 1 : page, pageSize, ...sums, ...series, ...span };
  const wanted = lastDays(days, { need: skipped + limit + 1, before: cursor, span, isExact: true });
  if (wanted.length === 0) return { rows: [], next: null, ...place };

  const { values, add } = places();
  const where = [`b.currency = ${add(currency)}`];
  if (query.category !== undefined) where.push(`b.category = ${add(query.category)}`);
  if (query.state !== undefined) where.push(`b.state = ${add(query.state)}`);
  if (cursor)
    where.push(
      `(b.placed_at, b.id) < (timestamptz 'epoch' + ${add(cursor.at)}::bigint * interval '1 microsecond', ${add(cursor.id)}::uuid)`,
    );
  const [most, taken, left] = [add(skipped + limit + 1), add(limit + 1), add(skipped)];
  let parts: string;
  if (await isLookedUp(db, chosen, request.mostLookedUp)) {
    const [first, last] = [wanted.at(-1) ?? "", wanted[0] ?? ""];
    // Two days more on each side than any time zone needs: they bound what the index is read for, and `day` decides.
    where.push(`b.placed_at >= ${add(`${addDays(first, -2)}T00:00:00Z`)}`);
    where.push(`b.placed_at < ${add(`${addDays(last, 3)}T00:00:00Z`)}`);
    where.push(`b.day >= ${add(first)}`, `b.day <= ${add(last)}`, "b.member_id = part.id");
    parts = membersOf(chosen, add);
  } else {
    where.push(isChosen(chosen, "b.member_id", add), "b.day = part.day");
    parts = `SELECT unnest(${add(wanted)}::date[]) AS day`;
  }
  // The newest of each member, or of each day of a large team, by its index; and of those the newest.
  const rows = await db.query<TeamBet>(
    `${plannedAnew}SELECT ${listedColumns}, m.id AS "memberId", m.account, (extract(epoch FROM b.placed_at) * 1000000)::bigint::text AS micros
     FROM (
       SELECT each.* FROM (${parts}) AS part CROSS JOIN LATERAL (
         SELECT * FROM game_bet b WHERE ${where.join(" AND ")} ORDER BY b.placed_at DESC, b.id DESC LIMIT ${most}
       ) AS each ORDER BY each.placed_at DESC, each.id DESC LIMIT ${taken} OFFSET ${left}
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

function seriesOf(span: Period, days: readonly TeamBetDay[]) {
  const sumsOf = ({ stake, valid, payout, net }: BetSums) => ({ stake, valid, payout, net });
  return eachDay(span, new Map(days.map(({ day, totals }) => [day, sumsOf(totals)])), sumsOf(noBets));
}

interface TeamBet extends ListedBet {
  memberId: string;
  account: string;
  micros: string;
}
