import { useState, type KeyboardEvent, type PointerEvent } from "react";

/** What is dragged over a list: the entry, and the place where it would be left. */
export interface Dragged {
  name: string;
  to: number;
}

interface DragOrder {
  dragged: Dragged | null;
  /** Put on what an entry is held by; the entries are the list's elements with `data-entry`. */
  handlers(
    name: string,
    index: number,
  ): {
    onPointerDown(event: PointerEvent<HTMLElement>): void;
    onPointerMove(event: PointerEvent<HTMLElement>): void;
    onPointerUp(): void;
    onPointerCancel(): void;
    onKeyDown(event: KeyboardEvent<HTMLElement>): void;
  };
}

/** Entries of a list that are moved by a pointer or by keys: the arrows, Home and End; Escape leaves a drag. */
export function useDragOrder(count: number, onMove: (name: string, to: number) => void): DragOrder {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  return {
    dragged,
    handlers: (name, index) => ({
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        event.currentTarget.focus();
        setDragged({ name, to: index });
      },
      onPointerMove: (event) => {
        if (dragged?.name !== name) return;
        const to = placeAt(event, index);
        if (to !== dragged.to) setDragged({ name, to });
      },
      onPointerUp: () => {
        if (dragged?.name === name && dragged.to !== index) onMove(name, dragged.to);
        setDragged(null);
      },
      onPointerCancel: () => setDragged(null),
      onKeyDown: (event) => {
        if (event.key === "Escape") setDragged(null);
        const to = targetOf(event.key, index, count);
        if (to === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
        event.preventDefault();
        if (to !== index) onMove(name, to);
      },
    }),
  };
}

function targetOf(key: string, index: number, count: number): number | undefined {
  if (key === "ArrowUp") return Math.max(0, index - 1);
  if (key === "ArrowDown") return Math.min(count - 1, index + 1);
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}

/** The place among the entries that a pointer is over: an entry is passed at its middle. */
function placeAt({ clientY, currentTarget }: PointerEvent<HTMLElement>, own: number): number {
  const list = currentTarget.closest("ol, ul");
  const entries = [...(list?.querySelectorAll<HTMLElement>(":scope > [data-entry]") ?? [])];
  return entries.reduce((place, entry, index) => {
    const { top, height } = entry.getBoundingClientRect();
    const middle = top + height / 2;
    if (index < own && clientY < middle) return Math.min(place, index);
    return index > own && clientY > middle ? index : place;
  }, own);
}
