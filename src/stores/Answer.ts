/** What kind of failure a call ended in. */
export type FailureKind =
  /** HTTP 200 with `success: false`: the platform said no. */
  | "refused"
  /** 400, 413, 422: the platform could not make sense of the request. */
  | "malformed"
  /** 401: no session, or a dead one. */
  | "unauthorized"
  /** 403. */
  | "forbidden"
  /** 404: the platform does not have the call, or not what a change was asked of. */
  | "missing"
  /** 404 of a call that asks for one thing, with the platform's word for it: the thing is not there (any more). */
  | "gone"
  /** 409. */
  | "conflict"
  /** 429 or 503: later. */
  | "throttled"
  /** Any other 5xx. */
  | "fault"
  /** No answer: offline, cut off, refused. */
  | "network"
  /** No answer within the time limit. */
  | "timeout"
  /** Given up by us: the page was left. */
  | "aborted"
  /** An answer that is not what the contract says. */
  | "unreadable";

/** Why a call failed. */
export interface CallFailure {
  kind: FailureKind;
  /**
   * Stable machine word; the text key `error.<code>` explains it. Failures of our own have codes too. Empty where the platform
   * sent a sentence and no code.
   */
  code: string;
  /** The platform's sentence, shown where the code has no text; empty where there is none. */
  message: string;
  /** What the caller can act on, for example `{captchaRequired: true}`. */
  details: Record<string, unknown>;
  /** HTTP status, where there was an answer. */
  status?: number;
  /** How long to wait before the next try, in milliseconds. */
  retryAfterMs?: number;
  /** Names the failure in the platform's log. */
  correlationId?: string;
}

/** What a port gives back. Ports never throw for what a network or a platform can do. */
export type Answer<T> = { ok: true; value: T } | { ok: false; failure: CallFailure };
