import type { NeutralField } from "./NeutralField.ts";

const expressions = new Map<string, RegExp>();

/** Compiled once for each text of a pattern, when it is first needed. */
function expressionOf(pattern: string): RegExp {
  let expression = expressions.get(pattern);
  if (!expression) expressions.set(pattern, (expression = new RegExp(pattern, "u")));
  return expression;
}

/** Unicode code points, without walking a text that holds no surrogates. */
function lengthOf(value: string): number {
  let length = value.length;
  for (let index = 0; index < value.length; index++) {
    const unit = value.charCodeAt(index);
    if (unit >= 0xd800 && unit <= 0xdbff) length--;
  }
  return length;
}

/** What a check needs to know of a field. */
type Checked = Pick<NeutralField, "required" | "equals" | "minLength" | "maxLength" | "pattern" | "messages">;

/**
 * The error text of one value, or `null`: the checks of a registration as a person would write them for one form.
 * An empty optional field is right whatever its pattern says.
 */
export function checkValue(field: Checked, value: string, values: Record<string, string>): string | null {
  if (value === "") return field.required ? field.messages.required : null;
  if (field.equals !== null) return value === values[field.equals] ? null : field.messages.mismatch;
  const length = lengthOf(value);
  if (length < field.minLength || length > field.maxLength) return field.messages.pattern;
  if (field.pattern !== null && !expressionOf(field.pattern).test(value)) return field.messages.pattern;
  return null;
}
