import type { TeamDay, TeamOverview } from "#contracts/api.ts";
import type { Queryable } from "#server/db/Database.ts";
import type { Span } from "./toDateRange.ts";

/** Whose team, and when. */
export interface OverviewRequest {
  agentId: string;
  currency: string;
  span: Span;
}

/** The figures of an agent's whole downline: totals, and one entry for each day, days without play included. */
export async function loadTeamOverview(
  db: Queryable,
  { agentId, currency, span }: OverviewRequest,
): Promise<TeamOverview> {
  const [people, days] = await Promise.all([
    db.query<People>(
      `SELECT count(*) AS members, count(*) FILTER (WHERE m.type IN (1, 2, 41, 42)) AS agents,
         count(*) FILTER (WHERE m.registered_at >= $2::date::timestamp AT TIME ZONE 'UTC'
           AND m.registered_at < ($3::date + 1)::timestamp AT TIME ZONE 'UTC') AS newcomers,
         coalesce(sum(a.balance), 0)::bigint AS balance
       FROM member_tree tree JOIN member m ON m.id = tree.descendant_id
       CROSS JOIN LATERAL (
         SELECT sum(a.balance) AS balance FROM ledger_account a
         WHERE a.member_id = m.id AND a.currency = $4 AND a.kind IN ('player', 'playerVendor')
       ) a
       WHERE tree.ancestor_id = $1`,
      [agentId, span.from, span.to, currency],
    ),
    db.query<Day>(daysQuery, [agentId, span.from, span.to, currency]),
  ]);
  const { members = 0, agents = 0, newcomers = 0, balance = 0 } = people[0] ?? {};
  const series = days.filter((day) => day.date !== null).map((day) => toDay(day, day.date ?? ""));
  const { date: _date, ...totals } = toDay(days.find((day) => day.date === null) ?? noPlay, "");
  return { ...span, currency, members, agents, newMembers: newcomers, teamBalance: balance, ...totals, series };
}

/** One row a day, and, with a null date, one for the whole span: a member who bets on two days is active once in it. */
const daysQuery = `
  WITH play AS (
    SELECT (e.created_at AT TIME ZONE 'UTC')::date AS date, t.kind, e.amount, a.member_id
    FROM member_tree tree
    JOIN ledger_account a ON a.member_id = tree.descendant_id AND a.currency = $4
    JOIN ledger_entry e ON e.account_id = a.id
    JOIN ledger_transfer t ON t.id = e.transfer_id AND (a.kind = 'player' OR t.kind IN ('bet', 'win'))
    WHERE tree.ancestor_id = $1
      AND e.created_at >= $2::date::timestamp AT TIME ZONE 'UTC'
      AND e.created_at < ($3::date + 1)::timestamp AT TIME ZONE 'UTC'
  ), sums AS (
    SELECT date, GROUPING(date) = 1 AS is_total,
      coalesce(sum(amount) FILTER (WHERE kind = 'deposit'), 0)::bigint AS deposit,
      coalesce(-sum(amount) FILTER (WHERE kind = 'withdrawal'), 0)::bigint AS withdrawal,
      coalesce(-sum(amount) FILTER (WHERE kind = 'bet'), 0)::bigint AS bet,
      coalesce(sum(amount) FILTER (WHERE kind = 'win'), 0)::bigint AS win,
      coalesce(sum(amount) FILTER (WHERE kind = 'bonus'), 0)::bigint AS bonus,
      count(DISTINCT member_id) FILTER (WHERE kind = 'bet') AS active
    FROM play GROUP BY GROUPING SETS ((date), ())
  )
  SELECT to_char(day, 'YYYY-MM-DD') AS date, deposit, withdrawal, bet, win, bonus, active
  FROM generate_series($2::date::timestamp, $3::date::timestamp, interval '1 day') AS day
  LEFT JOIN sums ON sums.date = day::date AND NOT is_total
  UNION ALL
  SELECT NULL, deposit, withdrawal, bet, win, bonus, active FROM sums WHERE is_total
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
