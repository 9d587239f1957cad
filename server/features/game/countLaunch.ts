import type { Queryable } from "#server/db/Database.ts";

/** A launch, or its token that came back, on a day (yyyy-MM-dd) of the brand's time zone. */
export interface LaunchCount {
  day: string;
  vendor: string;
  gameCode: string;
  /** As `game_launch_day` has it. */
  outcome: string;
}

/** Counts how a launch went. What cannot be counted keeps nobody from playing. */
export async function countLaunch(db: Queryable, { day, vendor, gameCode, outcome }: LaunchCount): Promise<void> {
  await db
    .query(
      `INSERT INTO game_launch_day (day, vendor, game_code, outcome, count) VALUES ($1, $2, $3, $4, 1)
       ON CONFLICT (day, vendor, game_code, outcome) DO UPDATE SET count = game_launch_day.count + 1`,
      [day, vendor, gameCode, outcome],
    )
    .catch(() => undefined);
}
