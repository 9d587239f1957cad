/** The platform has no place for one more stream, and says when to ask again. */
export class StreamRefused extends Error {
  readonly retryAfterMs: number;

  constructor(status: number, retryAfterMs: number) {
    super(`The stream answered ${status}`);
    this.name = "StreamRefused";
    this.retryAfterMs = retryAfterMs;
  }
}
