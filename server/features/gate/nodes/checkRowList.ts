import { isRecord } from "#json/isRecord.ts";
import { inWords } from "#json/inWords.ts";
import { checkPointer } from "./checkPointer.ts";
import type { Note } from "../createFindings.ts";
import { branchesOf, memberNames, memberType } from "../types/contractSchema.ts";
import type { JsonSchema } from "#json/schema.ts";
import type { Layers } from "../types/layersOf.ts";

/** Checks that what a list is bound to is a list, and what tells its rows apart against what the call says they hold. */
export function checkRowList(node: Record<string, unknown>, pointer: string, { row, rows }: Layers, note: Note): void {
  if (row === undefined && rows !== undefined && isRecord(node["rows"]) && node["call"] === undefined)
    note(`${pointer}/rows`, "This is no list of rows", nearestList(String(node["rows"]["bind"]), rows));
  const { rowKey } = node;
  // Without a known call nothing is known of its rows.
  if (!isRecord(rowKey) || row === undefined) return;
  checkPointer(inWords(rowKey["bind"]), `${pointer}/rowKey/bind`, new Map([["row", row]]), note);
}

/** The member that is a list, of something that is none: answers mostly hold their rows so. */
function nearestList(bind: string, type: JsonSchema): { nearest?: string } {
  const list = (memberNames(type) ?? []).find((name) => {
    const member = memberType(type, name);
    return member !== undefined && branchesOf(member).some(({ items }) => items !== undefined);
  });
  return list === undefined ? {} : { nearest: `${bind}/${list}` };
}
