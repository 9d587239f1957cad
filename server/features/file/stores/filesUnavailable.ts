import { Failure } from "#server/http/Failure.ts";

/** The store of files is away: HTTP 503. */
export function filesUnavailable(cause: unknown): Failure {
  const message = "Files cannot be kept or shown at the moment. Please try again later.";
  return new Failure(503, "files_unavailable", message, { retryAfterSeconds: 10, cause });
}
