import type { BodyOf } from "#contracts/api.ts";

type Batch = BodyOf<"sendMeasures">;

/** What happens in a visit. */
export type VisitEvent = Pick<Batch["events"][number], "name" | "page">;

/** What counting works with. */
export interface MeasureParts {
  /** A random name of this visit. */
  visit: string;
  /** Milliseconds of a clock that only goes on. */
  now(): number;
  /** Sends a batch, also while the page goes away; false where nothing is measured, and nothing more is sent then. */
  send(batch: Batch): Promise<boolean>;
  /** Runs once after so many milliseconds; returns what calls that off. */
  after(ms: number, run: () => void): () => void;
}

/** Counts what a visit does. */
export interface Measures {
  add(event: VisitEvent): void;
  /** Sends what waits now: the page may be gone in a moment. */
  flush(): void;
  /** Forgets what waits, and sends nothing more. */
  stop(): void;
}

/** What waits is sent after so long, in milliseconds, or once it is as much as one batch takes. */
const everyMs = 10_000;
const mostInBatch = 25;

/** Gathers events and sends them in batches. A batch that is lost stays lost: a page that counts twice counts wrong. */
export function createMeasures({ visit, now, send, after }: MeasureParts): Measures {
  let waiting: { event: VisitEvent; at: number }[] = [];
  let callOff: (() => void) | undefined;
  let isOver = false;
  const stop = (): void => {
    isOver = true;
    waiting = [];
    callOff?.();
  };
  const flush = (): void => {
    callOff?.();
    callOff = undefined;
    if (waiting.length === 0) return;
    const events = waiting.map(({ event, at }) => ({ ...event, agoMs: Math.max(0, Math.round(now() - at)) }));
    waiting = [];
    void send({ visit, events })
      .then((isMeasured) => (isMeasured ? undefined : stop()))
      .catch(() => undefined);
  };
  return {
    add(event) {
      if (isOver) return;
      waiting.push({ event, at: now() });
      if (waiting.length >= mostInBatch) flush();
      else callOff ??= after(everyMs, flush);
    },
    flush,
    stop,
  };
}
