import { checkCall, checkParams } from "./checkCall.ts";
import { checkAddress, checkRowTarget } from "./checkItems.ts";
import { checkSelect } from "./checkSelect.ts";
import type { DocumentCheck } from "./DocumentCheck.ts";

/** Checks what a search looks through, how what is typed is sent, and where what it finds leads. */
export function checkSearch(node: Record<string, unknown>, pointer: string, check: DocumentCheck): void {
  const { call: id, rows, param = "search", keep, rowItem } = node;
  const { note } = check;
  checkRowTarget(rowItem, `${pointer}/rowItem`, note);
  checkAddress(rowItem, "address", `${pointer}/rowItem`, check);
  if (keep !== undefined && node["id"] === undefined)
    note(`${pointer}/keep`, "What stands in the address is told apart by the id of its node");
  if ((id === undefined) === (rows === undefined))
    return note(pointer, "A search has a call, or a binding to rows, and not both");
  for (const name of ["params", "param", "select", "pauseMs"]) {
    if (id === undefined && node[name] !== undefined) note(`${pointer}/${name}`, "Only a search with a call has these");
  }
  const call = checkCall(id, "data", `${pointer}/call`, note);
  if (call === undefined) return;
  checkSelect(node["select"], call, pointer, note);
  checkParams(call, node["params"], new Set([String(param)]), pointer, note);
  if (call.parameters.has(String(param))) return;
  const at = node["param"] === undefined ? `${pointer}/call` : `${pointer}/param`;
  note(at, `The call has no parameter "${String(param)}"`, { written: String(param), choices: call.parameters.keys() });
}
