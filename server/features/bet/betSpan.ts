import { addDays } from "#server/localDay.ts";

/** The sums of some days of one member: what to read them from, by the placeholders of `add`. */
export interface BetSpan {
  where: readonly string[];
  from: string | undefined;
  to: string | undefined;
  add(value: unknown): string;
}

const columns =
  "category, vendor, game_code, bets, stake, open_bets, open_stake, valid, payout, net, void_bets, void_stake";

/**
 * The rows of sums of the days `from` to `to` (yyyy-MM-dd; all where one is left out), for a FROM: whole months from `bet_month`, the
 * days that a month is cut by from `bet_day`. `where` is of columns that both have. Each row has the `day` it is of, or its month's first.
 */
export function betSpan({ where, from, to, add }: BetSpan): string {
  const days = (...more: string[]) => `SELECT day, ${columns} FROM bet_day WHERE ${[...where, ...more].join(" AND ")}`;
  const months = (...more: string[]) =>
    `SELECT month AS day, ${columns} FROM bet_month WHERE ${[...where, ...more].join(" AND ")}`;
  const first = from === undefined ? undefined : nextMonth(addDays(from, -1));
  const end = to === undefined ? undefined : monthOf(addDays(to, 1));
  if (from !== undefined && to !== undefined && first !== undefined && end !== undefined && first >= end)
    return `(${days(`day >= ${add(from)}`, `day <= ${add(to)}`)}) AS span`;
  const parts = [
    months(
      ...(first === undefined ? [] : [`month >= ${add(first)}`]),
      ...(end === undefined ? [] : [`month < ${add(end)}`]),
    ),
  ];
  if (from !== undefined && first !== from) parts.push(days(`day >= ${add(from)}`, `day < ${add(first)}`));
  if (to !== undefined && end !== addDays(to, 1)) parts.push(days(`day >= ${add(end)}`, `day <= ${add(to)}`));
  return `(${parts.join(" UNION ALL ")}) AS span`;
}

const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

function nextMonth(day: string): string {
  const moment = new Date(`${monthOf(day)}T00:00:00Z`);
  moment.setUTCMonth(moment.getUTCMonth() + 1);
  return moment.toISOString().slice(0, 10);
}
