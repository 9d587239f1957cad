import type { CheckError, FieldRule } from "#contracts/entities.ts";
import { isNumeric } from "./numberError.ts";
import { fieldValue } from "../generated/fieldValue.js";

const reasons: Readonly<Record<string, CheckError["reason"]>> = {
  type: "type",
  minLength: "minLength",
  maxLength: "maxLength",
  pattern: "pattern",
  enum: "option",
  const: "mismatch",
};

/** The first check that a value which is filled in fails, or null. */
export function valueError(
  rule: FieldRule,
  value: unknown,
  values: Readonly<Record<string, unknown>>,
): CheckError["reason"] | null {
  // Nothing may be missing here: where a `$data` reference finds nothing, its check passes.
  const checked = {
    value,
    // Numbers, rows and files are checked elsewhere; here only with what they must equal.
    type: isNumeric(rule) || rule.type === "rows" || rule.type === "files" ? "any" : rule.type,
    minLength: rule.minLength,
    maxLength: rule.maxLength,
    pattern: rule.pattern ?? "",
    choices: rule.type === "choice" ? rule.choices : [value],
    other: rule.equals === null ? value : Object.hasOwn(values, rule.equals) ? values[rule.equals] : null,
  };
  if (fieldValue(checked)) return null;
  return reasons[fieldValue.errors?.[0]?.keyword ?? ""] ?? "type";
}
