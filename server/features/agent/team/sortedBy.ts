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

/** About how many members there are. */
export async function countEverybody(db: Queryable): Promise<number> {
  const [row] = await db.query<{ everybody: number }>(
    "SELECT reltuples::bigint AS everybody FROM pg_class WHERE oid = 'member'::regclass",
  );
  return row?.everybody ?? 0;
}

/** The size of a team, or of a part of one, of so many. */
export const sizeAmong = (members: number, everybody: number): TeamSize => ({
  members,
  isMost: members >= 1_000 && members * 10 >= everybody,
});

/** Counts a whole team by what is kept of it. */
export async function sizeOf(db: Queryable, agentId: string): Promise<TeamSize> {
  const [[row], everybody] = await Promise.all([
    db.query<{ members: number }>(
      `${plannedAnew}SELECT coalesce(sum(members), 0)::bigint AS members FROM (
         SELECT members FROM agent_day WHERE agent_id = $1
         UNION ALL
         SELECT c.members FROM team_change c JOIN member_tree t ON t.descendant_id = c.member_id AND t.ancestor_id = $1 WHERE c.members <> 0
       ) AS days`,
      [agentId],
    ),
    countEverybody(db),
  ]);
  return sizeAmong(row?.members ?? 0, everybody);
}

/** Whether the largest come first. */
export const isFalling = (sort = ""): boolean => sort.startsWith("-");

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
 * Among how many of everybody the first of a team that is a tenth of everybody or more are sought, up to a place in a falling order: about
 * twice as many as they would be among if they were spread evenly. Undefined where they are not: a rising order begins with those who have
 * nothing, and who they are takes a look at the whole team.
 */
export const soughtFor = (place: number, isFalling: boolean): number | undefined =>
  place > furthest || !isFalling ? undefined : 20 * place + 100;

/**
 * A query of the first of a team with the `key` that the order hangs on, which falls, sought among the `most` first of everybody: the team
 * is looked up for those alone. Where it gives less than is asked for, `sortedBy` has the rest.
 */
export function firstBy(
  { figure, span, places }: Omit<SortedBy, "team" | "isMost">,
  { top, most }: { top: string; most: number },
): string {
  const everybody = figure === "balance" ? sumOfAll(balancesIn(places)) : periodSumOfAll(span, places, figure);
  return `SELECT best.id, best.key FROM (
      SELECT id, key FROM (${everybody}) AS everybody WHERE key > 0 ORDER BY key DESC, id DESC LIMIT ${most}
    ) AS best WHERE EXISTS (SELECT FROM member_tree t WHERE t.ancestor_id = ${top} AND t.descendant_id = best.id) AND by_one_process()`;
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
