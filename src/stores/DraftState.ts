import type { Draft } from "#contracts/api.ts";
import type { CallFailure } from "./Answer.ts";
import type { DraftJournal } from "./DraftJournal.ts";
import type { Delay, DraftJudge, DraftPort } from "./DraftPort.ts";

/** The draft on the screen. */
export type DraftState =
  | { status: "loading" }
  | { status: "ready"; draft: Draft }
  | { status: "failed"; failure: CallFailure };

/**
 * Whether what is on the screen is with the platform too. `failed`: it was not reached, and is asked again by itself;
 * `refused`: it said no.
 */
export type SavingState = "untouched" | "saving" | "saved" | "failed" | "refused";

/** Failures that pass by themselves: the platform is asked again. */
export const passingFailures: ReadonlySet<string> = new Set(["network", "timeout", "throttled", "fault", "unreadable"]);

/** What a store of drafts works with. */
export interface DraftParts {
  port: DraftPort;
  delay: Delay;
  journal: DraftJournal;
  judge: DraftJudge;
}
