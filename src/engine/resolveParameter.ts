import type { Parameter, Value } from "#contracts/config.ts";
import { isRecord } from "#json/isRecord.ts";
import { isFigure, pointersOf } from "./figures.ts";
import { resolveValue } from "./resolveValue.ts";
import type { Scope } from "./createScope.ts";

/** What a value comes to; lists and objects keep their form, with what each of their values comes to. */
export function resolveParameter(written: Parameter | undefined, scope: Scope): unknown {
  if (Array.isArray(written)) return written.map((item) => resolveParameter(item, scope));
  if (!isRecord(written) || isValue(written)) return resolveValue(written as Value | undefined, scope);
  return Object.fromEntries(
    Object.entries(written).map(([name, member]) => [name, resolveParameter(member as Parameter, scope)]),
  );
}

/** Every pointer that a parameter reads, however deep. */
export function pointersIn(written: Parameter | undefined): string[] {
  if (Array.isArray(written)) return written.flatMap(pointersIn);
  if (!isRecord(written) || isValue(written)) return pointersOf(written as Value | undefined);
  return Object.values(written).flatMap((member) => pointersIn(member as Parameter));
}

/** Is an object a value to be resolved, a binding or a figure, and not an object of such? */
export function isValue(written: Readonly<Record<string, unknown>>): boolean {
  return typeof written["bind"] === "string" || isFigure(written);
}
