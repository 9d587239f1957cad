import type { Queryable } from "#server/db/Database.ts";
import { plannedAnew } from "#server/db/plannedAnew.ts";
import type { Span } from "../toDateRange.ts";
import {
  figureOfDay,
  type PeriodFigure,
  type PeriodPlaces,
  periodRows,
  periodSum,
  periodSumOfAll,
  sumOfAll,
} from "./periodRows.ts";

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

/** So many places further down the order nobody is sought among the first of everybody. */
const furthest = 2_000;

/**
 * Among how many of everybody the first of a team that is a tenth of everybody or more are sought, up to a place in the order: about twice as
 * many as they would be among if they were spread evenly. Undefined where they are not.
 */
export const soughtFor = (place: number): number | undefined => (place > furthest ? undefined : 20 * place + 100);

/**
 * A query of the first of a team with the `key` that the order hangs on, sought among the `most` first of everybody: the team is looked
 * up for those alone. In a rising order those below zero come first, and behind them who has nothing, sought among the first of the team.
 * Where it gives less than is asked for, `sortedBy` has the rest.
 */
export function firstBy(
  { figure, span, places }: Omit<SortedBy, "team" | "isMost">,
  { top, most, isFalling }: { top: string; most: number; isFalling: boolean },
): string {
  const everybody = figure === "balance" ? sumOfAll(balancesIn(places)) : periodSumOfAll(span, places, figure);
  const first = (from: string, part: string) => `SELECT best.id, best.key FROM (
      SELECT id, key FROM ${from} AS everybody WHERE key ${part} LIMIT ${most}
    ) AS best WHERE EXISTS (SELECT FROM member_tree t WHERE t.ancestor_id = ${top} AND t.descendant_id = best.id) AND by_one_process()`;
  if (isFalling) return first(`(${everybody})`, "> 0 ORDER BY key DESC, id DESC");
  // Nobody with nothing is known to be next while there may be more below zero.
  return `WITH everybody AS MATERIALIZED (${everybody})
    ${first("everybody", "< 0 ORDER BY key, id")}
    UNION ALL
    SELECT next.id, 0::bigint AS key FROM (
      SELECT descendant_id AS id FROM member_tree WHERE ancestor_id = ${top} ORDER BY descendant_id LIMIT ${most}
    ) AS next WHERE NOT EXISTS (SELECT FROM everybody WHERE everybody.id = next.id AND key <> 0)
      AND (SELECT count(*) FROM (SELECT FROM everybody WHERE key < 0 LIMIT ${most}) AS below) < ${most}`;
}

const accountsIn = ({ currency }: PeriodPlaces, kinds: string) =>
  `SELECT member_id, balance FROM ledger_account WHERE kind IN (${kinds}) AND currency = ${currency}`;

/** What main wallets hold, and what those with vendors do. */
const balancesIn = (places: PeriodPlaces): [main: string, vendors: string] => [
  `SELECT member_id, balance AS key FROM (${accountsIn(places, "'player'")}) AS a`,
  `SELECT member_id, sum(balance)::bigint AS key FROM (${accountsIn(places, "'playerVendor'")}) AS a GROUP BY member_id`,
];

/** A query of everybody who matches, each once, with the `key` that the order hangs on. */
export function sortedBy({ team, figure, span, places, isMost }: SortedBy): string {
  if (isMost && figure === "balance") {
    const [main, vendors] = balancesIn(places);
    return `SELECT t.id, coalesce(main.key, 0) + coalesce(vendors.key, 0) AS key FROM ${team}
      LEFT JOIN (${main}) AS main ON main.member_id = t.id LEFT JOIN (${vendors}) AS vendors ON vendors.member_id = t.id WHERE by_one_process()`;
  }
  if (isMost && figure !== "balance") {
    const { key, joins } = periodSum(span, places, figure);
    return `SELECT t.id, ${key} AS key FROM ${team} ${joins} WHERE by_one_process()`;
  }
  const [rows, moved] =
    figure === "balance"
      ? [`(${accountsIn(places, "'player', 'playerVendor'")})`, "balance"]
      : [periodRows(span, places), figureOfDay(figure)];
  return `SELECT t.id, coalesce(sum(${moved}), 0)::bigint AS key FROM ${team} LEFT JOIN ${rows} AS d ON d.member_id = t.id GROUP BY t.id`;
}
