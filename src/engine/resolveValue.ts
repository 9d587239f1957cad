import type { Value } from "#contracts/config.ts";
import type { Scope } from "./Scope.ts";

/** The raw value of a literal or of a binding; the fallback, or undefined, where there is nothing to read. */
export function resolveValue(value: Value | undefined, scope: Scope): unknown {
  if (value === null || typeof value !== "object") return value;
  const found = scope.read(value.bind);
  return found === undefined || found === null ? value.fallback : found;
}
