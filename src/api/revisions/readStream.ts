import type { OpenStream } from "./openStream.ts";
import type { StreamEvent } from "./parseEventStream.ts";
import { StreamRefused } from "./StreamRefused.ts";

/** After so long without a sign of life the stream counts as dead: a half-open connection raises no error (fault F-06). */
export const silenceMs = 25_000;

/** How a stream went. */
export interface StreamEnd {
  /** Whether it ever gave a sign of life. */
  hasLived: boolean;
  /** Where there was no place for it: when it may be asked for again. */
  refusedMs?: number;
}

/** Reads a stream until it ends, fails, falls silent or is given up. `onEvents` hears each sign of life, also an empty one. */
export async function readStream(
  open: OpenStream,
  lastId: string | null,
  stopped: AbortSignal,
  onEvents: (events: StreamEvent[]) => void,
): Promise<StreamEnd> {
  const attempt = new AbortController();
  const giveUp = () => attempt.abort();
  stopped.addEventListener("abort", giveUp, { once: true });
  let watchdog = setTimeout(giveUp, silenceMs);
  const end: StreamEnd = { hasLived: false };
  try {
    for await (const events of await open(lastId, attempt.signal)) {
      clearTimeout(watchdog);
      watchdog = setTimeout(giveUp, silenceMs);
      end.hasLived = true;
      onEvents(events);
    }
  } catch (error) {
    // Whatever else ended it, the next try is the answer.
    if (error instanceof StreamRefused) end.refusedMs = error.retryAfterMs;
  } finally {
    clearTimeout(watchdog);
    stopped.removeEventListener("abort", giveUp);
    attempt.abort();
  }
  return end;
}
