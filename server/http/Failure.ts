/** What may come with a failure. */
export interface FailureDetails {
  /** What the caller can act on; it is sent as `value`. */
  value?: Record<string, unknown> | null;
  /** When to come back; sent as Retry-After. */
  retryAfterSeconds?: number;
  cause?: unknown;
}

/**
 * A refusal that is meant: throw it anywhere below a route, and the caller gets its status, code and message. With
 * status 200 it is a business refusal (`success: false`).
 */
export class Failure extends Error {
  readonly status: number;
  readonly code: string;
  readonly value: Record<string, unknown> | null;
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, code: string, message: string, details: FailureDetails = {}) {
    super(message, details.cause === undefined ? {} : { cause: details.cause });
    this.name = "Failure";
    this.status = status;
    this.code = code;
    this.value = details.value ?? null;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

/** A business refusal: HTTP 200 with `success: false` and a code that the client may translate. */
export function refusal(code: string, message: string, value: Record<string, unknown> | null = null): Failure {
  return new Failure(200, code, message, { value });
}

/** A business refusal of what one field holds: it names the field, so that the form says it there, in the words of its code. */
export function refusalAt(field: string, code: string, message: string, more: Record<string, unknown> = {}): Failure {
  return refusal(code, message, { ...more, fieldErrors: { [field]: { key: `error.${code}` } } });
}

/** Too many requests of a kind: HTTP 429 with Retry-After. */
export function tooMany(retryAfterSeconds: number): Failure {
  const seconds = Math.max(1, Math.ceil(retryAfterSeconds));
  return new Failure(429, "too_many_requests", "Too many requests. Please try again later.", {
    retryAfterSeconds: seconds,
  });
}

/** Too much is asked for at the moment: HTTP 503 with Retry-After. */
export function busy(cause?: unknown, retryAfterSeconds = 2): Failure {
  return new Failure(503, "busy", "The service is busy. Please try again.", { retryAfterSeconds, cause });
}

/** Nothing is there, or it belongs to somebody else, which is not told apart. */
export function notFound(): Failure {
  return new Failure(404, "not_found", "There is no such thing.");
}
