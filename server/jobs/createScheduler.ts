import type { PgBoss } from "pg-boss";
import type { Queryable } from "#server/db/Database.ts";
import { openBoss } from "./openBoss.ts";

/** Work that a schedule makes due. */
export interface ScheduledJob {
  /** Names its queue: lower-case words with dashes. */
  name: string;
  /** When, as five fields of cron, in UTC. */
  cron: string;
  /**
   * Does what is due by now, however much that is: a platform that was away for days is told once. It must be right on any number of
   * nodes at once, and wherever it is killed.
   */
  run(): Promise<unknown>;
}

/** What hands jobs out to the nodes. */
export interface Scheduler {
  /** Begins; whatever became due while nothing ran is done at once. Does not throw: what fails is told, and tried again. */
  start(): Promise<void>;
  /** Ends what is under way. */
  stop(): Promise<void>;
}

/** How often a node looks for work, and how long after a failure it is tried again. */
export interface SchedulerOptions {
  lookSeconds?: number;
  retrySeconds?: number;
}

/** A run that takes longer is given to another node too. */
const longestSeconds = 600;
const keptSeconds = 86_400;
const drainMs = 8_000;
const againMs = 30_000;

/**
 * Jobs by a queue in the database, of which each tick is done by one node. A tick that a killed node had taken is done with the next:
 * the queue says when to look, and the rows say what there is to do.
 */
export function createScheduler(
  db: Queryable,
  jobs: readonly ScheduledJob[],
  onError: (error: unknown, job: string) => void,
  { lookSeconds = 10, retrySeconds = 5 }: SchedulerOptions = {},
): Scheduler {
  let boss: PgBoss | undefined;
  let isOver = false;
  let again: NodeJS.Timeout | undefined;
  let starting = Promise.resolve();

  async function begin(): Promise<void> {
    const opened = openBoss(db, (error) => onError(error, "queue"), { migrate: false });
    boss = opened;
    await opened.start();
    for (const job of jobs) await serve(opened, job);
  }

  async function serve(opened: PgBoss, { name, cron, run }: ScheduledJob): Promise<void> {
    // Of one job that waits and any that is under way: ticks do not pile up, and a dead node's keeps nobody waiting.
    await opened.createQueue(name, {
      policy: "short",
      retryLimit: 2,
      retryDelay: retrySeconds,
      expireInSeconds: longestSeconds,
      deleteAfterSeconds: keptSeconds,
    });
    await opened.work(name, { pollingIntervalSeconds: lookSeconds }, async () => {
      try {
        await run();
      } catch (error) {
        onError(error, name);
        throw error;
      }
    });
    await opened.schedule(name, cron);
    await opened.send(name);
  }

  const attempt = async () => {
    if (isOver) return;
    try {
      await begin();
    } catch (error) {
      onError(error, "queue");
      await boss?.stop({ close: false, graceful: false }).catch(() => undefined);
      again = setTimeout(() => (starting = attempt()), againMs);
      again.unref();
    }
  };

  return {
    start: () => (starting = attempt()),
    async stop() {
      isOver = true;
      clearTimeout(again);
      await starting;
      await boss?.stop({ close: false, graceful: true, timeout: drainMs }).catch((error) => onError(error, "queue"));
    },
  };
}
