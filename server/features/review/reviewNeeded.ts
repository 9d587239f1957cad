import { Failure } from "#server/http/Failure.ts";

/** Nobody else approved exactly this content, and the brand demands that somebody does. */
export function reviewNeeded(hash: string): Failure {
  return new Failure(
    403,
    "review_needed",
    "Somebody else has to approve exactly this content first. Ask for a review; what was changed or published after an approval needs a new one.",
    { value: { hash } },
  );
}
