import type { Operations } from "#contracts/api.ts";
import type { Queryable } from "#server/db/Database.ts";
import { Failure } from "#server/http/Failure.ts";
import { addDays, localDay } from "#server/localDay.ts";
import { betSpan } from "./betSpan.ts";
import { betSums, noBets, type BetSums } from "./loadBets.ts";

/** Whose days, and which. */
export interface BetDaysRequest {
  memberId: string;
  currency: string;
  zone: string;
  now: Date;
  query: Operations["getBetDays"]["query"];
}

const usualDays = 30;
const mostDays = 5 * 366;
/** A picture of more days than this is drawn by months. */
const mostShown = 62;
const dayMs = 86_400_000;

/** What a member won and lost, by day (or month) and by kind of game. Throws 400 for days that are backwards or too many. */
export async function loadBetDays(
  db: Queryable,
  { memberId, currency, zone, now, query }: BetDaysRequest,
): Promise<Operations["getBetDays"]["value"]> {
  const to = query.to ?? localDay(now, zone);
  const from = query.from ?? addDays(to, 1 - usualDays);
  const count = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  if (!(count >= 1 && count <= mostDays)) {
    throw new Failure(400, "malformed_request", "The request is malformed.", {
      value: { part: "querystring", pointer: "/from" },
    });
  }
  const byMonth = count > mostShown;
  const unit = byMonth ? "date_trunc('month', day::timestamp)::date" : "day";
  const values: unknown[] = [];
  const add = (value: unknown) => `$${values.push(value)}`;
  const where = [`member_id = ${add(memberId)}`, `currency = ${add(currency)}`];
  if (query.category !== undefined) where.push(`category = ${add(query.category)}`);
  const rows = await db.query<BetSums & { day: string | null; category: BetCategory | null }>(
    `SELECT to_char(${unit}, 'YYYY-MM-DD') AS day, category, ${betSums} FROM ${betSpan({ where, from, to, add })}
     GROUP BY GROUPING SETS ((${unit}), (category), ())`,
    values,
  );
  const sumsOf = ({ day: _day, category: _category, ...sums }: (typeof rows)[number]) => ({ ...sums, currency });
  const none = { ...noBets, currency };
  const whole = rows.find(({ day, category }) => day === null && category === null);
  return {
    from,
    to,
    byMonth,
    totals: whole ? sumsOf(whole) : none,
    days: unitsOf(from, to, byMonth).map((day) => {
      const found = rows.find((row) => row.day === day);
      return { day, ...(found ? sumsOf(found) : none) };
    }),
    categories: rows
      .flatMap((row) => (row.category === null ? [] : [{ category: row.category, ...sumsOf(row) }]))
      .filter(({ bets }) => bets > 0)
      .toSorted((a, b) => b.stake - a.stake),
  };
}

/** All days, or the first days of all months, of a period. */
function unitsOf(from: string, to: string, byMonth: boolean): string[] {
  const units: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const unit = byMonth ? `${day.slice(0, 7)}-01` : day;
    if (units.at(-1) !== unit) units.push(unit);
  }
  return units;
}

type BetCategory = Operations["getBetDays"]["value"]["categories"][number]["category"];
