import type { Queryable } from "#server/db/Database.ts";
import { breakRefusal, findBreak } from "./findBreak.ts";

/** Refuses while a member takes a break or is excluded: nothing that invites to play is given then. Throws as `demandWithinLimits` does. */
export async function demandNoBreak(db: Queryable, memberId: string, now: Date): Promise<void> {
  const pause = await findBreak(db, memberId, now);
  if (pause) throw breakRefusal(pause);
}
