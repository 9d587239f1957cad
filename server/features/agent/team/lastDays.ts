import type { Queryable } from "#server/db/Database.ts";
import type { Cursor } from "#server/http/cursor.ts";
import { addDays } from "#server/localDay.ts";
import type { Span } from "../toDateRange.ts";
import { type Chosen, membersOf } from "./membersOf.ts";
import { places } from "./places.ts";

/** How many rows of a list a day has. */
export interface CountedDay {
  day: string;
  total: number;
}

/** Which rows are wanted of the days of `span`: so many, behind a cursor if there is one. */
export interface LastRows {
  need: number;
  before: Cursor | undefined;
  span: Span;
  /** The days are the brand's; else some may be those of UTC, which lie across the brand's. */
  isExact: boolean;
}

/** Of days with rows, the last first, those that hold the newest rows: the last first again, and none where there is no such row. */
export function lastDays(days: readonly CountedDay[], { need, before, span, isExact }: LastRows): string[] {
  // The brand's day of the cursor is this one of UTC or one beside it: rows of these three may be newer than the cursor.
  const on = before === undefined ? undefined : new Date(Number(before.at) / 1000).toISOString().slice(0, 10);
  const wanted = new Set<string>();
  let found = 0;
  for (const { day, total } of days) {
    if (found >= need) break;
    if (on !== undefined && day > addDays(on, 1)) continue;
    for (const one of isExact ? [day] : [addDays(day, 1), day, addDays(day, -1)])
      if (one >= span.from && one <= span.to) wanted.add(one);
    if (on === undefined || day < addDays(on, -1)) found += total;
  }
  return [...wanted].toSorted().toReversed();
}

/** Whether the days of a list are kept as those of a whole team, and none of its rows is of the member at its top. */
export const isKept = ({ top, account }: Chosen): boolean => account === undefined && top.depth === 0;

/**
 * Whether the rows of a list are looked up member by member: those of no more than some thousand. 4,000 are read that way in some 50 ms;
 * to find rows of fewer among those of everybody takes longer the more the others are.
 */
export async function isLookedUp(db: Queryable, chosen: Chosen, most = 4_000): Promise<boolean> {
  const { values, add } = places();
  const beyond = await db.query(`SELECT FROM (${membersOf(chosen, add)}) AS who LIMIT 1 OFFSET ${add(most)}`, values);
  return beyond.length === 0;
}
