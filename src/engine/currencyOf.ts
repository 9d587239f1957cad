import type { Text, Value } from "#contracts/config.ts";
import { currencyNear } from "./currencyNear.ts";
import { pointersOf } from "./figures.ts";
import { resolveValue } from "./resolveValue.ts";
import type { Scope } from "./createScope.ts";

/**
 * The currency of an amount: the one that is written for it, else the one beside what is read, of a figure beside the first of
 * its operands that has one. Undefined where there is none, and the brand's holds.
 */
export function currencyOf(value: Value | Extract<Text, { bind: string }>, scope: Scope): string | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const own = resolveValue(value.currency, scope);
  if (typeof own === "string" && own !== "") return own;
  for (const pointer of pointersOf(value)) {
    const found = currencyNear(scope, pointer);
    if (found !== undefined) return found;
  }
  return undefined;
}
