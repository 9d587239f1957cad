import type { TeamFigures } from "#compile/contracts/ContractTerms.ts";
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

/**
 * What a downline did in a period, by days of the brand's time zone. Turnover, and the stakes and payouts of the result, are of settled
 * bets by the day that each counts on, which a bet that is settled later changes; `loadSettledFigures` has those by the time of
 * settling, which do not change once closed. Amounts in minor units.
 */
export interface TeamActivity extends TeamFigures {
  /** Money that came into the members' main accounts. */
  deposits: number;
  /** And what left them, without what came back. */
  withdrawals: number;
}

/** The figures of all levels below an agent, the agent's own not included. Right to the unit, whatever has been folded. */
export async function loadTeamFigures(db: Queryable, request: FigureRequest): Promise<TeamActivity> {
  const { agentId, from, to, currency } = request;
  const [row] = await db.query<TeamActivity>(
    `SELECT coalesce(sum(valid), 0)::bigint AS "validBet", coalesce(sum(stake - payout - bonus), 0)::bigint AS "profitLoss",
       coalesce(sum(deposit), 0)::bigint AS deposits, coalesce(sum(withdrawal), 0)::bigint AS withdrawals,
       (${teamActive.replaceAll("$4", ownCurrency)}) AS "activeMembers"
     FROM ${teamDays} WHERE day BETWEEN $2::date AND $3::date AND currency = ${ownCurrency}`,
    [agentId, from, to, currency ?? null],
  );
  return row ?? { validBet: 0, profitLoss: 0, activeMembers: 0, deposits: 0, withdrawals: 0 };
}

const ownCurrency = "coalesce($4::text, (SELECT m.currency FROM member m WHERE m.id = $1))";
