import { isRecord } from "#json/isRecord.ts";
import { checkCall, checkParams } from "./checkCall.ts";
import { checkAddress, checkRowTarget } from "./checkItems.ts";
import { checkSelect } from "./checkSelect.ts";
import { columnTypes } from "../types/columnTypes.ts";
import type { DocumentCheck } from "./DocumentCheck.ts";

/** Checks what a search looks through, how what is typed is sent, and where what it finds leads. */
export function checkSearch(node: Record<string, unknown>, pointer: string, check: DocumentCheck): void {
  const { call: id, rows, param = "search", keep, rowItem, index, entries } = node;
  const { note } = check;
  checkRowTarget(rowItem, `${pointer}/rowItem`, note);
  checkAddress(rowItem, "address", `${pointer}/rowItem`, check);
  for (const [place, entry] of (Array.isArray(entries) ? entries : []).entries()) {
    checkRowTarget(entry, `${pointer}/entries/${place}`, note);
    checkAddress(entry, "address", `${pointer}/entries/${place}`, check);
  }
  if (keep !== undefined && node["id"] === undefined)
    note(`${pointer}/keep`, "What stands in the address is told apart by the id of its node");
  if ((id === undefined) === (rows === undefined))
    return note(pointer, "A search has a call, or a binding to rows, and not both");
  for (const name of ["params", "param", "select", "pauseMs"]) {
    if (id === undefined && node[name] !== undefined) note(`${pointer}/${name}`, "Only a search with a call has these");
  }
  if (index === undefined && node["filters"] !== undefined) note(`${pointer}/filters`, "Only an index has filters");
  const call = checkCall(id, "data", `${pointer}/call`, note);
  if (isRecord(index)) return checkIndex(node, index, pointer, check);
  if (call === undefined) return;
  checkSelect(node["select"], call, pointer, note);
  checkParams(call, node["params"], new Set([String(param)]), pointer, note);
  if (call.parameters.has(String(param))) return;
  const at = node["param"] === undefined ? `${pointer}/call` : `${pointer}/param`;
  note(at, `The call has no parameter "${String(param)}"`, { written: String(param), choices: call.parameters.keys() });
}

/** An index is loaded once and searched in the browser: nothing that is typed is sent, and its columns are those of the answer. */
function checkIndex(
  node: Record<string, unknown>,
  index: Record<string, unknown>,
  pointer: string,
  { note }: DocumentCheck,
): void {
  if (node["call"] === undefined) return note(`${pointer}/index`, "An index is what a call answers");
  const call = checkCall(node["call"], "data", `${pointer}/call`, () => undefined);
  if (call === undefined) return;
  checkParams(call, node["params"], new Set(), pointer, note);
  for (const name of ["param", "pauseMs"])
    if (node[name] !== undefined) note(`${pointer}/${name}`, "An index is searched here: nothing is sent");
  const columns = columnTypes(node["call"], node["select"]);
  if (columns === undefined) return note(`${pointer}/call`, "Its answer has no columns: an object of lists");
  const named = [index["by"], index["first"], node["filters"], index["facets"]].flat();
  for (const name of named.flatMap((one) => (isRecord(one) ? [one["name"], one["title"]] : [one]))) {
    if (typeof name === "string" && !Object.hasOwn(columns, name))
      note(`${pointer}/index`, `There is no column "${name}"`, { written: name, choices: Object.keys(columns) });
  }
}
