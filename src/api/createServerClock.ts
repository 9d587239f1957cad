/** The platform's time, whatever the device's clock says. */
export interface ServerClock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Learns from an answer's Date header; times are those of `elapsed` when it was sent and when it was received. */
  observe(dateHeader: string | undefined, sentAt: number, receivedAt: number): void;
  /** Milliseconds of a clock that never jumps. */
  elapsed(): number;
}

/**
 * A clock that runs by `elapsed` (which no change of the device's clock can move) and is set by the platform's Date
 * headers. Before the first answer it shows the device's time.
 */
export function createServerClock(device: () => number = Date.now, elapsed = () => performance.now()): ServerClock {
  let base = device() - elapsed();
  return {
    now: () => base + elapsed(),
    elapsed,
    observe(dateHeader, sentAt, receivedAt) {
      const date = Date.parse(dateHeader ?? "");
      if (Number.isNaN(date)) return;
      // The header has whole seconds; half a second is its middle. It was written about half-way through the call.
      const shown = date + 500 - (sentAt + receivedAt) / 2;
      if (Math.abs(shown - base) > 1000) base = shown;
    },
  };
}
