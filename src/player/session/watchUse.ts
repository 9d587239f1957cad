/** Somebody at the page. */
export interface PageUse {
  /** When the page was last used, in milliseconds since 1970. */
  at(): number;
  /** Calls back at each press and key, with what it was at. */
  listen(hear: (target: EventTarget | null) => void): void;
}

/**
 * Knows when the page was last used: by a press, a key, the wheel, or by a game in its frame, which tells nothing of what is done
 * in it but has the focus.
 */
export function watchUse(): PageUse {
  let last = 0;
  const ears: ((target: EventTarget | null) => void)[] = [];
  const see = () => (last = Date.now());
  const hear = ({ target }: Event) => {
    see();
    for (const ear of ears) ear(target);
  };
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, hear, { capture: true, passive: true });
  addEventListener("wheel", see, { capture: true, passive: true });
  const isInFrame = () => document.hasFocus() && document.activeElement?.localName === "iframe";
  return {
    at: () => (isInFrame() ? Date.now() : last),
    listen: (ear) => void ears.push(ear),
  };
}
