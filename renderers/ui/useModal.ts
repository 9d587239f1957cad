import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";
import { createChunk } from "#rendering/createChunk.ts";

/** A part of its own that no first visit waits for; the console has it before anything is edited. */
const swipes = createChunk("renderers/ui/followSwipe.ts", () => import("./followSwipe.ts"));

interface Modal {
  /** Escape, the system's own way back, or a swipe down; undefined where there is no way out. */
  onEscape: (() => void) | undefined;
  /** Is it a sheet on a phone, that follows a swipe? */
  isSheet?: boolean;
  /** What gets the focus first, looked for inside; the heading with `data-first` where there is no such thing. */
  firstFocus?: string;
}

/** Opens a native dialog over everything for as long as it is drawn, keeps the focus in it and gives it back after. */
export function useModal({ onEscape, firstFocus, isSheet = false }: Modal): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const escape = useRef(onEscape);
  useEffect(() => {
    escape.current = onEscape;
  });
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    const before = document.activeElement;
    if (typeof element.showModal === "function") element.showModal();
    else element.setAttribute("open", "");
    // A phone would cover half of the sheet with its keyboard at once; there the heading is first.
    const isFine = globalThis.matchMedia?.("(pointer: fine)").matches ?? false;
    const wanted = firstFocus !== undefined && isFine ? element.querySelector<HTMLElement>(firstFocus) : null;
    (wanted ?? element.querySelector<HTMLElement>("[data-first]"))?.focus({ preventScroll: true });
    const handleCancel = (event: Event): void => {
      event.preventDefault();
      escape.current?.();
    };
    // Pressed twice, Escape or the system's way back closes a dialog without asking it; what is open is for the program to say.
    const handleClose = (): void => {
      if (element.open) return;
      element.showModal();
      escape.current?.();
    };
    element.addEventListener("cancel", handleCancel);
    element.addEventListener("close", handleClose);
    let isOver = false;
    let stopSwipe: (() => void) | undefined;
    if (isSheet) {
      // A part of its own; a sheet that cannot be pulled down yet still has its button.
      void swipes
        .load()
        .then(({ followSwipe }) => {
          if (!isOver) stopSwipe = followSwipe(element, { onAway: () => escape.current });
        })
        .catch(() => undefined);
    }
    return () => {
      isOver = true;
      stopSwipe?.();
      element.removeEventListener("cancel", handleCancel);
      element.removeEventListener("close", handleClose);
      if (typeof element.close === "function" && element.open) element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [firstFocus, isSheet]);
  return dialog;
}
