/**
 * The colour role of an amount by its sign, wherever it stands: a gain is positive, a loss negative; what is neither, or is no
 * number, has none.
 */
export function toneOfSign(value: unknown): "positive" | "negative" | undefined {
  if (typeof value !== "number" || !(Math.abs(value) > 0)) return undefined;
  return value > 0 ? "positive" : "negative";
}
