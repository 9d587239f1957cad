import type { Migration } from "./Migration.ts";

/** What a condition that compares may say beside its `value`: exactly one of these, and nothing else. */
const comparisons: ReadonlySet<string> = new Set([
  "in",
  "exists",
  "empty",
  "is",
  "above",
  "atLeast",
  "below",
  "atMost",
  "matches",
]);

/**
 * 2 to 3: what a condition compares is read by `{ "bind": "/state/step" }`, as a value is everywhere else. It could be the bare
 * pointer, so that a text could not be compared.
 */
export const bindCompared: Migration = {
  from: 2,
  title: '`value` of a condition is `{ "bind": … }`; a bare pointer is a text like any other.',
  rewrite(object) {
    const { value, ...rest } = object;
    const names = Object.keys(rest);
    const isPointer = typeof value === "string" && value.startsWith("/");
    const isCondition = isPointer && names.length === 1 && comparisons.has(names[0] ?? "");
    return isCondition ? { value: { bind: value }, ...rest } : object;
  },
};
