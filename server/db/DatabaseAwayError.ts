/**
 * The database cannot be asked at the moment: it is gone, starting, stopping, read-only, overloaded, or did not answer in
 * time. Whether a statement that was under way has had its effect is not known. Callers are answered 503 and come back.
 */
export class DatabaseAwayError extends Error {
  /** PostgreSQL's SQLSTATE or Node's word for it, for the log; empty where there is none. */
  readonly code: string;

  constructor(message: string, options: { code?: string; cause?: unknown } = {}) {
    super(message, options.cause === undefined ? {} : { cause: options.cause });
    this.name = "DatabaseAwayError";
    this.code = options.code ?? "";
  }
}

/** A transaction that may only read: after a fail-over, the node that was demoted. */
export const readOnlyCode = "25006";

/**
 * Codes of a database that is away: connection lost (08), shutting down or starting (57P0), out of connections, memory or
 * disk (53), a limit in time ran out (57014, 25P03, 25P04), read-only (25006), and Node's for a network that fails.
 */
const awayCodes =
  /^(08\w{3}|57P0\d|53\w{3}|57014|25P0[34]|25006|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EHOSTDOWN|ENOTFOUND|EAI_AGAIN)$/;
/** What `pg` says without a code. */
const awayWords =
  /timeout exceeded when trying to connect|Connection terminated|timeout expired|is not queryable|read timeout|Client network socket disconnected/;

/** Poolers give this the code of a lost connection, but it will not pass. */
const neverPasses = /unsupported startup parameter/;

/** Of these, the connection itself is sound and may be used again. */
const soundCodes = /^(57014|53\w{3})$/;

/** What was thrown by the database, as a DatabaseAwayError where it is one; anything else as it is. */
export function toDatabaseError(error: unknown): unknown {
  if (error instanceof DatabaseAwayError) return error;
  const { code = "", message = "" } = error as { code?: string; message?: string };
  if (neverPasses.test(message) || (!awayCodes.test(code) && !awayWords.test(message))) return error;
  return new DatabaseAwayError(`The database is away: ${message || code}`, { code, cause: error });
}

/** Whether a connection that failed in this way must not be used again. */
export function isConnectionLost(error: unknown): boolean {
  return error instanceof DatabaseAwayError && !soundCodes.test(error.code);
}
