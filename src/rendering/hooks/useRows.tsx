import { createContext, use, useEffect, useMemo, type ReactNode } from "react";
import { countNodes, type EngineNode } from "#engine/index.ts";
import { readPointer } from "#json/pointer.ts";
import type { NodePlace } from "../NodePlace.ts";
import { useRendering } from "./useRendering.ts";

/** Most nodes that a list may become, rows of lists inside of it counted: more would keep a phone busy for seconds. */
const mostNodes = 5_000;

/** How many rows are drawn around a place: 1 in no list, 20 in one of 20 rows, 400 in such a one inside of it. */
const RowsAround = createContext(1);

/** The rows of a list that are drawn. */
export interface DrawnRows {
  rows: readonly unknown[];
  /** Draws what stands in the rows; lists below know by it how many rows are around them. */
  within(content: ReactNode): ReactNode;
}

/**
 * The rows of a value, as many as are drawn: at most `limit`, and never so many that the page stands still. What is left out
 * is reported; lists inside of lists share one limit, since their rows multiply.
 */
export function useRows(value: unknown, at: NodePlace, limit = Infinity): DrawnRows {
  const { documents, report, noteWhileDrawing } = useRendering();
  const around = use(RowsAround);
  const all: readonly unknown[] = Array.isArray(value) ? value : [];
  const asked = Math.min(all.length, limit);
  const node = nodeAt(documents.open(at.document)?.root, at.pointer);
  const most = Math.max(1, Math.floor(mostNodes / (around * (node === undefined ? 1 : countNodes(node)))));
  const { document, pointer } = at;
  const problem = useMemo(
    () =>
      asked > most ? { document, pointer, reason: `It shows ${most} of ${asked} rows: more would be too slow` } : null,
    [document, pointer, asked, most],
  );
  if (problem) noteWhileDrawing?.(problem);
  useEffect(() => {
    if (problem) report(problem);
  }, [problem, report]);
  const count = Math.min(asked, most);
  const rows = count === all.length ? all : all.slice(0, count);
  return { rows, within: (content) => <RowsAround value={around * Math.max(1, count)}>{content}</RowsAround> };
}

function nodeAt(root: EngineNode | undefined, pointer: string): EngineNode | undefined {
  return root && (readPointer({ root }, pointer) as EngineNode | undefined);
}
