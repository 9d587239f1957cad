/** Who may win a conflict: `mine` is the change being published, `theirs` is what is live. */
export type Side = "mine" | "theirs";

/**
 * One place that both sides changed, each in its own way. `pointer` is a JSON pointer into the document being
 * published (an item that only exists live is named by its place there). A side that removed the place has no value.
 */
export interface JsonConflict {
  pointer: string;
  kind: "value" | "order";
  base?: unknown;
  mine?: unknown;
  theirs?: unknown;
}
