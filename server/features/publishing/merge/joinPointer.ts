import { pointer } from "#compile/pointer.ts";

/** The JSON pointer (RFC 6901) of a member of what `parent` points at. */
export function joinPointer(parent: string, key: string | number): string {
  return parent + pointer(key);
}
