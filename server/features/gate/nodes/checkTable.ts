import { isRecord } from "#json/isRecord.ts";
import { checkCall, checkParams } from "./checkCall.ts";
import { checkCursor, checkWindow } from "./checkList.ts";
import { checkFields } from "./checkFields.ts";
import { checkFile } from "./checkFile.ts";
import { checkRowList } from "./checkRowList.ts";
import type { CallType } from "../types/callTypes.ts";
import type { Note } from "../createFindings.ts";
import type { DocumentCheck } from "./DocumentCheck.ts";
import { filterParams } from "./filterParams.ts";
import { followed, memberType } from "../types/contractSchema.ts";
import type { Layers } from "../types/layersOf.ts";

/** Parameters that a table gives by itself. */
const ownParams = ["page", "pageSize", "sort"];

/** Checks a table: its call and parameters, what its columns show and sort by. */
export function checkTable(
  node: Record<string, unknown>,
  pointer: string,
  layers: Layers,
  { note, index }: DocumentCheck,
): void {
  const { call: id, rows, columns, sort } = node;
  if (id === undefined && rows === undefined) note(pointer, "A table has a call or a binding to rows");
  const call = checkCall(id, "table", `${pointer}/call`, note);
  if (call !== undefined) {
    checkFields(node["filters"], pointer, index.compiled.rules, note, "filters");
    const given = filterParams(node["filters"], call, pointer, note);
    for (const name of ownParams) given.add(name);
    checkParams(call, node["params"], given, pointer, note);
    checkSort(sort, call, `${pointer}/sort`, note);
    checkCursor(node, call, pointer, note);
  }
  checkFile(node, call?.operation.exported === true, pointer, note);
  checkWindow(node, pointer, note);
  if (node["select"] !== undefined && node["rowKey"] === undefined)
    note(`${pointer}/select`, "Rows are chosen by their key: name it with rowKey");
  if (node["batch"] !== undefined && node["select"] === undefined)
    note(`${pointer}/batch`, 'Nobody can choose rows for these: write "select": "many"');
  for (const name of ["expand", "columnChoice"]) {
    const needed = name === "expand" ? "rowKey" : "id";
    if (node[name] !== undefined && node[needed] === undefined)
      note(`${pointer}/${name}`, `What this remembers is told apart by "${needed}"`);
  }
  if (node["expand"] !== undefined && node["window"] === true)
    note(`${pointer}/expand`, "Rows that are drawn near the screen alone do not unfold");
  checkRowList(node, pointer, layers, note);
  if (!Array.isArray(columns)) return;
  const naming = Math.max(
    columns.findIndex((column) => isRecord(column) && column["primary"] === true),
    0,
  );
  if (
    node["rowPress"] !== undefined &&
    (columns[naming] as Record<string, unknown> | undefined)?.["cell"] !== undefined
  )
    note(`${pointer}/columns/${naming}/cell`, "What names a row is pressed for `rowPress`: it stands as it is written");
  for (const [place, column] of columns.entries()) {
    if (!isRecord(column)) continue;
    const at = `${pointer}/columns/${place}`;
    if (call === undefined) continue;
    checkSort(column["sortBy"], call, `${at}/sortBy`, note);
    if (column["total"] !== undefined && memberType(call.value, "totals") === undefined)
      note(`${at}/total`, "The call gives no totals");
  }
}

/** Checks a name that the call is to sort by; the contract lists them. */
function checkSort(sort: unknown, call: CallType, pointer: string, note: Note): void {
  if (typeof sort !== "string") return;
  const parameter = call.parameters.get("sort");
  const choices = (parameter && followed(parameter.type).enum) ?? [];
  if (choices.includes(sort)) return;
  const reason =
    parameter === undefined ? "The call cannot sort" : `The call cannot sort by "${sort.replace(/^-/, "")}"`;
  note(pointer, reason, { written: sort, choices: choices.map(String) });
}
