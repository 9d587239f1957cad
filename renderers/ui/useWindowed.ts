import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import {
  elementScroll,
  observeElementOffset,
  observeElementRect,
  observeWindowOffset,
  observeWindowRect,
  useVirtualizer,
  windowScroll,
  type Range,
  type VirtualItem,
  type VirtualizerOptions,
} from "@tanstack/react-virtual";
import { createGridLines, type ScrollDirection } from "./createGridLines.ts";
import { createRowLines } from "./createRowLines.ts";
import { usePieceByPiece } from "./usePieceByPiece.ts";

/** What a long list draws of its lines. A line is a row, or the rows side by side in a grid. */
export interface Windowed {
  /** The first row that is drawn, and the one behind the last. */
  from: number;
  to: number;
  /** Heights of what is not drawn before and after, in pixels. */
  before: number;
  after: number;
  /** How many rows stand side by side. */
  columns: number;
  /** Space between two lines, in pixels. */
  gap: number;
  /** How high a line usually is, in pixels. */
  usual: number;
  /** Scrolls a row into the middle of the screen, wherever it is. */
  show: (row: number) => void;
  /** Put on the first row of each line, with `data-index` as the number of the line: its height is that of the line. Null at first. */
  measure: ((element: Element | null) => void) | null;
}

/** How the lines of a list stand, in pixels. */
interface Shape {
  columns: number;
  gap: number;
  /** How far the list is below the beginning of what scrolls. */
  margin: number;
  /** How high its first row is that is drawn; of no height, none is. */
  height: number;
}

/** What a list remembers of its lines, for the way back. */
interface Remembered {
  columns: number;
  lines: VirtualItem[];
}

/** Lines of a list that are drawn beyond the screen, on each side. Of a grid, whose lines hold several rows, one is: where it is scrolled to. */
const overscan = 4;
/** Rows that are drawn before anything was measured. */
const firstRows = 12;
/** The height of a line before one was measured, in pixels. */
const usualHeight = 160;

/**
 * Follows which lines of a list of `count` rows are near the screen. `list` holds the rows, and stands with what keeps the place of the
 * others in an element with `data-window`, or is that itself; `memory` keeps heights under `name`, so that a page that is come
 * back to is as long as it was.
 */
