import { isRecord } from "#json/isRecord.ts";
import { checkPath } from "./checkPath.ts";
import { checkRowList } from "./checkRowList.ts";
import type { Note } from "../createFindings.ts";
import type { DocumentCheck } from "./DocumentCheck.ts";
import type { Layers } from "../types/layersOf.ts";

/** Checks what takes items, rows or both: it has some, and where they come from rows it says how a row is shown. `written` names the items that are written. */
export function checkItems(
  node: Record<string, unknown>,
  pointer: string,
  layers: Layers,
  note: Note,
  written = "items",
): void {
  const { kind, rows } = node;
  const panel = kind === "menu" ? node["panel"] : undefined;
  const rowItem = node["rowItem"] ?? panel;
  if (node[written] === undefined && rows === undefined)
    note(pointer, `A ${String(kind)} has ${written}, or rows and how each is shown`);
  if ((rows === undefined) !== (rowItem === undefined))
    note(pointer, "Rows and rowItem belong together: the rows, and what is shown of each");
  if (panel !== undefined && (node["rowItem"] !== undefined || node["variant"] !== "top"))
    note(`${pointer}/panel`, "Rows are items or what opens from items, not both; panels open from a menu at the top");
  checkRowList(node, pointer, layers, note);
}

/** Checks that an item leads somewhere or does something, and not both. */
export function checkRowTarget(item: unknown, pointer: string, note: Note): void {
  if (!isRecord(item) || (item["address"] === undefined) !== (item["action"] === undefined)) return;
  if (item["address"] === undefined) note(pointer, "An item leads to an address or does an action");
  else note(pointer, "An item has an address or an action, not both");
}

/** A path that is written leads to a page; a bound one is judged where it is drawn. */
export function checkAddress(item: unknown, member: string, pointer: string, { index, note }: DocumentCheck): void {
  if (isRecord(item)) checkPath(item[member], `${pointer}/${member}`, index, note);
}
