import { isEqual } from "#json/equal.ts";
import { isRecord } from "#json/isRecord.ts";
import { fromDecimal, order, toDecimal, type Decimal } from "./decimal.ts";

/** The ways of comparing a value of the scope with another (`docs/nodes.md`, "A condition"). */
export const comparisons = ["is", "above", "atLeast", "below", "atMost"] as const;

/** One way of comparing. */
export type Comparison = (typeof comparisons)[number];

/**
 * Does a value compare with another as it is asked? Numbers have an order, those too that are texts because they
 * have more figures than a number holds, and so have texts of dates (ISO 8601), which are compared letter by letter. What has no order, or is not there, is neither above nor below anything.
 */
export function compare(found: unknown, comparison: Comparison, wanted: unknown): boolean {
  if (comparison === "is") return isEqual(found ?? null, wanted ?? null);
  const difference = orderOf(found, wanted);
  if (difference === undefined) return false;
  if (comparison === "above") return difference > 0;
  if (comparison === "atLeast") return difference >= 0;
  return comparison === "below" ? difference < 0 : difference <= 0;
}

function orderOf(a: unknown, b: unknown): number | undefined {
  if (typeof a === "number" && typeof b === "number") return Number.isNaN(a - b) ? undefined : a - b;
  const [left, right] = [numberOf(a), numberOf(b)];
  if (left && right) return order(left, right);
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

/** A number, or a text of more figures than a number holds exactly. */
function numberOf(value: unknown): Decimal | undefined {
  const number = toDecimal(value);
  const isTyped = typeof value === "string" && number !== undefined && typeof fromDecimal(number) === "number";
  return isTyped ? undefined : number;
}

/** Is there a text, a list or an object that holds nothing? Undefined for what is not there. */
export function holdsNothing(value: unknown): boolean | undefined {
  if (value === undefined || value === null) return undefined;
  return isEmpty(value) || (isRecord(value) && Object.keys(value).length === 0);
}
