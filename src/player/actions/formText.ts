import type { Scope } from "#engine/index.ts";

/** What was filled into the form that an action came from; undefined where the field is empty or not there. */
export function formText(scope: Scope, name: string): string | undefined {
  const value = scope.read(`/form/${name}`);
  if (typeof value === "number") return String(value);
  return typeof value === "string" && value !== "" ? value : undefined;
}
