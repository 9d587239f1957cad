import { parsePointer } from "#json/pointer.ts";

/** Of errors by name and by pointer into rows, those of some fields and of what is in them. */
export function errorsOf<Found>(
  names: readonly string[],
  errors: Readonly<Record<string, Found>>,
): Record<string, Found> {
  const ownerOf = (at: string) => (at.startsWith("/") ? (parsePointer(at)?.[0] ?? "") : at);
  return Object.fromEntries(Object.entries(errors).filter(([at]) => names.includes(ownerOf(at))));
}
