import type { FieldOption } from "#contracts/entities.ts";
import { isRecord } from "#json/isRecord.ts";
import { isText } from "../isText.ts";

/** The choices that are well-formed; one that is not costs only itself. Undefined where there are none. */
export function fieldOptions(written: unknown): FieldOption[] | undefined {
  if (!Array.isArray(written)) return undefined;
  const options = (written as unknown[]).filter(
    (option): option is FieldOption => isRecord(option) && isChoice(option["value"]) && isText(option["label"]),
  );
  return options.length > 0 ? options : undefined;
}

function isChoice(value: unknown): boolean {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}
