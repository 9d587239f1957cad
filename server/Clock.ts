/** What time it is. The server asks nothing else, so that a test can let hours pass. */
export interface Clock {
  now(): Date;
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() };
