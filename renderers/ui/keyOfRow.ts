import { readPointer } from "#json/pointer.ts";

/** What tells a row from the others: the value at the pointer, or its number where there is none. */
export function keyOfRow(row: unknown, index: number, pointer: string | undefined): string {
  const value = pointer === undefined ? undefined : readPointer(row, pointer);
  return typeof value === "string" || typeof value === "number" ? String(value) : `#${index}`;
}
