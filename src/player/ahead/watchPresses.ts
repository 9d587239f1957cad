/** What was pressed before the program was there to hear it. */
export interface EarlyPresses {
  /** Stops listening: from now on others hear what is pressed. */
  stop(): void;
  /** Does now what was pressed last, if it is still there. */
  replay(): void;
  /** Stops listening, and forgets what was pressed. */
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
  const stop = () => root.removeEventListener("click", hear, true);
  const forget = () => {
    stop();
    last = null;
  };
  root.addEventListener("click", hear, true);
  return {
    stop,
    replay() {
      const pressed = last;
      forget();
      if (pressed?.isConnected) pressed.click();
    },
    forget,
  };
}
