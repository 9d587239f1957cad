/**
 * A value of a document as a person would have typed it: a text as it is, all else as JSON. Never fails, whatever the
 * value holds; `String` does, for an object that brings a `toString` of its own.
 */
export function inWords(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}
