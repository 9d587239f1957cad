import { wait } from "../wait.ts";
import type { OpenStream } from "./openStream.ts";
import type { StreamEvent } from "./parseEventStream.ts";
import { readStream } from "./readStream.ts";

/** Within how long a lost stream is tried again at first, and at last. */
const returnMs = { usual: 2_000, longest: 30_000 };
/** Longest wait that a refusal is taken at its word for. */
const longestRefusalMs = 300_000;

/** What a followed stream tells. */
export interface FollowOptions {
  open: OpenStream;
  onEvents(events: readonly StreamEvent[]): void;
  onState(isLive: boolean): void;
  random?: () => number;
}

/** A stream that is followed. */
export interface FollowedStream {
  /** Tries now: the network is back, or the page is looked at again. */
  hurry(): void;
  stop(): void;
}

/** Follows a stream until it is stopped: one that is lost is opened again at a random moment, and brings what was missed since. */
export function followStream({ open, onEvents, onState, random = Math.random }: FollowOptions): FollowedStream {
  const stopped = new AbortController();
  let hurried = new AbortController();
  let lastId: string | null = null;
  let withinMs = returnMs.usual;

  const run = async (): Promise<void> => {
    for (let failures = 0; !stopped.signal.aborted; failures += 1) {
      const { hasLived, refusedMs } = await readStream(open, lastId, stopped.signal, (events) => {
        onState(true);
        for (const { id, retryMs } of events) {
          if (id !== "") lastId = id;
          if (retryMs !== undefined) withinMs = Math.min(60_000, Math.max(1_000, retryMs));
        }
        onEvents(events);
      });
      if (stopped.signal.aborted) return;
      onState(false);
      if (hasLived) failures = 0;
      const pauseMs = Math.min(Math.max(returnMs.longest, withinMs), withinMs * 2 ** failures) * random();
      hurried = new AbortController();
      const signal = AbortSignal.any([stopped.signal, hurried.signal]);
      await wait(
        refusedMs === undefined ? pauseMs : Math.min(longestRefusalMs, refusedMs) * (1 + random() / 2),
        signal,
      );
    }
  };
  void run();
  return { hurry: () => hurried.abort(), stop: () => stopped.abort() };
}
