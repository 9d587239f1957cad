import type { Queryable } from "#server/db/Database.ts";

/** So that one transaction stays short, and one run leaves time for the other jobs. */
const most = 10_000;
const rounds = 20;

/** Folds what members did into the days of all agents above them. Right on any number of nodes, and wherever it is killed. */
export async function foldTeams(db: Queryable): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    const [row] = await db.query<{ folded: number }>("SELECT fold_team_changes($1) AS folded", [most]);
    if ((row?.folded ?? 0) < most) return;
  }
}
