import type { Queryable } from "#server/db/Database.ts";
import { plannedAnew } from "#server/db/plannedAnew.ts";
import type { Span } from "../toDateRange.ts";
import { figureOfDay, type PeriodFigure, type PeriodPlaces, periodRows, periodSum } from "./periodRows.ts";

/** How large a whole team is. */
export interface TeamSize {
  members: number;
  /** It is a good part of everybody: what all members did is read at once, and not that of each. */
  isMost: boolean;
}

/** Counts a whole team by what is kept of it. */
export async function sizeOf(db: Queryable, agentId: string): Promise<TeamSize> {
  const [row] = await db.query<{ members: number; everybody: number }>(
    `${plannedAnew}SELECT (
         SELECT coalesce(sum(members), 0)::bigint FROM (
           SELECT members FROM agent_day WHERE agent_id = $1
           UNION ALL
           SELECT c.members FROM team_change c JOIN member_tree t ON t.descendant_id = c.member_id AND t.ancestor_id = $1 WHERE c.members <> 0
         ) AS days
       ) AS members,
       (SELECT reltuples FROM pg_class WHERE oid = 'member'::regclass)::bigint AS everybody`,
    [agentId],
  );
  const { members, everybody } = row ?? { members: 0, everybody: 0 };
  return { members, isMost: members >= 1_000 && members * 10 >= everybody };
}

/** What a list of a team is sorted by. */
export interface SortedBy {
  /** A FROM `AS t` of those who match, with their `id`. */
  team: string;
  figure: PeriodFigure | "balance";
  span: Span;
  places: PeriodPlaces;
  isMost: boolean;
}

/** A query of everybody who matches, each once, with the `key` that the order hangs on. */
export function sortedBy({ team, figure, span, places, isMost }: SortedBy): string {
  const accounts = (kinds: string) =>
    `SELECT member_id, balance FROM ledger_account WHERE kind IN (${kinds}) AND currency = ${places.currency}`;
  if (isMost && figure === "balance")
    return `SELECT t.id, coalesce(main.balance, 0) + coalesce(vendors.balance, 0) AS key FROM ${team}
      LEFT JOIN (${accounts("'player'")}) AS main ON main.member_id = t.id
      LEFT JOIN (SELECT member_id, sum(balance)::bigint AS balance FROM (${accounts("'playerVendor'")}) AS a GROUP BY member_id) AS vendors
        ON vendors.member_id = t.id WHERE by_one_process()`;
  if (isMost && figure !== "balance") {
    const { key, joins } = periodSum(span, places, figure);
    return `SELECT t.id, ${key} AS key FROM ${team} ${joins} WHERE by_one_process()`;
  }
  const [rows, moved] =
    figure === "balance"
      ? [`(${accounts("'player', 'playerVendor'")})`, "balance"]
      : [periodRows(span, places), figureOfDay(figure)];
  return `SELECT t.id, coalesce(sum(${moved}), 0)::bigint AS key FROM ${team} LEFT JOIN ${rows} AS d ON d.member_id = t.id GROUP BY t.id`;
}
