import type { Text } from "#contracts/config.ts";
import { currencyOf } from "./currencyOf.ts";
import { resolveValue } from "./resolveValue.ts";
import type { Scope } from "./createScope.ts";
import type { TextSource } from "./TextSource.ts";

/** The words of a text: a key translated, a key with values, or a bound value written in the user's language. */
export function resolveText(text: Text | undefined, scope: Scope, source: TextSource): string {
  if (text === undefined) return "";
  if (typeof text === "string") return source.translate(text);
  if ("bind" in text) {
    const found = scope.read(text.bind);
    const label = text.labels && Object.hasOwn(text.labels, String(found)) ? text.labels[String(found)] : undefined;
    if (label !== undefined) return source.translate(label);
    if (found !== undefined && found !== null) return source.format(found, text.format, moneyOf(text, scope));
    return text.fallback === undefined ? "" : source.translate(text.fallback);
  }
  if (!text.values) return source.translate(text.text);
  const values: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(text.values)) {
    const isBound = value !== null && typeof value === "object";
    const format = isBound ? value.format : undefined;
    const resolved = resolveValue(value, scope);
    // Plural rules need the number itself, so only what asks for a format is written here.
    values[name] = format && isBound ? source.format(resolved, format, moneyOf(value, scope)) : resolved;
  }
  return source.translate(text.text, values);
}

function moneyOf(value: Exclude<Parameters<typeof currencyOf>[0], null | string | number | boolean>, scope: Scope) {
  return value.format === "money" ? currencyOf(value, scope) : undefined;
}
