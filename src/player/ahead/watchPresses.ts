/** What was pressed, or chosen from a list, before the program was there to hear it. */
export interface EarlyPresses {
  /** Stops listening: from now on others hear what is pressed. */
  stop(): void;
  /** Does now what was chosen from lists, and what was pressed last, where it is still there. */
  replay(): void;
  /** Stops listening, and forgets what was pressed. */
  forget(): void;
}

/**
 * Listens for presses of buttons and for choices from lists in a page that was drawn before its program arrived: nobody else
 * hears them yet. Links need no help; the browser follows them. Only the last press counts: whoever presses again meant that.
 */
export function watchPresses(root: Element): EarlyPresses {
  let last: HTMLElement | null = null;
  const choices = new Map<HTMLSelectElement, string>();
  const hear = ({ type, target }: Event) => {
    if (!(target instanceof Element)) return;
    if (type === "change") {
      if (target instanceof HTMLSelectElement) choices.set(target, target.value);
    } else last = target.closest("button") ?? last;
  };
  const stop = () => {
    root.removeEventListener("click", hear, true);
    root.removeEventListener("change", hear, true);
  };
  const forget = () => {
    stop();
    last = null;
    choices.clear();
  };
  root.addEventListener("click", hear, true);
  root.addEventListener("change", hear, true);
  return {
    stop,
    replay() {
      const pressed = last;
      const chosen = [...choices];
      forget();
      for (const [list, value] of chosen) {
        if (!list.isConnected) continue;
        // Whoever took the page over may have set it back to what was drawn.
        list.value = value;
        list.dispatchEvent(new Event("change", { bubbles: true }));
      }
      if (pressed?.isConnected) pressed.click();
    },
    forget,
  };
}
