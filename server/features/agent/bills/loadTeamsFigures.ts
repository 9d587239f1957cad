import type { TeamFigures } from "#compile/contracts/ContractTerms.ts";
import type { Queryable } from "#server/db/Database.ts";

/** Whose teams, and which whole days (yyyy-MM-dd), both included. */
export interface TeamsRequest {
  agentIds: readonly string[];
  from: string;
  to: string;
}

const none: TeamFigures = { validBet: 0, profitLoss: 0, activeMembers: 0 };

/**
 * The figures of many teams at once, each in its agent's own currency: the same as `loadTeamFigures` has one by one. A statement for
 * the sums and one for who was active, however many agents.
 */
export async function loadTeamsFigures(
  db: Queryable,
  { agentIds, from, to }: TeamsRequest,
): Promise<Map<string, TeamFigures>> {
  const asked = [agentIds, from, to];
  const sums = await db.query<{ id: string; validBet: number; profitLoss: number }>(sumsQuery, asked);
  const counts = await db.query<{ id: string; members: number }>(activeQuery, asked);
  const active = new Map(counts.map(({ id, members }) => [id, members]));
  const known = new Map(sums.map(({ id, ...own }) => [id, own]));
  return new Map(
    agentIds.map((id) => [id, { ...none, ...known.get(id), activeMembers: active.get(id) ?? 0 } satisfies TeamFigures]),
  );
}

/** Days that are folded, and what waits for it, in one snapshot. */
const sumsQuery = `
  WITH days AS (
    SELECT d.agent_id, d.valid, d.stake - d.payout - d.bonus AS lost
    FROM agent_day d JOIN member a ON a.id = d.agent_id AND a.currency = d.currency
    WHERE d.agent_id = ANY($1::uuid[]) AND d.day BETWEEN $2::date AND $3::date
    UNION ALL
    SELECT t.ancestor_id, c.valid, c.stake - c.payout - c.bonus
    FROM team_change c JOIN member_tree t ON t.descendant_id = c.member_id
    JOIN member a ON a.id = t.ancestor_id AND a.currency = c.currency
    WHERE t.ancestor_id = ANY($1::uuid[]) AND c.day BETWEEN $2::date AND $3::date
  )
  SELECT agent_id AS id, sum(valid)::bigint AS "validBet", sum(lost)::bigint AS "profitLoss" FROM days GROUP BY agent_id`;

const activeQuery = `
  SELECT t.ancestor_id AS id, count(DISTINCT p.member_id) AS members
  FROM generate_series(extract(year FROM $2::date)::integer, extract(year FROM $3::date)::integer) AS years (year)
  CROSS JOIN LATERAL (
    SELECT greatest($2::date - make_date(years.year, 1, 1), 0) AS first, least($3::date - make_date(years.year, 1, 1), 365) AS last
  ) AS part
  CROSS JOIN member_tree t
  JOIN member a ON a.id = t.ancestor_id
  JOIN member_play p ON p.member_id = t.descendant_id AND p.year = years.year AND p.currency = a.currency
    AND position(B'1' IN substring(p.days FROM part.first + 1 FOR part.last - part.first + 1)) > 0
  WHERE t.ancestor_id = ANY($1::uuid[])
  GROUP BY t.ancestor_id`;
