import { useEffect, useRef } from "react";
import { useRendering } from "#rendering/hooks/useRendering.ts";

/** How long what is shown may take until it is as long as before, in milliseconds. */
const patienceMs = 2_000;
const touches = ["wheel", "touchstart", "keydown", "pointerdown"];

/**
 * Keeps how far the boxes of an overlay were scrolled, for each visit of a page in it: another `page` begins at its top, and the way
 * back leads to where one was, as soon as the page is long enough again and unless somebody scrolls meanwhile. `boxes` gives
 * the elements that scroll, the outermost first.
 */
export function useKeptScroll(name: string, page: string, boxes: () => readonly HTMLElement[]): void {
  const { left } = useRendering().data;
  const restoring = useRef(0);
  const latest = useRef(boxes);
  useEffect(() => {
    latest.current = boxes;
  });
  useEffect(() => {
    const [outermost] = latest.current();
    if (!left || !outermost) return undefined;
    const keep = (): void => {
      const tops = latest.current().map(({ scrollTop }) => scrollTop);
      if (restoring.current === 0) left.lists.set(`${left.visit()} ${name}`, tops);
    };
    // What scrolls in a box tells it on the way down alone.
    outermost.addEventListener("scroll", keep, { capture: true, passive: true });
    return () => outermost.removeEventListener("scroll", keep, { capture: true });
  }, [left, name]);
  useEffect(() => {
    const all = latest.current();
    const kept = left?.lists.get(`${left.visit()} ${name}`) as readonly number[] | undefined;
    const until = performance.now() + patienceMs;
    const stop = (): void => {
      cancelAnimationFrame(restoring.current);
      restoring.current = 0;
      for (const touch of touches) removeEventListener(touch, stop);
    };
    const step = (): void => {
      for (const [place, box] of all.entries()) box.scrollTop = kept?.[place] ?? 0;
      const isThere = all.every((box, place) => Math.abs(box.scrollTop - (kept?.[place] ?? 0)) < 2);
      if (isThere || performance.now() > until) stop();
      else restoring.current = requestAnimationFrame(step);
    };
    for (const touch of touches) addEventListener(touch, stop, { passive: true });
    step();
    return stop;
  }, [left, name, page]);
}
