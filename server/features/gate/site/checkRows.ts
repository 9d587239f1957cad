import type { Diagnostic } from "#contracts/api.ts";
import { isRecord } from "#json/isRecord.ts";
import { inWords } from "#json/inWords.ts";
import { isBroken, shapesOf, type EngineNode } from "#engine/index.ts";
import { childNodes } from "../nodes/childNodes.ts";
import { createFindings, type Note } from "../createFindings.ts";
import type { SiteIndex } from "../SiteIndex.ts";

/** Lists in lists in lists: more than that multiplies beyond what a page can draw. */
const mostLists = 2;

/** Checks what is drawn once for each row: a list inside shows a part of its row, and nothing is asked for each row. */
export function checkRows({ layouts }: SiteIndex): Diagnostic[] {
  const problems: Diagnostic[] = [];
  for (const { document, pointer, opened } of layouts)
    walk(opened.root, "/root", 0, createFindings(document, pointer, problems));
  return problems;
}

function walk(node: EngineNode, pointer: string, lists: number, note: Note): void {
  if (isBroken(node)) return;
  const { rows } = node as { rows?: unknown };
  const isList = isRecord(rows) && typeof rows["bind"] === "string";
  if (lists > 0 && (node as { window?: unknown }).window === true)
    note(`${pointer}/window`, "A list inside of a list draws all of its rows");
  if (isList && lists >= mostLists) {
    note(pointer, `Lists are nested at most ${mostLists} deep: the rows of each multiply`);
  } else if (isList && lists > 0 && !/^\/row(\/|$)/.test(inWords(rows["bind"]))) {
    note(`${pointer}/rows/bind`, "A list inside of a list shows what its row holds: a binding that begins with /row");
  }
  if (
    lists > 0 &&
    (node.kind === "data" || (["table", "repeat", "search"].includes(node.kind) && node["call"] !== undefined))
  )
    note(pointer, "A call stands in no list: it would be made once for every row");
  const shapes = shapesOf(node.kind);
  for (const { child, at, member } of childNodes(node, pointer)) {
    const shape = shapes[member];
    const isPerRow = isRecord(shape) && "each" in shape && shape["as"] === "row";
    walk(child, at, isPerRow ? lists + 1 : lists, note);
  }
}
