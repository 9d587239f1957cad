import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { Config } from "#server/config.ts";
import { createJobThread } from "./createJobThread.ts";
import { createJobQueue, type QueueLimits } from "./createJobQueue.ts";
import type { JobName, JobRunner, Jobs } from "./Jobs.ts";
import type { ThreadSettings } from "./ToThread.ts";

/** Memory of one thread. */
const memoryMb = 512;

/**
 * What is asked while somebody types, and what takes its time: the one never waits behind the other. Allowances are by the clock
 * on the wall: on a busy machine a sound job lasts many times as long as it works.
 */
const limits = {
  quick: { jobMs: 10_000, perOperator: 12, inAll: 100, allowanceMs: 200_000 },
  slow: { jobMs: 90_000, perOperator: 3, inAll: 30, allowanceMs: 600_000 },
} as const satisfies Record<string, QueueLimits>;

/** What draws pages, in the thread that remembers what it drew. */
const slowJobs: ReadonlySet<JobName> = new Set(["check", "impact"]);

const opened = new Map<string, JobRunner>();

/**
 * Runs jobs in threads of their own, one for the whole gate and one for everything else, started at the first job. They are
 * shared by all that serve the same brand and programs. What takes longer than its queue allows is ended.
 */
export function openJobRunner({
  brand,
  frameHosts,
  siteFolder,
}: Pick<Config, "brand" | "frameHosts" | "siteFolder">): JobRunner {
  const name = [brand, siteFolder, ...frameHosts].join(" ");
  const known = opened.get(name);
  if (known !== undefined) return known;
  const settings: ThreadSettings = { brand, frameHosts, module: join(siteFolder, "gate", "drawSite.js") };
  const start = () =>
    new Worker(new URL("./job.worker.ts", import.meta.url), {
      workerData: settings,
      // Nothing of the platform's settings and secrets is needed there.
      env: { NODE_ENV: process.env["NODE_ENV"] ?? "" },
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
  const queueOf = (own: QueueLimits) =>
    createJobQueue({ thread: createJobThread(start, memoryMb), limits: own, now: () => performance.now() });
  const [quick, slow] = [queueOf(limits.quick), queueOf(limits.slow)];
  const runner: JobRunner = {
    run: <Name extends JobName>(
      job: Name,
      input: Jobs[Name]["input"],
      { operator, signal }: Parameters<JobRunner["run"]>[2],
    ) =>
      (slowJobs.has(job) ? slow : quick).run({ name: job, input, operator, signal }) as Promise<Jobs[Name]["output"]>,
  };
  opened.set(name, runner);
  return runner;
}
