import { isEqual } from "#json/equal.ts";

/** The ways of comparing a value of the scope with another (`docs/nodes.md`, "A condition"). */
export const comparisons = ["is", "above", "atLeast", "below", "atMost"] as const;

/** One way of comparing. */
export type Comparison = (typeof comparisons)[number];

/**
 * Does a value compare with another as it is asked? Numbers have an order, and so have texts of dates (ISO 8601), which are
 * compared letter by letter. What has no order, or is not there, is neither above nor below anything.
 */
export function compare(found: unknown, comparison: Comparison, wanted: unknown): boolean {
  if (comparison === "is") return isEqual(found ?? null, wanted ?? null);
  const order = orderOf(found, wanted);
  if (order === undefined) return false;
  if (comparison === "above") return order > 0;
  if (comparison === "atLeast") return order >= 0;
  return comparison === "below" ? order < 0 : order <= 0;
}

function orderOf(a: unknown, b: unknown): number | undefined {
  if (typeof a === "number" && typeof b === "number") return Number.isNaN(a - b) ? undefined : a - b;
  if (typeof a !== "string" || typeof b !== "string" || !isDate(a) || !isDate(b)) return undefined;
  return a === b ? 0 : a < b ? -1 : 1;
}

function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}/.test(text);
}

/** Nothing, an empty text and an empty list are empty; zero and false are values. */
export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);
}
