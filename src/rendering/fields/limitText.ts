import type { FormField } from "#contracts/entities.ts";
import { minorDigits } from "#i18n/minorDigits.ts";
import type { RenderingContext } from "../RenderingContext.ts";

/**
 * The words about the limits of a number: a text key with its limits, as the language and the currency write them. Of an amount that was
 * typed with too many decimals (`typed`) they say how many there may be.
 */
export function limitText(
  key: string,
  { rule }: Pick<FormField, "rule">,
  currency: string,
  { translate, format }: Pick<RenderingContext, "translate" | "format">,
  typed?: unknown,
): string {
  const isMoney = rule.type === "money";
  const write = (value: number | undefined) =>
    isMoney ? format(value, "money", currency === "" ? undefined : currency) : format(value, "number");
  const places = minorDigits(currency);
  return translate(key === "form.amount" && hasMoreDecimals(typed, places) ? "form.places" : key, {
    places: format(places, "number"),
    min: write(rule.min),
    // No call carries more than this of an amount.
    max: write(rule.max ?? (isMoney ? Number.MAX_SAFE_INTEGER : undefined)),
    step: write(rule.step),
    example: write(rule.max ?? 123_450),
  });
}

/** Is it a number but for more figures behind its last mark than there may be? In any script; what has letters is none. */
function hasMoreDecimals(typed: unknown, places: number): boolean {
  const fraction = /^[^\p{L}]*[.,٫](\p{Nd}+)\P{L}*$/u.exec(String(typed))?.[1] ?? "";
  return fraction.length > places;
}

/** Does a number have limits that are worth telling before anybody gets them wrong? The key of the words, or undefined. */
export function limitKey({ min, max, type }: FormField["rule"]): string | undefined {
  if (min !== undefined && max !== undefined && min <= max)
    return min === 0 && type === "money" ? "form.most" : "form.range";
  // Limits that leave nothing between them: what it takes at least is what is told.
  if (max !== undefined && min === undefined) return "form.most";
  // That an amount is not below nothing goes without saying.
  return min === undefined || (min === 0 && type === "money") ? undefined : "form.least";
}
