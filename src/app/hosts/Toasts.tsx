import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { createChunk } from "#rendering/createChunk.ts";
import { observing } from "#rendering/observing.ts";
import { Icon } from "#renderers/icons/Icon.tsx";
import { offerMs, toastMs, type Toast } from "#stores/Toasts.ts";
import type { ScreenStores } from "../ScreenStores.ts";

/** Part of the screen's height that messages at the bottom may reach up to. */
const lowerPart = 0.35;

/** A part of its own that no first visit waits for. */
const offers = createChunk("src/app/hosts/UndoOffer.tsx", () => import("./UndoOffer.tsx"));

const icons = { neutral: "info", positive: "success", negative: "error", warning: "warning" } as const;

/**
 * Messages that go away by themselves. They stand inside the dialog on top, because everything outside of an open modal
 * dialog is neither reachable nor read out.
 */
export const Toasts = observing(function Toasts({ stores }: { stores: ScreenStores }) {
  const { dialogs, centre, questions } = stores.ui;
  const toasts = stores.ui.toasts.list;
  const [place, setPlace] = useState<Element>(document.body);
  const side = useFreeSide(toasts.length);
  const opened = [dialogs.length, centre?.centre, questions.open === null, toasts.length].join();
  useLayoutEffect(() => {
    // One that nothing closes stands over all that opened later.
    const found = ["dialog[open][data-kept]", "dialog[open]"].map((open) =>
      [...document.querySelectorAll(open)].at(-1),
    );
    setPlace(found[0] ?? found[1] ?? document.body);
  }, [opened]);
  return createPortal(
    <div className="toasts" data-side={side}>
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} text={toast.text} stores={stores} />
      ))}
    </div>,
    place,
  );
});

/**
 * The end of the screen that is not being looked at: a message must not cover the button that it speaks of. That is where was pressed last, or
 * where the focus is. Decided when the first message comes, so that those that follow stand with it.
 */
function useFreeSide(count: number): "top" | "bottom" {
  const pressed = useRef<number | null>(null);
  const [side, setSide] = useState<"top" | "bottom">("bottom");
  useEffect(() => {
    const see = (event: PointerEvent) => (pressed.current = event.clientY);
    const forget = () => (pressed.current = null);
    document.addEventListener("pointerdown", see, true);
    document.addEventListener("keydown", forget, true);
    return () => {
      document.removeEventListener("pointerdown", see, true);
      document.removeEventListener("keydown", forget, true);
    };
  }, []);
  const hasAny = count > 0;
  useLayoutEffect(() => {
    if (!hasAny) return;
    const { activeElement } = document;
    const focused = activeElement === document.body ? undefined : activeElement?.getBoundingClientRect().bottom;
    setSide((pressed.current ?? focused ?? 0) > innerHeight * (1 - lowerPart) ? "top" : "bottom");
  }, [hasAny]);
  return side;
}

function ToastItem({ toast, text, stores }: { toast: Toast; text: string; stores: ScreenStores }) {
  const { id, tone, undo, button } = toast;
  const hasOffer = Boolean(undo ?? button);
  const hasWords = text !== "";
  const [isHeld, setHeld] = useState(false);
  const [stirs, setStirs] = useState(0);
  // Undefined while it is on its way, and null where it cannot be had.
  const [offer, setOffer] = useState(hasOffer ? offers.read() : null);
  useEffect(() => {
    if (hasOffer) offers.load().then(setOffer, () => setOffer(null));
  }, [hasOffer]);
  useEffect(() => {
    // A message under the pointer or the keyboard is being read, and one whose words are on their way is not there yet.
    if (isHeld || button || !hasWords) return undefined;
    const timer = setTimeout(() => stores.ui.toasts.remove(id), undo ? offerMs : toastMs);
    return () => clearTimeout(timer);
  }, [id, undo, button, isHeld, hasWords, stirs, stores]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  // Read out once, with all that it offers.
  if (offer === undefined || !hasWords) return null;
  return (
    <div
      className="toast"
      data-tone={tone}
      role={tone === "negative" || tone === "warning" ? "alert" : "status"}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <Icon name={icons[tone]} size={20} />
      {/* What counts down is read out once, and not at every second. */}
      <p className="toast__text" role={button ? "timer" : undefined}>
        {text}
      </p>
      {offer ? <offer.UndoOffer toast={toast} stores={stores} onStir={() => setStirs((now) => now + 1)} /> : null}
      <button
        type="button"
        className="icon-button"
        aria-label={stores.texts.texts.translate("session.dismiss")}
        onClick={() => stores.ui.toasts.remove(id)}
      >
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}
