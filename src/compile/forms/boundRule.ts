import type { OptionRows, BoundRule } from "#contracts/entities.ts";
import { isRecord } from "#json/isRecord.ts";
import { isText } from "../isText.ts";

const members = ["required", "min", "max", "step"] as const;

/** Is this a binding, which reads the scope? */
export function isBinding(value: unknown): value is { bind: string } {
  return isRecord(value) && typeof value["bind"] === "string";
}

/** Is this worked out of the scope: a binding or a figure? Which of them there are is the schema's to say. */
export function isWorkedOut(value: unknown): value is Record<string, unknown> {
  return isRecord(value);
}

/** What of a field's rule is bound; undefined where nothing is. */
export function boundRule(field: Record<string, unknown>): BoundRule | undefined {
  const rule = isRecord(field["rule"]) ? field["rule"] : {};
  const written: Record<string, unknown> = { ...rule, required: field["required"] };
  const bound = members.filter((name) => isWorkedOut(written[name])).map((name) => [name, written[name]]);
  return bound.length === 0 ? undefined : (Object.fromEntries(bound) as BoundRule);
}

/** Choices that are rows, where a field has such. */
export function optionRows(field: Record<string, unknown>): OptionRows | undefined {
  const written = field["optionRows"];
  if (!isRecord(written) || !isBinding(written["rows"])) return undefined;
  const { value, label, note } = written;
  return isWorkedOut(value) && isText(label) && (note === undefined || isText(note))
    ? (written as unknown as OptionRows)
    : undefined;
}
