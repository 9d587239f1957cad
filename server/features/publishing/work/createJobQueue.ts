import { Failure } from "#server/http/Failure.ts";
import type { JobThread, ThreadJob } from "./createJobThread.ts";

/** What a queue allows. */
export interface QueueLimits {
  /** A job is ended after so long. */
  jobMs: number;
  /** So many jobs of one operator wait or run. */
  perOperator: number;
  /** So many jobs wait in all. */
  inAll: number;
  /** An operator may have used so much time of the thread; half of the time that goes by is given back. */
  allowanceMs: number;
}

/** What a queue is made of. `now` gives milliseconds that only grow. */
export interface QueueParts {
  thread: JobThread;
  limits: QueueLimits;
  now: () => number;
}

/** A job as a queue takes it. */
export interface QueuedJob extends Omit<ThreadJob, "limitMs"> {
  operator: string;
}

/** A queue before one thread. */
export interface JobQueue {
  /** Rejects with 429 where the operator asks for too much, and with 503 where everybody together does. */
  run(job: QueuedJob): Promise<unknown>;
}

interface Waiting {
  job: QueuedJob;
  resolve: (output: unknown) => void;
  reject: (error: unknown) => void;
}

/** How much of the time that goes by comes back to an operator. */
const givenBack = 0.5;

/**
 * Makes a queue. Whoever was served longest ago is next, so that one operator's jobs wait behind each other and not before
 * everybody else's.
 */
export function createJobQueue({ thread, limits, now }: QueueParts): JobQueue {
  const waiting: Waiting[] = [];
  const served = new Map<string, number>();
  const used = new Map<string, { ms: number; at: number }>();
  let running: QueuedJob | null = null;
  let turns = 0;

  function usedBy(operator: string): number {
    const { ms, at } = used.get(operator) ?? { ms: 0, at: 0 };
    return Math.max(0, ms - (now() - at) * givenBack);
  }

  function refuse({ operator }: QueuedJob): Failure | null {
    const mine = [...waiting.map(({ job }) => job), ...(running ? [running] : [])].filter(
      (job) => job.operator === operator,
    );
    if (mine.length >= limits.perOperator) {
      return busy(429, `You are waiting for ${mine.length} answers already. Let them come in first.`, 2);
    }
    const over = usedBy(operator) - limits.allowanceMs;
    if (over > 0) {
      const seconds = Math.ceil(over / givenBack / 1000);
      return busy(
        429,
        `Your checks took all the time that one operator has. Try again in ${seconds} seconds.`,
        seconds,
      );
    }
    if (waiting.length >= limits.inAll) return busy(503, "Too many checks are waiting. Try again in a moment.", 5);
    return null;
  }

  function next(): void {
    if (running !== null) return;
    const turn = waiting.toSorted((a, b) => (served.get(a.job.operator) ?? 0) - (served.get(b.job.operator) ?? 0))[0];
    if (turn === undefined) return;
    waiting.splice(waiting.indexOf(turn), 1);
    const { job, resolve, reject } = turn;
    const began = now();
    running = job;
    served.set(job.operator, (turns += 1));
    thread
      .run({ ...job, limitMs: limits.jobMs })
      .then(resolve, reject)
      .finally(() => {
        used.set(job.operator, { ms: usedBy(job.operator) + now() - began, at: now() });
        running = null;
        next();
      });
  }

  return {
    run: (job) =>
      new Promise((resolve, reject) => {
        const refusal = refuse(job);
        if (refusal !== null) return reject(refusal);
        const entry = { job, resolve, reject };
        waiting.push(entry);
        job.signal?.addEventListener("abort", () => {
          const place = waiting.indexOf(entry);
          if (place >= 0) waiting.splice(place, 1);
          // One that runs is told by its thread, and answers for itself.
          if (place >= 0) reject(job.signal?.reason);
        });
        next();
      }),
  };
}

function busy(status: 429 | 503, message: string, retryAfterSeconds: number): Failure {
  const code = status === 429 ? "too_many_requests" : "unavailable";
  return new Failure(status, code, message, { retryAfterSeconds });
}
