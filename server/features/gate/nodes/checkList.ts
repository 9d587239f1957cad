import { inWords } from "#json/inWords.ts";
import { isRecord } from "#json/isRecord.ts";
import { parsePointer } from "#json/pointer.ts";
import { checkCall, checkParams } from "./checkCall.ts";
import { checkFields } from "./checkFields.ts";
import type { CallType } from "../types/callTypes.ts";
import type { Note } from "../createFindings.ts";
import type { DocumentCheck } from "./DocumentCheck.ts";
import { filterParams } from "./filterParams.ts";
import { followSteps } from "../types/ScopeTypes.ts";

/** Parameters that a list gives by itself where it has pages. */
const pageParams = ["page", "pageSize"];

/** Checks where the rows of a `repeat` come from, and how one gets to further ones. */
export function checkList(node: Record<string, unknown>, pointer: string, { note, index }: DocumentCheck): void {
  const { call: id, rows } = node;
  if (id === undefined && rows === undefined) note(pointer, "A list has a call or a binding to rows");
  if (id !== undefined && rows !== undefined)
    note(`${pointer}/rows`, "A list has a call or a binding to rows, not both");
  for (const name of ["filters", "params", "cursor", "answer", "renewOn"]) {
    if (id === undefined && node[name] !== undefined) note(`${pointer}/${name}`, "Only a list with a call has these");
  }
  checkWindow(node, pointer, note);
  checkSight(node, pointer, note);
  const call = checkCall(id, "data", `${pointer}/call`, note);
  if (call === undefined) return;
  checkFields(node["filters"], pointer, index.compiled.rules, note, "filters");
  const given = filterParams(node["filters"], call, pointer, note);
  const shape = isRecord(node["answer"]) ? node["answer"] : undefined;
  for (const name of [...pageParams, "cursor", ...(shape ? [inWords(shape["page"] ?? "page")] : [])]) given.add(name);
  checkParams(call, node["params"], given, pointer, note);
  if (shape === undefined) return checkCursor(node, call, pointer, note);
  checkAnswer(node, shape, call, pointer, note);
}

/** Checks that the answer of the call has what the list looks for in it, and that its pages can be asked for. */
function checkAnswer(
  node: Record<string, unknown>,
  shape: Record<string, unknown>,
  call: CallType,
  pointer: string,
  note: Note,
): void {
  const at = `${pointer}/answer`;
  if (node["more"] === undefined || node["more"] === "pages")
    note(at, 'Only a list that loads on looks for its rows: write "more": "button", "scroll" or "sight"');
  if (node["cursor"] !== undefined) note(`${pointer}/cursor`, "Pages are counted or named by a cursor, not both");
  for (const name of ["rows", "pages"]) {
    if (shape[name] === undefined) continue;
    const reading = followSteps(call.value, parsePointer(inWords(shape[name])) ?? [], "");
    if ("reason" in reading) note(`${at}/${name}`, `The answer has no "${inWords(shape[name])}"`);
  }
  const page = inWords(shape["page"] ?? "page");
  if (shape["pages"] !== undefined && !call.parameters.has(page))
    note(`${at}/page`, `The call has no parameter "${page}"`, { written: page, choices: call.parameters.keys() });
}

/** Checks that a list or a table can go on as it says, and that its rows are told apart where they come page after page. */
export function checkCursor(node: Record<string, unknown>, call: CallType, pointer: string, note: Note): void {
  const { cursor, more } = node;
  if (cursor === undefined) {
    if (call.parameters.has("page")) return;
    note(`${pointer}/call`, 'This call has no pages: load it with "data" and bind "rows"');
    return;
  }
  if (more !== "button" && more !== "scroll")
    note(`${pointer}/cursor`, 'A cursor leads to the next rows alone: write "more": "button" or "scroll"');
  if (!call.parameters.has("cursor")) note(`${pointer}/cursor`, 'The call has no parameter "cursor"');
  const reading = followSteps(call.value, parsePointer(inWords(cursor)) ?? [], "");
  if ("reason" in reading) note(`${pointer}/cursor`, `The answer has no "${inWords(cursor)}"`);
}

/** Rows that come by sight have places before they are there: of a window, over pages that have numbers. */
function checkSight(node: Record<string, unknown>, pointer: string, note: Note): void {
  if (node["more"] !== "sight") return;
  const at = `${pointer}/more`;
  if (node["window"] !== true) note(at, 'Rows that come by sight need a window: write "window": true');
  if (node["call"] === undefined) note(at, "Rows come by sight from a call: those of a binding are all here");
  for (const name of ["cursor", "rowWhen"])
    if (node[name] !== undefined) note(`${pointer}/${name}`, "Rows that come by sight are known by their places alone");
}

/** Rows that are drawn only near the screen come and go: what tells them apart is their key. */
export function checkWindow(node: Record<string, unknown>, pointer: string, note: Note): void {
  if (node["window"] === true && node["rowKey"] === undefined)
    note(`${pointer}/window`, "Rows that come and go are known by their key: name it with rowKey");
  if (node["window"] === true && node["layout"] === "row")
    note(`${pointer}/layout`, "A window draws a list or a grid: rows side by side have no lines");
}
