import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";

interface Modal {
  /** Escape, or the system's own way back. */
  onEscape(): void;
  /** What gets the focus first, looked for inside; the heading with `data-first` where there is no such thing. */
  firstFocus?: string;
}

/** Opens a native dialog over everything for as long as it is drawn, keeps the focus in it and gives it back after. */
export function useModal({ onEscape, firstFocus }: Modal): RefObject<HTMLDialogElement | null> {
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
      escape.current();
    };
    element.addEventListener("cancel", handleCancel);
    return () => {
      element.removeEventListener("cancel", handleCancel);
      if (typeof element.close === "function" && element.open) element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [firstFocus]);
  return dialog;
}
