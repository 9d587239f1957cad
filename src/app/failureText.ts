import type { CallFailure } from "#stores/Answer.ts";
import type { TextStore } from "#stores/TextStore.ts";

/**
 * What the visitor reads about a failure: the text of its code, else the platform's sentence, else a general one. Some
 * codes of the specification are text keys themselves. A text with a value that did not come is none: `<key>.plain` says it without.
 */
export function failureText(
  { code, message, details, retryAfterMs, correlationId }: CallFailure,
  { texts }: TextStore,
): string {
  const values = {
    ...written(details, texts),
    seconds: Math.max(1, Math.ceil((retryAfterMs ?? 0) / 1000)),
    reference: correlationId ?? "",
  };
  const named = code === "" ? [] : [`error.${code}`, `error.${code}.plain`, code];
  // A sentence that ends in a number to tell needs the number.
  const withoutNumber = code === "internal_error" && values.reference === "" ? ["error.platform_fault"] : [];
  const told = [...withoutNumber, ...named]
    .filter((key) => texts.has(key))
    .map((key) => texts.translate(key, values))
    .find((words) => !words.includes("{{"));
  return told ?? (message === "" ? texts.translate("error.unknown", values) : message);
}

/**
 * What comes with a failure, as it is read: moments in the visitor's own time, and the whole numbers beside a `currency` as amounts
 * in minor units of it.
 */
function written(details: CallFailure["details"], { format }: TextStore["texts"]): Record<string, unknown> {
  const { currency } = details;
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => {
      if (typeof value === "string" && moment.test(value)) return [name, format(value, "dateTime")];
      const isAmount = typeof currency === "string" && typeof value === "number";
      return [name, isAmount ? format(value, "money", currency) : value];
    }),
  );
}

const moment = /^\d{4}-\d\d-\d\dT.*Z$/;
