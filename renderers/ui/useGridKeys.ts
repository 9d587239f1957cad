import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent } from "react";
import type { Windowed } from "./useWindowed.ts";

/** What can have the focus in a row. */
const stops = "a[href], button, input, select, textarea, [tabindex]";
/** What arrows move in. */
const typing = "input, select, textarea, [contenteditable], [role=listbox], [role=slider]";

/** So long after a row that is gone to has the focus, it may move once more: a busy machine draws and measures late. */
const settlingMs = 5_000;

/** Put on the list. */
export interface GridKeys {
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
  onFocus(event: FocusEvent<HTMLElement>): void;
}

/**
 * The keyboard in a grid of which some lines are drawn: arrows along and down, Home and End in the line, with Ctrl in the whole grid, Page
 * keys by what the screen holds. The row that was last used is the only one that Tab stops at; a row that is not drawn is scrolled
 * to, and has the focus once it is there.
 */
export function useGridKeys(list: HTMLElement | null, seen: Windowed, count: number): GridKeys {
  const { from, to, columns, gap, usual, show } = seen;
  const active = useRef(0);
  const goal = useRef<number | null>(null);
  const isAsked = useRef(false);
  const arrivedAt = useRef(-Infinity);
  const setStops = (): void => {
    if (list === null) return;
    const stop = Math.min(Math.max(active.current, from), to - 1) - from;
    for (const [place, cell] of [...list.children].entries())
      for (const control of cell.querySelectorAll<HTMLElement>(stops)) {
        const wanted = place === stop ? 0 : -1;
        // Also the same number would be written, and looked at by the style sheets.
        if (control.tabIndex !== wanted) control.tabIndex = wanted;
      }
  };
  const focusGoal = (): void => {
    const row = goal.current;
    const control = row === null ? null : list?.children[row - from]?.querySelector<HTMLElement>(stops);
    if (row === null || !control) return;
    goal.current = null;
    // A busy machine may take longer than that from the key to the row.
    if (isAsked.current) arrivedAt.current = performance.now();
    isAsked.current = false;
    control.focus();
  };
  useLayoutEffect(() => {
    focusGoal();
    // Heights that came out otherwise than guessed may have moved the row away from where was scrolled to.
    if (goal.current !== null && goal.current >= count) goal.current = null;
    else if (goal.current !== null && (goal.current < from || goal.current >= to)) show(goal.current);
    setStops();
  });
  const goTo = (row: number): void => {
    active.current = Math.min(Math.max(0, row), count - 1);
    goal.current = active.current;
    focusGoal();
    if (goal.current !== null) show(active.current);
    setStops();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const { key, target, ctrlKey, metaKey, altKey, shiftKey, currentTarget } = event;
    if (altKey || shiftKey || event.defaultPrevented || (target as Element).closest(typing)) return;
    const whole = ctrlKey || metaKey;
    const row = active.current;
    const ahead = getComputedStyle(currentTarget).direction === "rtl" ? -1 : 1;
    const lines = Math.max(1, Math.floor((innerHeight * 0.8) / (usual + gap)));
    const below = (by: number): number => {
      const next = row + by * columns;
      if (next < 0) return row % columns;
      // Where the last line is shorter, the arrow down leads to its last row.
      return next < count ? next : Math.floor(row / columns) < Math.floor((count - 1) / columns) ? count - 1 : row;
    };
    const start = row - (row % columns);
    const targets: Record<string, number> = whole
      ? { Home: 0, End: count - 1 }
      : {
          ArrowRight: row + ahead,
          ArrowLeft: row - ahead,
          ArrowDown: below(1),
          ArrowUp: below(-1),
          PageDown: below(lines),
          PageUp: below(-lines),
          Home: start,
          End: start + columns - 1,
        };
    const next = Object.hasOwn(targets, key) ? targets[key] : undefined;
    if (next === undefined) return;
    event.preventDefault();
    isAsked.current = true;
    goTo(next);
  };
  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLElement>): void => {
    // The way to a row far away goes by guessed heights: where measured ones took it out of sight again, it is gone to once more.
    const isOnItsWay = isAsked.current || performance.now() - arrivedAt.current < settlingMs;
    if (target === currentTarget && isOnItsWay) goTo(active.current);
    const place = list === null ? -1 : [...list.children].findIndex((cell) => cell.contains(target));
    if (place < 0 || target === list) return;
    active.current = from + place;
    setStops();
  };
  return { onKeyDown, onFocus };
}
