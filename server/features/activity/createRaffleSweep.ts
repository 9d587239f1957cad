import type { Clock } from "#server/Clock.ts";
import type { Database } from "#server/db/Database.ts";
import type { KeyRing } from "#server/security/createKeyRing.ts";
import { drawDue } from "./drawDue.ts";

/** How often it is looked whether a raffle is over. */
const everyMs = 10_000;

/** What draws raffles when their time is over. */
export interface RaffleSweep {
  start(): void;
  /** Ends what is under way. */
  stop(): Promise<void>;
}

/** The sweep of one node; any number of nodes look over one table. What one run leaves, the next one finds. */
export function createRaffleSweep(
  db: Database,
  clock: Clock,
  keys: Pick<KeyRing, "boxOf">,
  onError: (error: unknown) => void,
): RaffleSweep {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  return {
    start() {
      timer = setInterval(() => (running = running.then(() => drawDue(db, keys, clock.now())).catch(onError)), everyMs);
      timer.unref();
    },
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
