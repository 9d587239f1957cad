import { isRecord } from "#json/isRecord.ts";
import type { Scope } from "#engine/index.ts";

/** What was filled into the form that an action came from; undefined where the field is empty or not there. */
export function formText(scope: Scope, name: string): string | undefined {
  return textOf(scope.read(`/form/${name}`));
}

/** Everything that was filled into the form that an action came from: names and texts, whatever the fields are called. */
export function formTexts(scope: Scope): [name: string, text: string][] {
  const values = scope.read("/form");
  return Object.entries(isRecord(values) ? values : {}).flatMap(([name, value]): [string, string][] => {
    const text = textOf(value);
    return text === undefined ? [] : [[name, text]];
  });
}

function textOf(value: unknown): string | undefined {
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  return typeof value === "string" && value !== "" ? value : undefined;
}
