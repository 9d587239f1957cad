/** How often there is a look. */
const everyMs = 5_000;

/** Work that time makes due: what a run leaves, the next one finds. */
export interface SweepJob {
  /** For the log. */
  name: string;
  /** Works on what is due. It must be right on any number of nodes at once, and wherever it is killed. */
  run(): Promise<unknown>;
  /** Runs once more when the platform stops: for what is only in memory. */
  alsoAtEnd?: boolean;
}

/** What works on jobs. */
export interface Sweep {
  start(): void;
  /** Ends what is under way. */
  stop(): Promise<void>;
}

/** The sweep of one node: its jobs one after the other, and none of them kept from its turn by another one's failure. */
export function createSweep(jobs: readonly SweepJob[], onError: (error: unknown, job: string) => void): Sweep {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const work = async (due: readonly SweepJob[]) => {
    for (const { name, run } of due) {
      try {
        await run();
      } catch (error) {
        onError(error, name);
      }
    }
  };
  return {
    start() {
      timer = setInterval(() => (running = running.then(() => work(jobs))), everyMs);
      timer.unref();
    },
    async stop() {
      clearInterval(timer);
      await running;
      await work(jobs.filter(({ alsoAtEnd }) => alsoAtEnd === true));
    },
  };
}
