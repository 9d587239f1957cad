import type { Column } from "./Column.ts";

/** The name a call sorts by for a column: its own, or its field's without the slash. */
export function sortName({ sortBy, field }: Column): string {
  return sortBy ?? field.replace(/^\//, "");
}
