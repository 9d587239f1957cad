import type { Clock } from "#server/Clock.ts";
import type { Database } from "#server/db/Database.ts";
import { expireDeposits } from "./expireDeposits.ts";
import type { Forgeries } from "./createForgeries.ts";

/** How often orders are looked over. */
const everyMs = 5_000;

/** What ends orders whose time is over. */
export interface DepositSweep {
  start(): void;
  /** Ends what is under way. */
  stop(): Promise<void>;
}

/** The sweep of one node; any number of nodes sweep one table. What one run leaves, the next one finds. */
export function createDepositSweep(
  db: Database,
  clock: Clock,
  forgeries: Forgeries,
  onError: (error: unknown) => void,
): DepositSweep {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const sweep = async () => {
    try {
      await expireDeposits(db, clock.now());
      await forgeries.flush();
    } catch (error) {
      onError(error);
    }
  };
  return {
    start() {
      timer = setInterval(() => (running = running.then(sweep)), everyMs);
      timer.unref();
    },
    async stop() {
      clearInterval(timer);
      await running;
      await forgeries.flush().catch(onError);
    },
  };
}
