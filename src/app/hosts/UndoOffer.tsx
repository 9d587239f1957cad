import { useEffect, useRef, type ReactElement } from "react";
import { PressButton } from "#renderers/ui/PressButton.tsx";
import type { Toast } from "#stores/Toasts.ts";
import type { ScreenStores } from "../ScreenStores.ts";

/** Messages with something to take back that stand at a time; the oldest goes. */
const mostOffers = 3;

interface UndoOfferProps {
  toast: Toast;
  stores: ScreenStores;
  /** Somebody who uses the keyboard may be on the way to the button: the message stays longer. */
  onStir(): void;
}

/**
 * The button beside a message: it does what the message asks, or takes back what it tells of. Ctrl+Z (or ⌘Z) takes back from anywhere but a field, and the newest first.
 * Where it fails, the message stays, so that it can be tried again.
 */
export function UndoOffer({ toast, stores, onStir }: UndoOfferProps): ReactElement {
  const { ui, texts } = stores;
  const { id, undo, button } = toast;
  const frame = useRef<HTMLSpanElement>(null);
  const stir = useRef(onStir);
  useEffect(() => {
    stir.current = onStir;
  });
  useEffect(() => {
    const offers = ui.toasts.list.filter((other) => other.undo);
    for (const { id: oldest } of offers.slice(0, -mostOffers)) ui.toasts.remove(oldest);
    const hear = (event: KeyboardEvent) => {
      stir.current();
      if (
        !undo ||
        !isUndo(event) ||
        isTyping(event.target) ||
        ui.toasts.list.findLast((other) => other.undo)?.id !== id
      )
        return;
      event.preventDefault();
      event.stopImmediatePropagation();
      // The very button, so that it shows that it is under way and takes no second press.
      frame.current?.querySelector("button")?.click();
    };
    globalThis.addEventListener("keydown", hear, true);
    return () => globalThis.removeEventListener("keydown", hear, true);
  }, [ui, id, undo]);
  // Whoever came here by the keyboard goes on where they were.
  const before = useRef<Element | null>(null);
  const press = async () => {
    stir.current();
    const outcome = (await (undo ?? button?.act)?.()) ?? { ok: true };
    stir.current();
    if (!outcome.ok) return outcome;
    const hadFocus = frame.current?.contains(document.activeElement);
    ui.toasts.remove(id);
    if (hadFocus && before.current instanceof HTMLElement) before.current.focus();
    return outcome;
  };
  return (
    <span
      ref={frame}
      className="toast__undo"
      onFocus={({ relatedTarget }) => {
        if (relatedTarget && !relatedTarget.closest(".toasts")) before.current = relatedTarget;
      }}
    >
      <PressButton size="s" label={button?.label ?? texts.texts.translate("session.undo")} onPress={press} />
    </span>
  );
}

/** By the letter where the keyboard writes Latin, else by the place of the key. */
function isUndo({ key, code, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  if (shiftKey || altKey || ctrlKey === metaKey) return false;
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === "z" : code === "KeyZ";
}

/** In a field the key takes back what was typed. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.matches("input:not([type=checkbox], [type=radio]), textarea, [contenteditable]")
  );
}
