import type { ConsoleStores } from "../ConsoleStores.ts";
import { stepBack, stepForward } from "../steps.ts";

/**
 * Ctrl-Z and Ctrl-Shift-Z (⌘ on a Mac, and Ctrl-Y) over all documents. While somebody types in a text the browser's own
 * undo comes first, until what was typed there is taken back.
 */
export function watchUndoKeys(stores: ConsoleStores): void {
  /** The text that has the focus, with what it held when it got it, and whether its own undo has been used. */
  let typing: { control: TextControl; first: string; wasUndone: boolean } | null = null;

  document.addEventListener("focusin", ({ target }) => {
    typing = isText(target) ? { control: target, first: target.value, wasUndone: false } : null;
  });

  document.addEventListener("keydown", (event) => {
    const wish = wishOf(event);
    // An editor with a history of its own has taken it.
    if (wish === null || event.defaultPrevented || document.querySelector("dialog[open]")) return;
    if (typing !== null && typing.control === document.activeElement) {
      const isTyped = typing.control.value !== typing.first;
      // The browser's own undo of this text: back to what it held, and forward again from there.
      if (wish === "back" && isTyped) {
        typing.wasUndone = true;
        return;
      }
      if (wish === "forward" && typing.wasUndone) return;
    }
    event.preventDefault();
    if (wish === "back") stepBack(stores);
    else stepForward(stores);
  });
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const texts: ReadonlySet<string> = new Set(["text", "search", "email", "url", "tel", "password", "number"]);

function isText(target: EventTarget | null): target is TextControl {
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && texts.has(target.type));
}

function wishOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): "back" | "forward" | null {
  if (altKey || ctrlKey === metaKey) return null;
  const letter = key.toLowerCase();
  if (letter === "y") return shiftKey || metaKey ? null : "forward";
  if (letter !== "z") return null;
  return shiftKey ? "forward" : "back";
}
