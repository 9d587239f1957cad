import type { Worker } from "node:worker_threads";
import { Failure } from "#server/http/Failure.ts";
import type { JobName } from "./Jobs.ts";
import type { FromThread, ToThread } from "./ToThread.ts";

/** Longest that a thread may take to load its code. */
const startMs = 60_000;

/** How many times its limit a job may last where the machine gives its thread no more. */
const mostWaiting = 6;

/** A job as a thread gets it. */
export interface ThreadJob {
  name: JobName;
  input: unknown;
  /**
   * How long the thread may work on it, in milliseconds of a processor: on a busy machine, where others go first, a sound job lasts
   * many times as long as it works.
   */
  limitMs: number;
  signal?: AbortSignal | undefined;
}

/** One thread that runs one job at a time. */
export interface JobThread {
  /** Starts the thread where it does not run; ends it at the limit, then the next job gets a new one. */
  run(job: ThreadJob): Promise<unknown>;
  close(): Promise<void>;
}

/** Makes the thread; `start` gives a new worker (`job.worker.ts`) that holds at most `memoryMb`. */
export function createJobThread(start: () => Worker, memoryMb: number): JobThread {
  let worker: Worker | null = null;
  let isReady = false;

  function end(): Promise<unknown> {
    const ending = worker?.terminate();
    worker = null;
    isReady = false;
    return Promise.resolve(ending);
  }

  function open(): Worker {
    if (worker !== null) return worker;
    const opened = start();
    worker = opened;
    // A thread that ends between two jobs is replaced at the next.
    opened.on("error", () => undefined);
    opened.on("exit", () => (worker === opened ? void end() : undefined));
    opened.on("message", (message: FromThread) => (isReady ||= "isReady" in message));
    opened.unref();
    return opened;
  }

  return {
    run: ({ name, input, limitMs, signal }) =>
      new Promise((resolve, reject) => {
        const thread = open();
        let what = "nothing yet";
        let timer: NodeJS.Timeout;
        const finish = (settle: () => void) => {
          isOver = true;
          clearTimeout(timer);
          signal?.removeEventListener("abort", stop);
          thread.off("message", listen).off("error", fail).off("exit", gone);
          settle();
        };
        let isOver = false;
        const give = (ms: number, over: () => void) => {
          clearTimeout(timer);
          timer = setTimeout(over, ms);
        };
        const stopIt = (ms: number) => {
          void end();
          finish(() => reject(tooHeavy(what, inSeconds(ms))));
        };
        const limit = async (ms: number) => {
          const [before, since] = [await workedMs(thread), performance.now()];
          const look = async () => {
            const left = ms - ((await workedMs(thread)) - before);
            if (isOver) return;
            // One that was given too little of the machine gets the rest.
            if (left <= 0 || performance.now() - since >= ms * mostWaiting) return stopIt(ms);
            give(Math.max(left, 1), () => void look());
          };
          if (!isOver) give(ms, () => void look());
        };
        const stop = () => thread.postMessage({ stop: true } satisfies ToThread);
        const fail = (error: NodeJS.ErrnoException) => {
          void end();
          const isFull = error.code === "ERR_WORKER_OUT_OF_MEMORY";
          finish(() => reject(isFull ? tooHeavy(what, `${memoryMb} MB of memory`) : error));
        };
        const gone = () => fail(new Error(`the thread ended while it looked at ${what}`));
        const listen = (message: FromThread) => {
          if ("isReady" in message) return void limit(limitMs);
          if ("what" in message) return void ({ what } = message);
          if ("output" in message) return finish(() => resolve(message.output));
          // One that was stopped says why it was stopped, and not how it broke off.
          if (signal?.aborted) return finish(() => reject(signal.reason));
          if ("broken" in message) return finish(() => reject(new Error(message.broken)));
          const { status, code, message: sentence, value } = message.failure;
          finish(() => reject(new Failure(status, code, sentence, { value })));
        };
        thread.on("message", listen).on("error", fail).on("exit", gone);
        signal?.addEventListener("abort", stop);
        if (isReady) void limit(limitMs);
        else give(startMs, () => stopIt(startMs));
        try {
          thread.postMessage({ name, input } satisfies ToThread);
        } catch (error) {
          finish(() => reject(error));
        }
      }),
    close: async () => {
      await end();
    },
  };
}

/** What a thread has worked so far, in milliseconds of a processor; nothing of one that has ended. */
async function workedMs(thread: Worker): Promise<number> {
  const { user, system } = await thread.cpuUsage().catch(() => ({ user: 0, system: 0 }));
  return (user + system) / 1000;
}

function inSeconds(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1000));
  return seconds === 1 ? "1 second" : `${seconds} seconds`;
}

/**
 * A job that was ended at a limit: 422 `too_heavy`. Says what was being looked at, so that whoever made the draft knows where
 * to begin; `limit` is in words ("30 seconds", "512 MB of memory").
 */
export function tooHeavy(what: string, limit: string): Failure {
  const message = `The check was ended after ${limit}, while it looked at ${what}. Take out or split what you added last, then try again; discarding the draft always works.`;
  return new Failure(422, "too_heavy", message, { value: { what, limit } });
}
