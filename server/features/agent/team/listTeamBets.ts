import type { Operations } from "#contracts/api.ts";
import type { Queryable } from "#server/db/Database.ts";
import { betSpan } from "#server/features/bet/betSpan.ts";
import { betSums, listedColumns, noBets, partOf, type BetSums, type ListedBet } from "#server/features/bet/loadBets.ts";
import { toBetRow } from "#server/features/bet/registerBets.ts";
import { cutPage, readCursor } from "#server/http/cursor.ts";
import { toPagination } from "#server/http/toPagination.ts";
import { addDays } from "#server/localDay.ts";
import { teamDays } from "../teamDays.ts";
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
  const where = [`b.currency = ${add(currency)}`];
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
  const taken = add(limit + 1);
  /** The newest of each of some parts by its index, and of those the newest. */
  const newest = (parts: string, inPart: string, more: readonly unknown[]) =>
    db.query<TeamBet>(
      `SELECT ${listedColumns}, m.id AS "memberId", m.account, (extract(epoch FROM b.placed_at) * 1000000)::bigint::text AS micros
       FROM (
         SELECT each.* FROM (${parts}) AS part CROSS JOIN LATERAL (
           SELECT * FROM game_bet b WHERE ${[inPart, ...where].join(" AND ")} ORDER BY b.placed_at DESC, b.id DESC LIMIT ${most}
         ) AS each ORDER BY each.placed_at DESC, each.id DESC LIMIT ${taken} OFFSET ${skipped}
       ) AS b JOIN member m ON m.id = b.member_id ORDER BY b.placed_at DESC, b.id DESC`,
      [...values, ...more],
    );
  const isWide = top.depth === 0 && query.account === undefined && (await isWideTeam(db, top.id));
  const more = places(values.length);
  const isFiltered = query.category !== undefined || query.state !== undefined;
  const days = lastDaysOf({
    agentId: top.id,
    currency,
    span,
    need: (limit + 1 + (cursor ? 0 : offset)) * (isFiltered ? 20 : 1),
    before: cursor ? new Date(Number(cursor.at) / 1000).toISOString().slice(0, 10) : null,
    add: more.add,
  });
  const below = `EXISTS (SELECT FROM member_tree t WHERE t.ancestor_id = ${more.add(top.id)} AND t.descendant_id = b.member_id)`;
  let rows = isWide ? await newest(days, `b.day = part.day AND ${below}`, more.values) : [];
  // Of a team that is not wide, and where the last days have too few: member by member.
  if (rows.length <= limit) {
    const each = places(values.length);
    rows = await newest(membersOf(chosen, each.add), "b.member_id = part.id", each.values);
  }
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

/** The values of a statement, and what gives each its place, behind those that it has already. */
export function places(already = 0) {
  const values: unknown[] = [];
  return { values, add: (value: unknown) => `$${already + values.push(value)}` };
}

/** Whether a team has a thousand members: few of its bets lie between those of others then. */
async function isWideTeam(db: Queryable, agentId: string): Promise<boolean> {
  return (await db.query("SELECT FROM wide_team WHERE agent_id = $1", [agentId])).length > 0;
}

/**
 * A query of the last days on which a team has `need` bets, at the least: whoever is active on a day has placed one. A day more is among
 * them, since days of another time zone may lie across. With `before`, bets are wanted that are older than something of that day.
 */
function lastDaysOf({
  agentId,
  currency,
  span,
  need,
  before,
  add,
}: {
  agentId: string;
  currency: string;
  span: Span;
  need: number;
  before: string | null;
  add(value: unknown): string;
}): string {
  const [limit, until, to] = [add(need), `${add(before)}::date`, `${add(span.to)}::date`];
  const last = `least(${to}, ${until} + 1)`;
  return `SELECT each::date AS day FROM (
      SELECT min(day) AS first FROM (
        SELECT day, newer, lag(newer) OVER (ORDER BY day DESC) AS last FROM (
          SELECT day, sum(counted) OVER (ORDER BY day DESC) - counted AS newer FROM (
            SELECT day, CASE WHEN ${until} IS NULL OR day < ${until} - 1 THEN sum(active) ELSE 0 END AS counted
            FROM ${teamDays.replaceAll("$1", add(agentId))}
            WHERE currency = ${add(currency)} AND day BETWEEN ${add(span.from)}::date AND ${last}
            GROUP BY day
          ) AS days
        ) AS sums
      ) AS days WHERE newer < ${limit} OR last < ${limit}
    ) AS whole CROSS JOIN LATERAL generate_series(first::timestamp, ${last}::timestamp, interval '1 day') AS each`;
}
