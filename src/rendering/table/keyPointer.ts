import type { RowKey } from "#contracts/config.ts";

/** Where the key stands inside the row, as a JSON pointer: `/id` of `{ "bind": "/row/id" }`. */
export function keyPointer({ bind }: RowKey): string {
  return bind.slice("/row".length);
}
