import { useLayoutEffect, useRef, useState, type RefObject } from "react";

/** The width of an element in CSS pixels, followed as it changes; `fallback` until it is known. */
export function useWidth<Box extends Element>(fallback: number): [ref: RefObject<Box | null>, width: number] {
  const ref = useRef<Box>(null);
  const [width, setWidth] = useState(fallback);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null || typeof ResizeObserver === "undefined") return undefined;
    const measured = element.getBoundingClientRect().width;
    if (measured > 0) setWidth(measured);
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined && entry.contentRect.width > 0) setWidth(entry.contentRect.width);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
