import { addDays } from "#server/localDay.ts";
import type { Span } from "../toDateRange.ts";

/** Where in a statement the period and the currency stand. */
export interface PeriodPlaces {
  from: string;
  to: string;
  currency: string;
}

/** The first day of a third of a month, and how many days after another day it is; below zero before it. */
interface Start {
  year: number;
  /** Of its year: 1 begins on the first of January, 36 on the 21st of December. */
  third: number;
  away: number;
}

const figures = ["deposit", "withdrawal", "bet", "win", "bonus"];

/** A year of members in a period, and the sum of its thirds of months there, of `sums`. */
interface YearPart {
  where: string;
  sum: string;
}

/** What makes up a period: sums to the end of thirds of months by year, and statements of days, taken off where below zero. */
interface Parts {
  years: YearPart[];
  days: string[];
}

/**
 * Whole thirds of months are one row of a member and year: those that begin next to either end, with the days between added or taken off,
 * which are never more than five. What waits is among the days.
 */
function partsOf(span: Span, { from, to, currency }: PeriodPlaces): Parts {
  const own = `currency = ${currency}`;
  const days = (table: string, first: string, last: string, sign = "") =>
    `SELECT member_id, ${figures.map((name) => `${sign}${name} AS ${name}`).join(", ")} FROM ${table}
     WHERE ${own} AND day BETWEEN ${first} AND ${last}`;
  const [first, last] = [`${from}::date`, `${to}::date`];
  const waiting = days("team_change", first, last);
  const [start, end] = [nearestThird(span.from), nearestThird(addDays(span.to, 1))];
  const years = yearsOf(start, end);
  const isShort = daysIn(span) <= Math.abs(start.away) + Math.abs(end.away);
  if (years.length === 0 || isShort) return { years: [], days: [days("member_day", first, last), waiting] };
  const parts = [waiting];
  if (start.away > 0) parts.push(days("member_day", first, `${first} + ${start.away - 1}`));
  if (start.away < 0) parts.push(days("member_day", `${first} - ${-start.away}`, `${first} - 1`, "-"));
  if (end.away < 0) parts.push(days("member_day", `${last} + 1 - ${-end.away}`, last));
  if (end.away > 0) parts.push(days("member_day", `${last} + 1`, `${last} + ${end.away}`, "-"));
  return {
    years: years.map(({ year, until, before }) => ({
      where: `${own} AND year = ${year}`,
      sum: before > 0 ? `sums[${until}] - sums[${before}]` : `sums[${until}]`,
    })),
    days: parts,
  };
}

/**
 * What members did on the days of `span`, folded and waiting, for a FROM: several rows of one member. `places` are the placeholders of the
 * same days.
 */
export function periodRows(span: Span, places: PeriodPlaces): string {
  const { years, days } = partsOf(span, places);
  const months = years.flatMap(({ where, sum }) =>
    figures.map((figure) => {
      const shown = figures.map((name) => `${name === figure ? sum : "0::bigint"} AS ${name}`);
      return `SELECT member_id, ${shown.join(", ")} FROM member_third WHERE figure = '${figure}' AND ${where}`;
    }),
  );
  return `(${[...months, ...days].join(" UNION ALL ")})`;
}

/** A figure of `member_third`. */
export type PeriodFigure = "deposit" | "withdrawal" | "bet" | "win" | "bonus" | "profit";

/** A figure of a row of days. */
export const figureOfDay = (figure: PeriodFigure): string => (figure === "profit" ? "bet - win - bonus" : figure);

/** A figure of members for each part of a period, for a FROM: a year has one row of a member, and the days at the ends are grouped. */
function sourcesOf(span: Span, places: PeriodPlaces, figure: PeriodFigure): string[] {
  const { years, days } = partsOf(span, places);
  const months = years.map(
    ({ where, sum }) => `SELECT member_id, ${sum} AS key FROM member_third WHERE figure = '${figure}' AND ${where}`,
  );
  const more = `SELECT member_id, sum(${figureOfDay(figure)})::bigint AS key FROM (${days.join(" UNION ALL ")}) AS days GROUP BY member_id`;
  return [...months, more];
}

const sumOf = (sources: readonly string[]) => sources.map((_, at) => `coalesce(part${at}.key, 0)`).join(" + ");

/** A figure of each row `t`, of a list that is a good part of everybody, by its `id`: the sum `key`, and what is joined for it. */
export function periodSum(span: Span, places: PeriodPlaces, figure: PeriodFigure): { key: string; joins: string } {
  const sources = sourcesOf(span, places, figure);
  return {
    key: sumOf(sources),
    joins: sources.map((source, at) => `LEFT JOIN (${source}) AS part${at} ON part${at}.member_id = t.id`).join(" "),
  };
}

/** The figure `key` of everybody who has any, by `id`. */
export const periodSumOfAll = (span: Span, places: PeriodPlaces, figure: PeriodFigure): string =>
  sumOfAll(sourcesOf(span, places, figure));

/** The sum `key` of everybody, by `id`, from statements that have a `key` of a `member_id` once at most. */
export function sumOfAll(sources: readonly string[]): string {
  const [first, ...others] = sources.map((source, at) => `(${source}) AS part${at}`);
  const joined = [first, ...others.map((other) => `FULL JOIN ${other} USING (member_id)`)].join(" ");
  return `SELECT member_id AS id, ${sumOf(sources)} AS key FROM ${joined}`;
}

const daysIn = ({ from, to }: Span): number => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;

/** The third of a month that begins next to a day: on the 1st, the 11th or the 21st. */
function nearestThird(day: string): Start {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const [away, part] = [1, 11, 21, length + 1]
    .map((first, place) => [first - date, place] as const)
    .reduce((best, next) => (Math.abs(next[0]) < Math.abs(best[0]) ? next : best));
  const third = 3 * (month - 1) + part + 1;
  return third > thirdsOfYear ? { year: year + 1, third: 1, away } : { year, third, away };
}

const thirdsOfYear = 36;

/** Of each year, the sum up to which third, less which before; none where no whole third lies between. */
function yearsOf(start: Start, end: Start): { year: number; until: number; before: number }[] {
  const years = [];
  for (let { year } = start; year <= end.year; year += 1) {
    const before = year === start.year ? start.third - 1 : 0;
    const until = year === end.year ? end.third - 1 : thirdsOfYear;
    if (until > before) years.push({ year, until, before });
  }
  return years;
}
