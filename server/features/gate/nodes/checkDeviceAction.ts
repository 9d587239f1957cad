import { isRecord } from "#json/isRecord.ts";
import type { DocumentCheck } from "./DocumentCheck.ts";
import { itemType } from "../types/contractSchema.ts";
import { checkParameter, checkRead } from "./checkRead.ts";
import { withLayer } from "../types/layersOf.ts";
import { readType, type ScopeTypes } from "../types/ScopeTypes.ts";

/** Checks actions that the device does: what they move to is in the document, and what they send off can be read. */
export function checkDeviceAction(
  action: Record<string, unknown>,
  pointer: string,
  scope: ScopeTypes,
  check: DocumentCheck,
): void {
  const { note, landmarks } = check;
  const { do: verb, node, field, href, rows, columns, title, body } = action;
  if (typeof node === "string" && !landmarks.nodes.has(node))
    note(`${pointer}/node`, `No node with the id "${node}" can be moved to in this document`, {
      written: node,
      choices: landmarks.nodes,
    });
  if (typeof field === "string" && !landmarks.fields.has(field))
    note(`${pointer}/field`, `No form of this document has the field "${field}"`, {
      written: field,
      choices: landmarks.fields,
    });
  if (verb === "focus" && (node === undefined) === (field === undefined)) note(pointer, "Focus says a field or a node");
  if (verb === "download" && (href === undefined) === (rows === undefined))
    note(pointer, "Download says an address or rows");
  const wanted = verb === "share" ? /^(?:\/(?![/\\])|https:\/\/)/ : /^\/(?![/\\])/;
  if (typeof href === "string" && !wanted.test(href))
    note(
      `${pointer}/href`,
      verb === "share" ? "Only a path of the site or https is shared" : "Only a path of the site's own host is saved",
    );
  for (const [name, value] of Object.entries({ href, rows })) checkParameter(value, `${pointer}/${name}`, scope, note);
  for (const [name, text] of Object.entries({ title, body })) checkRead(text, `${pointer}/${name}`, scope, note);
  if (rows !== undefined && !Array.isArray(columns)) note(pointer, "Download says the columns of its rows");
  const reading = isRecord(rows) && typeof rows["bind"] === "string" ? readType(rows["bind"], scope) : { type: {} };
  const row = "type" in reading ? (itemType(reading.type) ?? {}) : {};
  const inRow = withLayer(scope, "row", { row });
  for (const [place, column] of (Array.isArray(columns) ? (columns as unknown[]) : []).entries()) {
    if (!isRecord(column)) continue;
    checkRead(column["label"], `${pointer}/columns/${place}/label`, scope, note);
    checkParameter(column["value"], `${pointer}/columns/${place}/value`, inRow, note);
  }
}
