import { wait } from "../wait.ts";
import type { OpenStream } from "./openStream.ts";
import { readStream } from "./readStream.ts";
import { toNews, type RevisionNews } from "./RevisionNews.ts";

/** So many failures in a row, and the platform is polled as well. */
export const failuresBeforePolling = 3;
/** Time between two polls, in milliseconds, give or take a quarter. */
export const pollMs = 20_000;
/** Longest wait before the stream is tried again. */
const longestWaitMs = 30_000;
/** Within how long a lost stream is tried again, at a random moment, while the platform has not said it. */
const usualReturnMs = 2_000;
/** Longest wait that a refusal of the stream is taken at its word for. */
const longestRefusalMs = 300_000;
/** What the platform says is held to these: neither a flood of tries, nor a page that stays deaf. */
const returnLimitsMs = { least: 1_000, most: 60_000 };

/** What the watch is wired to. */
export interface WatchOptions {
  open: OpenStream;
  /** Asks which revision is live: the second path. Null when the platform does not say. */
  poll(): Promise<RevisionNews | null>;
  onNews(news: RevisionNews): void;
  /** Told of every sign of life of the platform. */
  onSign?(): void;
  /** Told when a stream that was alive ended, or fell silent. */
  onLost?(): void;
  random?: () => number;
}

/** A running watch. */
export interface RevisionWatch {
  /** Asks now: the page was looked at again, or the network came back. */
  check(): void;
  stop(): void;
}

/** Watches for revisions until it is stopped: by the stream, and by polling while the stream cannot be had. */
export function watchRevisions({
  open,
  poll,
  onNews,
  onSign,
  onLost,
  random = Math.random,
}: WatchOptions): RevisionWatch {
  const stopped = new AbortController();
  let lastId: string | null = null;
  let failures = 0;
  let returnMs = usualReturnMs;
  /** The stream is not asked for before; by `performance.now()`. */
  let notBefore = 0;
  let hurry = new AbortController();
  let isStreaming = false;

  /** Reads the stream until it ends; says whether it ever gave a sign of life. */
  const readOnce = async (): Promise<boolean> => {
    const { hasLived, refusedMs } = await readStream(open, lastId, stopped.signal, (events) => {
      isStreaming = true;
      failures = 0;
      onSign?.();
      for (const event of events) {
        if (event.id !== "") lastId = event.id;
        if (event.retryMs !== undefined) returnMs = withinLimits(event.retryMs);
        const news = toNews(event);
        if (news) onNews(news);
      }
    });
    isStreaming = false;
    // A full platform is polled until it may be asked again.
    if (refusedMs !== undefined) {
      failures = failuresBeforePolling;
      notBefore = performance.now() + Math.min(longestRefusalMs, refusedMs) * (1 + random() / 2);
    }
    return hasLived;
  };

  const pollOnce = async () => {
    const news = await poll();
    if (news && !stopped.signal.aborted) onNews(news);
  };

  /** Everybody loses the stream at the same moment; each comes back at a random one of the time the platform named. */
  const pause = (ms: number) => {
    hurry = new AbortController();
    const signal = AbortSignal.any([stopped.signal, hurry.signal]);
    return wait(ms, signal);
  };

  const run = async () => {
    while (!stopped.signal.aborted) {
      const hasLived = performance.now() >= notBefore && (await readOnce());
      if (stopped.signal.aborted) return;
      if (hasLived) onLost?.();
      failures = hasLived ? 0 : failures + 1;
      if (failures >= failuresBeforePolling) {
        await pollOnce();
        await pause(pollMs * (0.75 + random() / 2));
      } else {
        await pause(Math.min(Math.max(longestWaitMs, returnMs), returnMs * 2 ** failures) * random());
      }
    }
  };
  void run();

  return {
    check() {
      if (!isStreaming) hurry.abort();
      void pollOnce();
    },
    stop: () => stopped.abort(),
  };
}

function withinLimits(ms: number): number {
  return Math.min(returnLimitsMs.most, Math.max(returnLimitsMs.least, ms));
}
