import type { CallFailure } from "#stores/Answer.ts";
import type { TextStore } from "#stores/TextStore.ts";

/**
 * What the visitor reads about a failure: the text of its code, else the platform's sentence, else a general one. Some
 * codes of the specification are text keys themselves.
 */
export function failureText(
  { code, message, details, retryAfterMs, correlationId }: CallFailure,
  { texts }: TextStore,
): string {
  const values = {
    ...details,
    seconds: Math.max(1, Math.ceil((retryAfterMs ?? 0) / 1000)),
    reference: correlationId ?? "",
  };
  const named = code === "" ? [] : [`error.${code}`, code];
  // A sentence that ends in a number to tell needs the number.
  const withoutNumber = code === "internal_error" && values.reference === "" ? ["error.platform_fault"] : [];
  const key = [...withoutNumber, ...named].find((candidate) => texts.has(candidate));
  if (key !== undefined) return texts.translate(key, values);
  return message === "" ? texts.translate("error.unknown", values) : message;
}
