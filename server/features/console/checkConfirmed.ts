import type { Clock } from "#server/Clock.ts";
import { Failure } from "#server/http/Failure.ts";
import { operatorLimits } from "./createOperatorSessions.ts";
import type { OperatorCall } from "./Operator.ts";

/**
 * Throws 403 `password_needed` where the password was given too long ago for what changes the live site (S-26). A program's
 * bearer token stands for itself.
 */
export function checkConfirmed({ session }: OperatorCall, clock: Clock): void {
  if (session === null) return;
  if (clock.now().getTime() - session.confirmedAt.getTime() <= operatorLimits.confirmedMs) return;
  throw new Failure(403, "password_needed", "Please give your password again.");
}
