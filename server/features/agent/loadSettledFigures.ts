import type { TeamFigures } from "#compile/contracts/ContractTerms.ts";
import type { Queryable } from "#server/db/Database.ts";
import { plannedAnew } from "#server/db/plannedAnew.ts";

/** Whose teams, and from when up to when: moments at which five minutes begin, the last one not included. */
export interface SettledRequest {
  agentIds: readonly string[];
  from: Date;
  to: Date;
  /** Left out, each agent's own. */
  currency?: string;
}

/** What a team's bets came to by the time they were settled. */
export interface SettledFigures extends TeamFigures {
  /** Bets that were settled, less those that were called off after they had been. */
  bets: number;
}

const none: SettledFigures = { validBet: 0, profitLoss: 0, activeMembers: 0, bets: 0 };

/**
 * Closes the time before a moment for good, a multiple of five minutes that is over: what is told of later, however long it was on its
 * way, counts in the first five minutes that are open. Figures of what is closed never change, and all of them together are all
 * there is. Right on any number of nodes; closing again, or earlier, does nothing.
 */
export async function closeSettled(db: Queryable, until: Date): Promise<void> {
  await db.query("SELECT close_team_slots($1)", [until]);
}

/**
 * The figures of teams in a span of time, by the moment each bet was settled and each bonus given: of every agent asked for, the
 * agent's own bets not included. A bet that is called off after it was settled is taken off when that happens. Who is active has a
 * settled bet in the span that was not called off in it. Before `closeSettled` they are as of now.
 */
export async function loadSettledFigures(
  db: Queryable,
  { agentIds, from, to, currency }: SettledRequest,
): Promise<Map<string, SettledFigures>> {
  const rows = await db.query<SettledFigures & { agentId: string }>(figuresQuery, [
    agentIds,
    from,
    to,
    currency ?? null,
  ]);
  const found = new Map(rows.map(({ agentId, ...figures }) => [agentId, figures]));
  return new Map(agentIds.map((id) => [id, found.get(id) ?? none]));
}

/** Folded and waiting in one statement, so that one snapshot has each once. */
const figuresQuery = `${plannedAnew}
  WITH slots AS (
    SELECT member_id, currency, bets, valid, stake, payout, bonus FROM member_slot WHERE slot >= $2 AND slot < $3
    UNION ALL
    SELECT c.member_id, c.currency, c.bets, c.valid, c.stake, c.payout, c.bonus
    FROM team_change c CROSS JOIN team_closing o
    WHERE c.at IS NOT NULL AND greatest(date_bin('5 minutes', c.at, 'epoch'), o.closed_until) >= $2
      AND greatest(date_bin('5 minutes', c.at, 'epoch'), o.closed_until) < $3
  ), members AS (
    SELECT member_id, currency, sum(bets) AS bets, sum(valid) AS valid, sum(stake - payout - bonus) AS lost FROM slots GROUP BY 1, 2
  )
  SELECT a.id AS "agentId", sum(m.bets)::bigint AS bets, sum(m.valid)::bigint AS "validBet", sum(m.lost)::bigint AS "profitLoss",
    count(*) FILTER (WHERE m.bets > 0) AS "activeMembers"
  FROM members m JOIN member_tree t ON t.descendant_id = m.member_id JOIN member a ON a.id = t.ancestor_id
  WHERE a.id = ANY($1::uuid[]) AND m.currency = coalesce($4, a.currency)
  GROUP BY a.id`;
