import type { CheckError, FieldRule, FormField } from "#contracts/entities.ts";
import { isRecord } from "#json/isRecord.ts";
import { fieldRule } from "./fieldRule.ts";
import type { RefuseField } from "./RefuseField.ts";

/** No form has more rows than these. */
export const mostRows = 50;

/** Widgets that a row may have: those that are bound to nothing else of the form. */
export const rowWidgets: ReadonlySet<FormField["widget"]> = new Set([
  "text",
  "select",
  "checkbox",
  "number",
  "money",
  "date",
  "textarea",
  "slider",
  "stars",
]);

/** The rule of a list of rows: how many there may be. */
export function rowsRule(field: Record<string, unknown>, refuse: RefuseField): FieldRule | undefined {
  const { least = 0, most = mostRows } = field;
  if (!isCount(least)) refuse("/least", `this is a whole number, 0 to ${mostRows}`);
  else if (!isCount(most) || most === 0) refuse("/most", `this is a whole number, 1 to ${mostRows}`);
  else if (least > most) refuse("/most", `most ${most} is below least ${least}`);
  else return fieldRule({ type: "rows", required: field["required"] === true || least > 0, min: least, max: most });
  return undefined;
}

/** What is wrong with a list of rows as a whole, or null. */
export function rowsError({ min = 0, max = mostRows }: FieldRule, value: unknown): CheckError["reason"] | null {
  if (!Array.isArray(value) || !value.every(isRecord)) return "type";
  if (value.length < min) return "minimum";
  return value.length > max ? "maximum" : null;
}

/** Text key that says why a list of rows is not accepted; its limit is `limit`. */
export function rowsKey(reason: CheckError["reason"]): string {
  if (reason === "minimum") return "fieldUi.fault.minItems";
  return reason === "maximum" ? "fieldUi.fault.maxItems" : "fieldUi.fault.type";
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= mostRows;
}
