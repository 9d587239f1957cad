import { patternMessage } from "#compile/patterns/patternMessage.ts";
import type { CallFailure } from "#stores/Answer.ts";
import type { TextStore } from "#stores/TextStore.ts";

/** Messages by field: the platform names a text key and its values, or writes the message itself. */
export function readFieldErrors({ details }: CallFailure, { texts }: TextStore): Record<string, string> | undefined {
  const written = details["fieldErrors"];
  if (typeof written !== "object" || written === null) return undefined;
  const entries = Object.entries(written as Record<string, unknown>).flatMap(([name, error]): [string, string][] => {
    if (typeof error === "string") return [[name, texts.has(error) ? texts.translate(error) : error]];
    if (typeof error !== "object" || error === null) return [];
    const { key, min, max, values } = error as Record<string, unknown>;
    if (typeof key !== "string") return [];
    const text = texts.translate(key, typeof values === "object" ? (values as Record<string, unknown>) : undefined);
    return [[name, patternMessage(text, Number(min ?? 0), Number(max ?? 0))]];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}
