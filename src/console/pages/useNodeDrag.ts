import { useState, type PointerEvent } from "react";
import { placeOfRow, type NodeRow } from "./nodeRows.ts";
import type { NodeTarget } from "./nodeEdits.ts";
import { usualSlot } from "./nodeSlots.ts";

type Drop = "before" | "after" | "inside";

/** Put on what a line is held by. */
export interface NodeHandle {
  onPointerDown(event: PointerEvent<HTMLElement>): void;
  onPointerMove(event: PointerEvent<HTMLElement>): void;
  onPointerUp(): void;
  onPointerCancel(): void;
}

interface Dragged {
  pointer: string;
  over: string | undefined;
  drop: Drop;
}

/** Lines of a tree that are dragged before, behind and into others. */
export function useNodeDrag(
  rows: readonly NodeRow[],
  onMove: ((from: string, target: NodeTarget) => void) | undefined,
) {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const rowOf = (pointer: string | undefined) => rows.find((row) => row.pointer === pointer);
  const handlers = (pointer: string): NodeHandle => ({
    onPointerDown: (event) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture?.(event.pointerId);
      setDragged({ pointer, over: undefined, drop: "inside" });
    },
    onPointerMove: (event) => {
      if (dragged?.pointer !== pointer) return;
      const { over, drop } = lineAt(event, rowOf);
      if (over !== dragged.over || drop !== dragged.drop) setDragged({ pointer, over, drop });
    },
    onPointerUp: () => {
      const row = rowOf(dragged?.over);
      setDragged(null);
      const target = row && dragged ? targetOf(row, dragged.drop) : undefined;
      if (target !== undefined && row?.pointer !== pointer) onMove?.(pointer, target);
    },
    onPointerCancel: () => setDragged(null),
  });
  return {
    dragged: dragged?.pointer,
    dropOn: (pointer: string): Drop | undefined =>
      dragged?.over === pointer && !`${pointer}/`.startsWith(`${dragged.pointer}/`) ? dragged.drop : undefined,
    handlers,
  };
}

/** The line under the pointer, and where beside or in it something would be left. */
function lineAt(event: PointerEvent, rowOf: (pointer: string | undefined) => NodeRow | undefined) {
  const line = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[role=treeitem]");
  const row = rowOf(line?.dataset["pointer"]);
  if (!line || !row) return { over: undefined, drop: "inside" as const };
  const { top, height } = line.getBoundingClientRect();
  const part = (event.clientY - top) / height;
  const isOnlyInside = row.type === "slot" || row.pointer === "/root";
  const hasRoom = targetOf(row, "inside") !== undefined;
  const edge = hasRoom ? 0.3 : 0.5;
  const drop: Drop = isOnlyInside ? "inside" : part < edge ? "before" : part > 1 - edge ? "after" : "inside";
  return { over: row.pointer, drop };
}

/** The place that a drop on a line means; undefined where nothing can stand there. */
function targetOf(row: NodeRow, drop: Drop): NodeTarget | undefined {
  if (drop !== "inside") {
    const place = placeOfRow(row);
    return place && { list: place.list, index: place.index + (drop === "after" ? 1 : 0) };
  }
  if (row.type === "slot") return { list: row.pointer, index: Infinity };
  const slot = usualSlot(row.node);
  return slot && { list: row.pointer + slot.path, index: Infinity };
}
