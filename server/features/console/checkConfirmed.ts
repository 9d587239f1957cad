import type { Clock } from "#server/Clock.ts";
import { Failure } from "#server/http/Failure.ts";
import { operatorLimits } from "./createOperatorSessions.ts";
import type { OperatorCall } from "./Operator.ts";

/** Refuses what acts on everybody where the password was given too long ago (S-26). A program's token is its proof. */
export function checkConfirmed({ session }: OperatorCall, clock: Clock): void {
  if (session === null) return;
  if (clock.now().getTime() - session.confirmedAt.getTime() <= operatorLimits.confirmedMs) return;
  throw new Failure(403, "password_needed", "Please give your password again.");
}
