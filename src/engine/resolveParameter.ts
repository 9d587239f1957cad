import type { Parameter, Value } from "#contracts/config.ts";
import { isRecord } from "#json/isRecord.ts";
import { isFigure } from "./figures.ts";
import { resolveValue } from "./resolveValue.ts";
import type { Scope } from "./Scope.ts";

/** What a value comes to; lists and objects keep their form, with what each of their values comes to. */
export function resolveParameter(written: Parameter | undefined, scope: Scope): unknown {
  if (Array.isArray(written)) return written.map((item) => resolveParameter(item, scope));
  if (!isRecord(written) || isValue(written)) return resolveValue(written as Value | undefined, scope);
  return Object.fromEntries(
    Object.entries(written).map(([name, member]) => [name, resolveParameter(member as Parameter, scope)]),
  );
}

/** Is an object a value to be resolved, a binding or a figure, and not an object of such? */
export function isValue(written: Readonly<Record<string, unknown>>): boolean {
  return typeof written["bind"] === "string" || isFigure(written);
}
