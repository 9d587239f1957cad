import { isRecord } from "#json/isRecord.ts";
import { parsePointer } from "#json/pointer.ts";
import type { Note } from "./createFindings.ts";
import { branchesOf, memberNames, memberType, type JsonType } from "./JsonType.ts";
import type { Layers } from "./layersOf.ts";
import { followSteps } from "./ScopeTypes.ts";

/** Checks the pointers into rows that repeats, tickers and charts carry: their row key, axis and series. */
export function checkRowFields(node: Record<string, unknown>, pointer: string, layers: Layers, note: Note): void {
  const { row, rows } = layers;
  if (row === undefined && rows !== undefined && isRecord(node["rows"]) && node["call"] === undefined)
    note(`${pointer}/rows`, "This is no list of rows", nearestList(String(node["rows"]["bind"]), rows));
  if (row === undefined) return;
  checkField(node["rowKey"], row, `${pointer}/rowKey`, note);
  if (isRecord(node["x"])) checkField(node["x"]["field"], row, `${pointer}/x/field`, note);
  if (!Array.isArray(node["series"])) return;
  for (const [place, series] of node["series"].entries()) {
    if (isRecord(series)) checkField(series["field"], row, `${pointer}/series/${place}/field`, note);
  }
}

/** The member that is a list, of something that is none: answers mostly hold their rows so. */
function nearestList(bind: string, type: JsonType): { nearest?: string } {
  const list = (memberNames(type) ?? []).find((name) => {
    const member = memberType(type, name);
    return member !== undefined && branchesOf(member).some(({ items }) => items !== undefined);
  });
  return list === undefined ? {} : { nearest: `${bind}/${list}` };
}

/** Checks a pointer into a row against what the call says its rows hold. */
export function checkField(field: unknown, row: JsonType, pointer: string, note: Note): void {
  if (typeof field !== "string") return;
  const reading = followSteps(row, parsePointer(field) ?? [], "");
  if ("reason" in reading)
    note(pointer, reading.reason, reading.nearest === undefined ? {} : { nearest: reading.nearest });
}
