/** A message was not taken. */
export class DeliveryError extends Error {
  /** Trying again would change nothing: it is this message that is not wanted. */
  readonly isFinal: boolean;
  /** Soonest moment of the next try, in milliseconds from now, where the other side named one. */
  readonly waitMs: number;

  /** `reason` is shown to operators: it holds nothing of what the message says. */
  constructor(reason: string, { isFinal = false, waitMs = 0 }: { isFinal?: boolean; waitMs?: number } = {}) {
    super(reason);
    this.name = "DeliveryError";
    this.isFinal = isFinal;
    this.waitMs = waitMs;
  }
}
