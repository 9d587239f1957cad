import type { Operations } from "#contracts/api.ts";
import type { Queryable } from "#server/db/Database.ts";
import { plannedAnew } from "#server/db/plannedAnew.ts";
import { type BetSums, noBets, partOf } from "#server/features/bet/loadBets.ts";
import type { Span } from "../toDateRange.ts";
import { type Chosen, membersOf } from "./membersOf.ts";
import { places } from "./places.ts";

/** Whose bets, and on which of the brand's days. */
export interface TeamBetDaysRequest {
  chosen: Chosen;
  currency: string;
  span: Span;
  query: Pick<Operations["listTeamBets"]["query"], "category" | "state">;
}

/** How many bets a list has of a day, and their sums. */
export interface TeamBetDay {
  day: string;
  total: number;
  totals: BetSums;
}

const shown = `sum(bets)::bigint AS bets, sum(stake)::bigint AS stake, sum(open_stake)::bigint AS "openStake", sum(valid)::bigint AS valid,
  sum(payout)::bigint AS payout, sum(payout - (stake - open_stake))::bigint AS net, sum(void_bets)::bigint AS voids,
  sum(open_bets)::bigint AS opens`;

const columns = "bets, stake, open_bets, open_stake, valid, payout, void_bets, void_stake";
/** Of what is kept of teams: `bets` and `stake` are of settled ones there. */
const ofTeam = "bets + open_bets, stake + open_stake, open_bets, open_stake, valid, payout, void_bets, void_stake";

/** The days on which there were such bets, the last first. Those of a whole team are kept; those of some members are added up. */
export async function loadTeamBetDays(
  db: Queryable,
  { chosen, currency, span, query: { category, state } }: TeamBetDaysRequest,
): Promise<TeamBetDay[]> {
  const { values, add } = places();
  const inSpan = [`currency = ${add(currency)}`, `day BETWEEN ${add(span.from)}::date AND ${add(span.to)}::date`];
  if (category !== undefined) inSpan.push(`category = ${add(category)}`);
  const where = inSpan.join(" AND ");
  const parts = [];
  if (chosen.account !== undefined)
    parts.push(`SELECT day, ${columns} FROM bet_day WHERE member_id IN (${membersOf(chosen, add)}) AND ${where}`);
  else {
    const top = add(chosen.top.id);
    parts.push(`SELECT day, ${ofTeam} FROM agent_bet_day WHERE agent_id = ${top} AND ${where}`);
    parts.push(`SELECT day, ${ofTeam} FROM team_change c JOIN member_tree t ON t.descendant_id = c.member_id AND t.ancestor_id = ${top}
      WHERE category IS NOT NULL AND ${where}`);
    if (chosen.top.depth > 0) parts.push(`SELECT day, ${columns} FROM bet_day WHERE member_id = ${top} AND ${where}`);
  }
  const rows = await db.query<BetSums & { day: string; voids: number; opens: number }>(
    `${plannedAnew}SELECT day, ${shown} FROM (${parts.join(" UNION ALL ")}) AS days (day, ${columns}) GROUP BY day ORDER BY day DESC`,
    values,
  );
  return rows.map(({ day, ...sums }) => ({ day, ...partOf(sums, state) })).filter(({ total }) => total !== 0);
}

/** The sums of some days. */
export function sumDays(days: readonly TeamBetDay[]): { total: number; totals: BetSums } {
  const names = Object.keys(noBets) as (keyof BetSums)[];
  const sums = { total: 0, totals: { ...noBets } };
  for (const { total, totals } of days) {
    sums.total += total;
    for (const name of names) sums.totals[name] += totals[name];
  }
  return sums;
}
