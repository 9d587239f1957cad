import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";
import { createChunk } from "#rendering/createChunk.ts";

/** A part of its own that no first visit waits for; the console has it before anything is edited. */
const swipes = createChunk("renderers/ui/followSwipe.ts", () => import("./followSwipe.ts"));

interface Modal {
  /** Escape, the system's own way back, or a swipe down; undefined where there is no way out. */
  onEscape: (() => void) | undefined;
  /** Is it a sheet on a phone, that follows a swipe? */
  isSheet?: boolean;
  /** It stands beside the page, which can be used while it is open. */
  isBeside?: boolean;
  /** What gets the focus first, looked for inside; the heading with `data-first` where there is no such thing. */
  firstFocus?: string;
}

/** Dialogs that nothing closes but an answer: what opens later, as the browser's way back may, opens below them. */
const kept = new Set<HTMLDialogElement>();

/**
 * Opens a native dialog over everything, or beside the page, for as long as it is drawn; over everything it keeps the focus in it.
 * Gives the focus back after.
 */
export function useModal({
  onEscape,
  firstFocus,
  isSheet = false,
  isBeside = false,
}: Modal): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const escape = useRef(onEscape);
  useEffect(() => {
    escape.current = onEscape;
  });
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    const before = document.activeElement;
    const open = (): void => show(element, isBeside);
    open();
    // A phone would cover half of the sheet with its keyboard at once; there the heading is first.
    const isFine = globalThis.matchMedia?.("(pointer: fine)").matches ?? false;
    const wanted = firstFocus !== undefined && isFine ? element.querySelector<HTMLElement>(firstFocus) : null;
    (wanted ?? firstOf(element))?.focus({ preventScroll: true });
    if (escape.current === undefined) kept.add(element);
    else for (const other of kept) raise(other);
    const handleCancel = (event: Event): void => {
      event.preventDefault();
      escape.current?.();
    };
    // Pressed twice, Escape or the system's way back closes a dialog without asking it; what is open is for the program to say.
    const handleClose = (): void => {
      if (element.open) return;
      open();
      escape.current?.();
    };
    // A browser asks those over everything alone.
    const handleKeyDown = (event: KeyboardEvent): void => {
      if (isBeside && event.key === "Escape" && !event.isComposing && !event.defaultPrevented) escape.current?.();
    };
    element.addEventListener("keydown", handleKeyDown);
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
      kept.delete(element);
      stopSwipe?.();
      element.removeEventListener("cancel", handleCancel);
      element.removeEventListener("close", handleClose);
      element.removeEventListener("keydown", handleKeyDown);
      // Whoever is busy on the page stays there.
      const isInside = !isBeside || element.contains(document.activeElement);
      if (typeof element.close === "function" && element.open) element.close();
      if (isInside && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [firstFocus, isSheet, isBeside]);
  return dialog;
}

const firstOf = (element: HTMLElement): HTMLElement | null => element.querySelector<HTMLElement>("[data-first]");

function show(element: HTMLDialogElement, isBeside = false): void {
  if (typeof element.showModal !== "function") element.setAttribute("open", "");
  else if (isBeside) element.show();
  else element.showModal();
}

/** Puts an open dialog over all others again. */
function raise(element: HTMLDialogElement): void {
  if (typeof element.close === "function") element.close();
  show(element);
  firstOf(element)?.focus({ preventScroll: true });
}
