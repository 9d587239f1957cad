import { checkRowFields } from "./checkRowFields.ts";
import type { Note } from "./createFindings.ts";
import type { Layers } from "./layersOf.ts";

/** Checks what takes items, rows or both: it has some, and where they come from rows it says how a row is shown. */
export function checkItems(node: Record<string, unknown>, pointer: string, layers: Layers, note: Note): void {
  const { kind, items, rows, rowItem } = node;
  if (items === undefined && rows === undefined)
    note(pointer, `A ${String(kind)} has items, or rows and how each is shown`);
  if ((rows === undefined) !== (rowItem === undefined))
    note(pointer, "Rows and rowItem belong together: the rows, and what is shown of each");
  checkRowFields(node, pointer, layers, note);
}
