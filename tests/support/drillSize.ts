/** True in `npm run drill` and `npm run fuzz`, which run the tests named `*.drill.test.*` and `*.fuzz.test.*` whole. */
export const isWhole = process.env["CROUPIER_DRILL"] === "whole";

/**
 * How many rounds, callers or documents a drill takes: `small` in `npm test`, `whole` in `npm run drill` and `npm run fuzz`.
 * Both are numbers of what is repeated, never times.
 */
export function drillSize(small: number, whole: number): number {
  return isWhole ? whole : small;
}
