/** The text that a call carries for what a field holds; undefined where it is empty. */
export function formTextOf(value: unknown): string | undefined {
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  return typeof value === "string" && value !== "" ? value : undefined;
}
