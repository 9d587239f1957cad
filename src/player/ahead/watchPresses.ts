/** What was pressed before the program was there to hear it. */
export interface EarlyPresses {
  /** Does now what was pressed last, if it is still there, and stops listening. */
  replay(): void;
  /** Stops listening. */
  forget(): void;
}

/**
 * Listens for presses of buttons in a page that was drawn before its program arrived: nobody else hears them yet. Links need
 * no help; the browser follows them. Only the last press counts: whoever presses again meant that.
 */
export function watchPresses(root: Element): EarlyPresses {
  let last: HTMLElement | null = null;
  const hear = (event: Event) => {
    const target = event.target instanceof Element ? event.target.closest("button") : null;
    if (target) last = target;
  };
  const forget = () => {
    root.removeEventListener("click", hear, true);
    last = null;
  };
  root.addEventListener("click", hear, true);
  return {
    replay() {
      const pressed = last;
      forget();
      if (pressed?.isConnected) pressed.click();
    },
    forget,
  };
}
