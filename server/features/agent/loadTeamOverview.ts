import type { TeamDay, TeamOverview } from "#contracts/api.ts";
import type { Queryable } from "#server/db/Database.ts";
import { teamDays, teamActive } from "./teamDays.ts";
import { type Span, toPeriod } from "./toDateRange.ts";

/** Whose team, and when. */
export interface OverviewRequest {
  agentId: string;
  currency: string;
  span: Span;
  now: Date;
  /** The brand's, which its days are of. */
  timeZone: string;
}

/** The figures of an agent's whole downline: totals, and one entry for each day, days without play included. */
export async function loadTeamOverview(
  db: Queryable,
  { agentId, currency, span, now, timeZone }: OverviewRequest,
): Promise<TeamOverview> {
  const rows = await db.query<Day & People>(daysQuery, [agentId, span.from, span.to, currency]);
  const series = rows.filter((day) => day.date !== null).map((day) => toDay(day, day.date ?? ""));
  const whole = rows.find((day) => day.date === null);
  const { date: _date, ...totals } = toDay(whole ?? noPlay, "");
  const { members = 0, agents = 0, newcomers = 0, balance = 0 } = whole ?? {};
  return {
    ...toPeriod(span, now, timeZone),
    currency,
    members,
    agents,
    newMembers: newcomers,
    teamBalance: balance,
    ...totals,
    series,
  };
}

/** One row a day, and, with a null date, one for the whole span: a member who bets on two days is active once in it. */
const daysQuery = `
  WITH days AS (
    SELECT day, deposit, withdrawal, bet, win, bonus, held, active, members, agents, currency = $4 AS is_own,
      day BETWEEN $2::date AND $3::date AS is_in
    FROM ${teamDays}
  ), sums AS (
    SELECT day, sum(deposit) AS deposit, sum(withdrawal) AS withdrawal, sum(bet) AS bet, sum(win) AS win, sum(bonus) AS bonus,
      sum(active) AS active
    FROM days WHERE is_own AND is_in GROUP BY day
  )
  SELECT to_char(day, 'YYYY-MM-DD') AS date, deposit::bigint, withdrawal::bigint, bet::bigint, win::bigint, bonus::bigint, active::bigint,
    NULL::bigint AS members, NULL::bigint AS agents, NULL::bigint AS newcomers, NULL::bigint AS balance
  FROM generate_series($2::date::timestamp, $3::date::timestamp, interval '1 day') AS every (day) LEFT JOIN sums USING (day)
  UNION ALL
  SELECT NULL, sum(deposit) FILTER (WHERE is_own AND is_in)::bigint, sum(withdrawal) FILTER (WHERE is_own AND is_in)::bigint,
    sum(bet) FILTER (WHERE is_own AND is_in)::bigint, sum(win) FILTER (WHERE is_own AND is_in)::bigint,
    sum(bonus) FILTER (WHERE is_own AND is_in)::bigint, (${teamActive}),
    coalesce(sum(members), 0)::bigint, coalesce(sum(agents), 0)::bigint, coalesce(sum(members) FILTER (WHERE is_in), 0)::bigint,
    coalesce(sum(held) FILTER (WHERE is_own), 0)::bigint
  FROM days
  ORDER BY date`;

interface People {
  members: number;
  agents: number;
  newcomers: number;
  balance: number;
}

interface Day {
  date: string | null;
  deposit: number | null;
  withdrawal: number | null;
  bet: number | null;
  win: number | null;
  bonus: number | null;
  active: number | null;
}

const noPlay: Day = { date: null, deposit: 0, withdrawal: 0, bet: 0, win: 0, bonus: 0, active: 0 };

function toDay(day: Day, date: string): TeamDay {
  const [bet, win, bonus] = [day.bet ?? 0, day.win ?? 0, day.bonus ?? 0];
  return {
    date,
    deposit: day.deposit ?? 0,
    withdrawal: day.withdrawal ?? 0,
    bet,
    win,
    bonus,
    profit: bet - win - bonus,
    activeMembers: day.active ?? 0,
  };
}
