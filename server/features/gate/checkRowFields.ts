import { isRecord } from "#json/isRecord.ts";
import { parsePointer } from "#json/pointer.ts";
import type { Note } from "./createFindings.ts";
import type { JsonType } from "./JsonType.ts";
import type { Layers } from "./layersOf.ts";
import { followSteps } from "./ScopeTypes.ts";

/** Checks the pointers into rows that repeats, tickers and charts carry: their row key, axis and series. */
export function checkRowFields(node: Record<string, unknown>, pointer: string, layers: Layers, note: Note): void {
  const { row } = layers;
  if (row === undefined) return;
  checkField(node["rowKey"], row, `${pointer}/rowKey`, note);
  if (isRecord(node["x"])) checkField(node["x"]["field"], row, `${pointer}/x/field`, note);
  if (!Array.isArray(node["series"])) return;
  for (const [place, series] of node["series"].entries()) {
    if (isRecord(series)) checkField(series["field"], row, `${pointer}/series/${place}/field`, note);
  }
}

/** Checks a pointer into a row against what the call says its rows hold. */
export function checkField(field: unknown, row: JsonType, pointer: string, note: Note): void {
  if (typeof field !== "string") return;
  const reading = followSteps(row, parsePointer(field) ?? [], "");
  if ("reason" in reading)
    note(pointer, reading.reason, reading.nearest === undefined ? {} : { nearest: reading.nearest });
}
