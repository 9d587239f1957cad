import type { Queryable } from "#server/db/Database.ts";
import { teamActive, teamDays } from "./teamDays.ts";

/** Whose team, and which whole days (yyyy-MM-dd), both included. */
export interface FigureRequest {
  agentId: string;
  from: string;
  to: string;
  /** Left out, the agent's own. */
  currency?: string;
}

/** What a downline did in a period. Amounts in minor units. */
export interface TeamFigures {
  /** Turnover of settled bets, by the day that each bet counts on. */
  validBet: number;
  /** Settled stakes without what they paid out, by the same days: above zero where members lost. */
  profitLoss: number;
  /** Members who placed a bet on at least one of the days, of UTC. */
  activeMembers: number;
  /** Money that came into and left the members' main accounts, by days of UTC. */
  deposits: number;
  withdrawals: number;
}

/** The figures of all levels below an agent, the agent's own not included. Right to the unit, whatever has been folded. */
export async function loadTeamFigures(db: Queryable, request: FigureRequest): Promise<TeamFigures> {
  const { agentId, from, to, currency } = request;
  const [row] = await db.query<TeamFigures>(
    `SELECT coalesce(sum(valid), 0)::bigint AS "validBet", coalesce(sum(stake - payout), 0)::bigint AS "profitLoss",
       coalesce(sum(deposit), 0)::bigint AS deposits, coalesce(sum(withdrawal), 0)::bigint AS withdrawals,
       (${teamActive.replaceAll("$4", ownCurrency)}) AS "activeMembers"
     FROM ${teamDays} WHERE day BETWEEN $2::date AND $3::date AND currency = ${ownCurrency}`,
    [agentId, from, to, currency ?? null],
  );
  return row ?? { validBet: 0, profitLoss: 0, activeMembers: 0, deposits: 0, withdrawals: 0 };
}

const ownCurrency = "coalesce($4::text, (SELECT m.currency FROM member m WHERE m.id = $1))";
