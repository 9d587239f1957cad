import type { JsonConflict, Side } from "./JsonConflict.ts";
import type { MergeContext } from "./MergeContext.ts";

/** Which side a place takes: the one chosen beforehand; otherwise the conflict is noted and live stays. */
export function settleConflict(conflict: JsonConflict, context: MergeContext): Side {
  const chosen = context.resolutions.get(conflict.pointer);
  if (chosen !== undefined) return chosen;
  context.conflicts.push(conflict);
  return "theirs";
}
