import { useState, type KeyboardEvent } from "react";
import { useLateClose } from "../ui/useLateClose.ts";

/** A text field with a list to choose from, as the ARIA pattern wants it. */
export interface Combobox {
  isOpen: boolean;
  /** Place of the choice that the arrow keys are on; -1 is none. */
  active: number;
  open(): void;
  close(): void;
  setActive(index: number): void;
  onKeyDown(event: KeyboardEvent): void;
  onBlur(): void;
}

/** Opens, walks and closes a list of `count` choices; `pick` takes the one at a place. */
export function useCombobox(count: number, pick: (index: number) => void): Combobox {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const late = useLateClose(close);
  const open = () => {
    late.stay();
    setOpen(true);
  };
  const walk = (step: number) => {
    open();
    setActive((now) => (count === 0 ? -1 : (now + step + count + (now < 0 && step < 0 ? 1 : 0)) % count));
  };
  const keys: Record<string, () => void> = {
    ArrowDown: () => walk(1),
    ArrowUp: () => walk(-1),
    ...(isOpen ? { Escape: close } : {}),
    ...(isOpen && active >= 0 ? { Enter: () => (pick(active), close()) } : {}),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act || event.nativeEvent.isComposing) return;
    event.preventDefault();
    // Escape closes the list, not the dialog around it.
    event.stopPropagation();
    act();
  };
  return { isOpen, active, open, close, setActive, onKeyDown, onBlur: late.leave };
}
