import { useEffect } from "react";

/**
 * Closes what stands open in a box when somebody presses beside it, the focus leaves it, or Escape is pressed in it; the focus then
 * is on the first button of the box, which is the one that opened it.
 */
export function useCloseBeside(isOpen: boolean, group: { current: HTMLElement | null }, close: () => void): void {
  useEffect(() => {
    const box = group.current;
    if (!isOpen || box === null) return;
    const leave = ({ target }: Event): void => {
      if (!(target instanceof Node && box.contains(target))) close();
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
