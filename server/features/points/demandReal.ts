import type { PlayerSession } from "#server/features/session/PlayerSession.ts";
import { refusal } from "#server/http/Failure.ts";

/** The trial account of free play. */
const trialType = 4;

/** Refuses a trial account (`trial_account`), whose money and points are nobody's. */
export function demandReal({ type }: Pick<PlayerSession, "type">): void {
  if (type === trialType)
    throw refusal("trial_account", "This is for members. A trial account plays with play money alone.");
}
