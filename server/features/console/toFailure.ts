import { Failure, refusal } from "#server/http/Failure.ts";
import { labelOf } from "#server/features/publishing/diff/labelOf.ts";
import type { JsonConflict } from "#json/merge/JsonConflict.ts";
import type { PublishOutcome } from "#server/features/publishing/createPublisher.ts";
import { reviewNeeded } from "#server/features/review/reviewNeeded.ts";
import { refused } from "#server/features/publishing/refused.ts";

/** The answer to an attempt to publish that changed nothing. */
export function toFailure(outcome: Exclude<PublishOutcome, { outcome: "published" }>): Failure {
  switch (outcome.outcome) {
    case "unchanged":
      return refusal("nothing_changed", "This is live already.", { seq: outcome.seq, hash: outcome.hash });
    case "conflict":
      return conflicted(outcome.conflicts, outcome);
    case "refused":
      return refused(outcome.problems);
    case "moved": {
      const value = { seq: outcome.seq, hash: outcome.hash };
      return new Failure(409, "moved", "Another revision went live meanwhile.", { value });
    }
    case "unapproved":
      return reviewNeeded(outcome.hash);
    case "unknownBase":
      return unknownBase();
  }
}

/** Both sides changed the same places; `message` where the other side is not what is live. */
export function conflicted(
  conflicts: readonly JsonConflict[],
  live: { seq: number; hash: string },
  message = "The same places were changed live meanwhile.",
): Failure {
  const value = { seq: live.seq, hash: live.hash, conflicts: conflicts.map(toConflict) };
  return new Failure(409, "conflict", message, { value });
}

/** The operator's own draft is not what the caller saw of it; `hash` is the one that is saved now, where it is known. */
export function draftMoved(hash?: string): Failure {
  const message = "The draft was changed in another window. Load it again, look at what changed, and repeat.";
  return new Failure(409, "draft_moved", message, { value: hash === undefined ? null : { hash } });
}

/** The revision that a change was made from was never published here. */
export function unknownBase(): Failure {
  return new Failure(422, "unknown_base", "The revision that this was made from was never published here.");
}

/** A conflict with its place in words. */
export function toConflict(conflict: JsonConflict): JsonConflict & { label: string } {
  return { ...conflict, label: labelOf(conflict.pointer) };
}
