/** Sends one thing on; `again`: it may be taken later. */
export type Pass<Parcel> = (parcel: Parcel, signal: AbortSignal) => Promise<"passed" | "again" | "refused">;

/** How a queue works. */
export interface MeasureQueueOptions<Parcel> {
  pass: Pass<Parcel>;
  /** Waits so many milliseconds. */
  wait(ms: number): Promise<void>;
  /** Told how many were lost since it was last told. */
  onLost(count: number): void;
}

/** Things on their way out. */
export interface MeasureQueue<Parcel> {
  /** Takes one more; false where too many wait already. */
  add(parcel: Parcel): boolean;
  /** Nothing waits any more. */
  whenEmpty(): Promise<void>;
  /** Drops what waits, and takes nothing more. */
  close(): void;
}

/** So many wait at most: memory of a node that cannot reach the other side stays as it is. */
const mostWaiting = 500;
/** A thing is tried after these waits, in milliseconds, and dropped after the last. */
const waitsMs = [1_000, 10_000, 60_000];
/** One call may take so long, in milliseconds. */
const callMs = 5_000;

/**
 * Passes things on one after the other, apart from the calls that brought them: statistics are worth no waiting and no retry for
 * ever. What finds no place is lost, what the other side refuses too, and what could not be passed on in four tries.
 */
export function createMeasureQueue<Parcel>({ pass, wait, onLost }: MeasureQueueOptions<Parcel>): MeasureQueue<Parcel> {
  let waiting: Parcel[] = [];
  let running: Promise<void> | undefined;
  const closed = new AbortController();

  const tryOnce = (parcel: Parcel) =>
    pass(parcel, AbortSignal.any([closed.signal, AbortSignal.timeout(callMs)])).catch(() => "again" as const);

  const passOn = async (parcel: Parcel): Promise<boolean> => {
    for (const waitMs of [0, ...waitsMs]) {
      if (waitMs > 0) await wait(waitMs);
      if (closed.signal.aborted) return false;
      const outcome = await tryOnce(parcel);
      if (outcome !== "again") return outcome === "passed";
    }
    return false;
  };

  const run = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      if (!(await passOn(next)) && !closed.signal.aborted) onLost(1);
    }
    running = undefined;
  };

  return {
    add(parcel) {
      if (closed.signal.aborted) return false;
      if (waiting.length >= mostWaiting) {
        onLost(1);
        return false;
      }
      waiting.push(parcel);
      running ??= run();
      return true;
    },
    whenEmpty: () => running ?? Promise.resolve(),
    close() {
      waiting = [];
      closed.abort();
    },
  };
}
