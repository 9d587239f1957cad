import { useEffect } from "react";
import { useLateClose } from "./useLateClose.ts";

/**
 * Closes what stands open in a box when somebody presses beside it, a moment after the focus has left it, or when Escape is pressed
 * in it; the focus then is on the first button of the box, which is the one that opened it.
 */
export function useCloseBeside(isOpen: boolean, group: { current: HTMLElement | null }, close: () => void): void {
  const late = useLateClose(close);
  useEffect(() => {
    const box = group.current;
    if (!isOpen || box === null) return;
    const leave = ({ target, type }: Event): void => {
      late.stay();
      if (target instanceof Node && box.contains(target)) return;
      if (type === "focusin") late.leave();
      else close();
    };
    const press = (event: KeyboardEvent): void => {
      if (event.key !== "Escape") return;
      // Escape closes this, not the dialog around it.
      event.preventDefault();
      event.stopPropagation();
      close();
      box.querySelector<HTMLElement>("button")?.focus();
    };
    box.addEventListener("keydown", press);
    document.addEventListener("pointerdown", leave);
    document.addEventListener("focusin", leave);
    return () => {
      box.removeEventListener("keydown", press);
      document.removeEventListener("pointerdown", leave);
      document.removeEventListener("focusin", leave);
    };
  });
}
