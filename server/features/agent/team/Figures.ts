import type { Span } from "../toDateRange.ts";
import { periodRows } from "./periodRows.ts";

/** What a member did on some days, in minor units. */
export interface Figures {
  deposit: number;
  withdrawal: number;
  bet: number;
  win: number;
  bonus: number;
}

/** The sums of `daysOf`, or of `teamDays`. */
export const figureSums = ["deposit", "withdrawal", "bet", "win", "bonus"]
  .map((name) => `coalesce(sum(${name}), 0)::bigint AS ${name}`)
  .join(", ");

const ofDay = "member_id, deposit, withdrawal, bet, win, bonus";
const inSpan = "currency = $4 AND day BETWEEN $2::date AND $3::date";
/** Where in these statements the period and the currency stand. */
export const places = { from: "$2", to: "$3", currency: "$4" };

/**
 * What the members of a list did from `$2` to `$3`, which is `span`, in the currency `$4`, for a FROM: several rows of one member.
 * `members` is a FROM of its own with their `id`.
 */
export const daysOf = (members: string, span: Span): string =>
  `(SELECT d.* FROM ${members} AS who JOIN ${periodRows(span, places)} AS d ON d.member_id = who.id) AS days`;

/**
 * The same of a few members, as of a page or a level: the days of each are looked up by its key. Left to choose, the database may take a
 * level for a large part of the team and read every member's days. OFFSET 0 keeps it from joining them another way.
 */
export const daysOfFew = (members: string): string =>
  `(SELECT d.* FROM ${members} AS who CROSS JOIN LATERAL (
      SELECT ${ofDay} FROM member_day WHERE member_id = who.id AND ${inSpan} OFFSET 0
    ) AS d
    UNION ALL
    SELECT d.* FROM ${members} AS who JOIN (SELECT ${ofDay} FROM team_change WHERE ${inSpan}) AS d ON d.member_id = who.id) AS days`;

/** What the wallets of a member hold, of a row `c` with its `id`. */
export const balanceOf = `(SELECT coalesce(sum(a.balance), 0)::bigint FROM ledger_account a
  WHERE a.member_id = c.id AND a.kind IN ('player', 'playerVendor') AND a.currency = $4)`;

/** With what the house won of it. */
export function withProfit({ deposit, withdrawal, bet, win, bonus }: Figures) {
  return { deposit, withdrawal, bet, win, bonus, profit: bet - win - bonus };
}
