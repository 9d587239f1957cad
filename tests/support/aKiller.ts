import { setTimeout as pause } from "node:timers/promises";
import type { Queryable } from "#server/db/Database.ts";

/** Ends connections of the platform in the middle of their work. */
export interface Killer {
  /** Ends no more of them; answers how many it ended. */
  stop(): Promise<number>;
}

/**
 * Ends, every so many milliseconds, a connection that works at this moment. `slowing` makes it rarer by so much with each one: on a slow
 * machine nothing would ever get to its end otherwise.
 */
export function aKiller(owner: Queryable, { everyMs = 15, slowing = 0 } = {}): Killer {
  let isOver = false;
  let kills = 0;
  const running = (async () => {
    while (!isOver) {
      await pause(everyMs + kills * slowing);
      const gone = await owner.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid() AND usename = 'croupier_app' AND xact_start IS NOT NULL LIMIT 1`,
      );
      kills += gone.length;
    }
  })();
  return {
    async stop() {
      isOver = true;
      await running;
      return kills;
    },
  };
}
