import { Failure } from "#server/http/Failure.ts";

/**
 * A job that was ended at a limit: 422 `too_heavy`. Says what was being looked at, so that whoever made the draft knows where
 * to begin; `limit` is in words ("30 seconds", "512 MB of memory").
 */
export function tooHeavy(what: string, limit: string): Failure {
  const message = `The check was ended after ${limit}, while it looked at ${what}. Take out or split what you added last, then try again; discarding the draft always works.`;
  return new Failure(422, "too_heavy", message, { value: { what, limit } });
}
