import { parsePointer } from "#json/pointer.ts";

/** A JSON pointer as people read it; a key of a list (`id:news`) is shown by its value. */
export function labelOf(pointer: string): string {
  return (parsePointer(pointer) ?? []).map((step) => step.replace(/^(id|modId|name|field|value):/, "")).join(" › ");
}