export function useWindowed(
  list: HTMLElement | null,
  count: number,
  memory: { lists: Map<string, unknown>; name: string } | null,
): Windowed {
  const [remembered] = useState(() => memory?.lists.get(memory.name) as Remembered | undefined);
  const [seen, setShape] = useState<Shape>();
  const average = useRef<number>(undefined);
  const ahead = useRef<ScrollDirection>("forward");
  const isMoving = useRef(false);
  const [linesOf] = useState(createGridLines);
  const [rowsOf] = useState(createRowLines);
  // Looked for once: each look at a style makes the browser reckon all of them.
  const scroller = useMemo(() => (list === null ? null : scrollerOf(list)), [list]);
  const first = useMemo(() => (list === null ? undefined : shapeOf(list, scroller)), [list, scroller]);
  const shape = seen ?? first ?? { columns: remembered?.columns ?? 1, gap: 0, margin: 0, height: 0 };
  // A row that stands says more than a guess: too low a one draws lines that are taken away again.
  const usual = (): number => average.current ?? (first?.height || usualHeight);
  const isInner = scroller !== null && scroller !== document.documentElement;
  // What the library finds out once it follows what scrolls: the first lines are drawn by it already.
  const initialRect = useMemo(() => (scroller === null ? { width: 0, height: 0 } : rectOf(scroller)), [scroller]);
  const options = {
    ...(isInner ? inner : outer),
    getScrollElement: () => (scroller === null ? null : isInner ? scroller : window),
    // Before the list stands, none of its lines is asked for, and the library would reckon one for each of thousands of rows.
    enabled: list !== null,
    count: Math.ceil(count / shape.columns),
    estimateSize: usual,
    overscan,
    rangeExtractor: (range: Range) =>
      shape.columns > 1 ? linesOf(range, ahead.current, isMoving.current) : rowsOf(range, isMoving.current),
    gap: shape.gap,
    scrollMargin: shape.margin,
    initialMeasurementsCache: remembered?.lines ?? [],
    initialRect,
    initialOffset: () => (isInner ? scroller.scrollTop : typeof document === "undefined" ? 0 : scrollY),
    useFlushSync: false,
  };
  // The library has one hook for windows and one for elements; they differ in these options alone.
  // oxlint-disable-next-line react/incompatible-library -- nothing that it returns is memoized: each drawing reads it anew
  const virtualizer = useVirtualizer(options as unknown as Parameters<typeof useVirtualizer<Element, Element>>[0]);
  const { columns, gap, margin } = shape;
  const stands = useRef(shape);
  useLayoutEffect(() => {
    stands.current = shape;
  });
  useLayoutEffect(() => {
    if (list === null) return undefined;
    const look = (): void => {
      const now = stands.current;
      const next = shapeOf(list, scroller);
      const isSame = now.columns === next.columns && now.gap === next.gap && Math.abs(now.margin - next.margin) < 1;
      // Compared here: a state that is set to what it was may be drawn once more all the same.
      if (!isSame) setShape(next);
    };
    if (typeof ResizeObserver === "undefined") {
      look();
      return undefined;
    }
    // It also tells of the boxes as they are now, before they are painted.
    const observer = new ResizeObserver(look);
    for (const box of [list, document.body]) observer.observe(box);
    return () => observer.disconnect();
  }, [list, scroller]);
  useLayoutEffect(() => {
    // The heights themselves: the library makes its lines of thousands one by one when they are looked at.
    const known = [...virtualizer.itemSizeCache.values()].slice(-50);
    if (known.length > 0) average.current = known.reduce((sum, size) => sum + size, 0) / known.length;
  });
  // The columns that the known heights were measured in.
  const held = useRef(remembered?.columns);
  useLayoutEffect(() => {
    if (list === null) return;
    if (held.current !== undefined && held.current !== columns) virtualizer.measure();
    held.current = columns;
  }, [list, columns, virtualizer]);
  const { lists, name } = memory ?? {};
  useEffect(() => {
    if (!lists || name === undefined) return undefined;
    return () => {
      // Also lines that were passed over without being drawn: another guess of their heights would be another place.
      const lines = Array.from(virtualizer.measurementsCache, (line) => ({ ...line }));
      if (lines.length > 0) lists.set(name, { columns: held.current ?? 1, lines } satisfies Remembered);
    };
  }, [lists, name, virtualizer]);
  isMoving.current = virtualizer.isScrolling;
  ahead.current = virtualizer.scrollDirection ?? ahead.current;
  const lines = virtualizer.getVirtualItems();
  const [nearest, last] = [lines[0], lines.at(-1)];
  // Before its columns are known, nobody can say which rows begin a line.
  const measure = list === null ? null : virtualizer.measureElement;
  const show = (row: number): void => virtualizer.scrollToIndex(Math.floor(row / columns), { align: "center" });
  const always = { columns, gap, measure, show, usual: usual() };
  const isKnown = list !== null && nearest !== undefined && last !== undefined;
  const from = isKnown ? nearest.index * columns : 0;
  const to = Math.min(count, isKnown ? (last.index + 1) * columns : firstRows);
  const before = isKnown ? Math.max(0, nearest.start - margin) : 0;
  const after = isKnown ? Math.max(0, virtualizer.getTotalSize() - (last.end - margin)) : 0;
  const near = useMemo(() => ({ isKnown, from, to, before, after }), [isKnown, from, to, before, after]);
  const drawn = usePieceByPiece(near, count);
  return { from: drawn.from, to: drawn.to, before: drawn.before, after: drawn.after, ...always };
}

type Observed = Pick<
  VirtualizerOptions<Element, Element>,
  "observeElementRect" | "observeElementOffset" | "scrollToFn"
>;
const inner: Observed = { observeElementRect, observeElementOffset, scrollToFn: elementScroll };
const outer = {
  observeElementRect: observeWindowRect,
  observeElementOffset: observeWindowOffset,
  scrollToFn: windowScroll,
};

/** What scrolls a list: the nearest box around it that does, or the page. */
function scrollerOf(list: HTMLElement): Element {
  for (let box = list.parentElement; box !== null; box = box.parentElement) {
    if (box !== document.body && /auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  }
  return document.documentElement;
}

/** How large the part is that is seen, in pixels. */
function rectOf(scroller: Element): { width: number; height: number } {
  return scroller === document.documentElement
    ? { width: innerWidth, height: innerHeight }
    : { width: scroller.clientWidth, height: scroller.clientHeight };
}

/** Columns and gap as the style sheets give them, and how far the list is below the beginning of what scrolls. */
function shapeOf(list: HTMLElement, scroller: Element | null): Shape {
  const style = getComputedStyle(list);
  const isGrid = style.display === "grid";
  const columns = isGrid ? Math.max(1, style.gridTemplateColumns.split(" ").length) : 1;
  const isPage = scroller === null || scroller === document.documentElement;
  const top = (list.closest("[data-window]") ?? list).getBoundingClientRect().top;
  const margin = isPage ? top + scrollY : top - scroller.getBoundingClientRect().top + scroller.scrollTop;
  // In whole pixels, as the library measures lines: a guess that is off by a half would have each line reckoned and drawn anew.
  const height = (list.firstElementChild as HTMLElement | null)?.offsetHeight ?? 0;
  return { columns, gap: Number.parseFloat(style.rowGap) || 0, margin, height };
}
