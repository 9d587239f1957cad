import { useRef, useState, type CSSProperties, type PointerEvent } from "react";
import { sheetQuery } from "./sheetQuery.ts";

interface Drag {
  /** Put on what is moved. */
  style: CSSProperties;
  /** Put on what it is held by. */
  handlers: {
    onPointerDown?(event: PointerEvent<HTMLElement>): void;
    onPointerMove?(event: PointerEvent<HTMLElement>): void;
    onPointerUp?(): void;
    onPointerCancel?(): void;
  };
}

/** Lets a window be moved by its handle; it cannot be moved out of the screen. A sheet on a phone follows swipes instead. */
export function useDrag(isOn: boolean): Drag {
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const held = useRef<{ x: number; y: number; box: DOMRect } | null>(null);
  if (!isOn) return { style: {}, handlers: {} };

  const handlePointerDown = (event: PointerEvent<HTMLElement>): void => {
    const isControl = event.target instanceof Element && event.target.closest("button, a, input, select") !== null;
    const moved = event.currentTarget.closest("dialog");
    const isSheet = globalThis.matchMedia?.(sheetQuery).matches ?? false;
    if (isControl || isSheet || moved === null || event.button !== 0) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    const box = moved.getBoundingClientRect();
    held.current = {
      x: event.clientX - place.x,
      y: event.clientY - place.y,
      box: new DOMRect(box.x - place.x, box.y - place.y, box.width, box.height),
    };
  };
  const handlePointerMove = (event: PointerEvent): void => {
    const start = held.current;
    if (start === null) return;
    const { box } = start;
    const within = (wanted: number, from: number, size: number, room: number): number =>
      Math.min(Math.max(wanted, -from), Math.max(room - from - size, -from));
    setPlace({
      x: within(event.clientX - start.x, box.x, box.width, innerWidth),
      y: within(event.clientY - start.y, box.y, box.height, innerHeight),
    });
  };
  const handlePointerUp = (): void => {
    held.current = null;
  };
  return {
    style: { translate: `${place.x}px ${place.y}px` },
    handlers: {
      onPointerDown: handlePointerDown,
      onPointerMove: handlePointerMove,
      onPointerUp: handlePointerUp,
      onPointerCancel: handlePointerUp,
    },
  };
}
