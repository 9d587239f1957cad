import type { Operation } from "#contracts/operations.ts";
import type { CallFailure } from "#stores/Answer.ts";

/** Longest wait between two tries of a call that carries a key, in milliseconds. */
const longestWait = 30_000;
/** A visitor who waits for something to be read is not kept longer than this; retrying is offered instead. */
const longestWaitToRead = 5_000;

const mayPass = new Set([408, 425, 429, 502, 503, 504]);

/**
 * How long to wait before a call is tried again, in milliseconds; null for never. A call that carries a key is tried
 * five times (1 s, doubling to 30 s, half of it jitter), since the platform does it once however often it is sent.
 * A call that changes nothing by being repeated is tried twice. A time limit that ran out is not waited for twice by
 * somebody who only wants to read.
 */
export function retryDelay(
  operation: Operation,
  failure: CallFailure,
  tries: number,
  random: () => number,
): number | null {
  // A closed site opens when it opens: whoever pressed presses again, and the same key is sent.
  if (failure.code === "maintenance") return null;
  const isStillRunning = failure.status === 409 && failure.retryAfterMs !== undefined;
  const passes = failure.kind === "network" || mayPass.has(failure.status ?? 0);
  if (operation.idempotent) {
    if (tries >= 5 || !(passes || isStillRunning || failure.kind === "timeout")) return null;
    const step = Math.min(longestWait, 1000 * 2 ** (tries - 1));
    return Math.min(longestWait, Math.max(failure.retryAfterMs ?? 0, step / 2 + (step / 2) * random()));
  }
  if (operation.method === "POST" || operation.method === "PATCH" || tries >= 2 || !passes) return null;
  const wait = failure.retryAfterMs ?? 300 + 600 * random();
  return wait <= longestWaitToRead ? wait : null;
}
