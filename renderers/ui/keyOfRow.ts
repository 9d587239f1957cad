import type { RowKey } from "#contracts/config.ts";
import { keyPointer } from "#rendering/table/keyPointer.ts";
import { readPointer } from "#json/pointer.ts";

/** What tells a row from the others: what its key reads, or its number where there is nothing. */
export function keyOfRow(row: unknown, index: number, key: RowKey | undefined): string {
  const value = key === undefined ? undefined : readPointer(row, keyPointer(key));
  return typeof value === "string" || typeof value === "number" ? String(value) : `#${index}`;
}
