import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactElement, type ReactNode } from "react";
import type { ShownMenuItem } from "#rendering/hooks/useMenu.ts";
import { Icon } from "../icons/Icon.tsx";
import { useCloseBeside } from "../ui/useCloseBeside.ts";
import { useLateClose } from "../ui/useLateClose.ts";
import { MenuEntry } from "./MenuEntry.tsx";

/** From so many things on a panel is not centred below its item (access specification, section 9). */
const uncentredFrom = 6;

interface MenuPanelProps {
  item: ShownMenuItem;
  /** What the panel holds, in a word. */
  label: string;
  /** How many things it holds. */
  count: number;
  children: ReactNode;
}

/**
 * An item that leads somewhere, and a button beside it that opens a panel over the page; a mouse on the item opens it as well.
 * Escape, a press beside it and a choice close it, and the focus or the mouse that has left for a moment.
 */
export function MenuPanel({ item, label, count, children }: MenuPanelProps): ReactElement {
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  const late = useLateClose(close);
  useCloseBeside(isOpen, group, close);
  useLayoutEffect(() => {
    if (isOpen && panel.current !== null) bringInside(panel.current);
  }, [isOpen]);
  useOpening(group, {
    enter() {
      late.stay();
      setIsOpen(true);
    },
    leave: late.leave,
    choose: close,
  });
  const name = `${item.label}: ${label}`;
  return (
    <li className="menu__entry menu__opener">
      <div ref={group} className="menu__opening">
        <div className="menu__pair">
          <ul className="menu__one" role="presentation">
            <MenuEntry item={item} iconSize={18} variant="top" />
          </ul>
          <button
            type="button"
            className="menu__open"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={name}
            onClick={() => setIsOpen(!isOpen)}
          >
            <Icon name="chevron-down" size={14} />
          </button>
        </div>
        <div
          ref={panel}
          id={id}
          className="menu__panel"
          role="group"
          aria-label={name}
          data-centred={count < uncentredFrom}
          hidden={!isOpen}
        >
          {isOpen ? children : null}
        </div>
      </div>
    </li>
  );
}

interface Opening {
  /** A mouse has come. */
  enter(): void;
  /** It has left. */
  leave(): void;
  /** A link in the box was pressed. */
  choose(): void;
}

/** What a mouse does at a box: a finger opens by its press alone. */
function useOpening(group: { current: HTMLElement | null }, { enter, leave, choose }: Opening): void {
  useEffect(() => {
    const box = group.current;
    if (box === null) return;
    const byMouse = (act: () => void) => (event: PointerEvent) => {
      if (event.pointerType === "mouse") act();
    };
    const [come, go] = [byMouse(enter), byMouse(leave)];
    const press = ({ target }: Event): void => {
      if (target instanceof Element && target.closest("a")) choose();
    };
    box.addEventListener("pointerenter", come);
    box.addEventListener("pointerleave", go);
    box.addEventListener("click", press);
    return () => {
      box.removeEventListener("pointerenter", come);
      box.removeEventListener("pointerleave", go);
      box.removeEventListener("click", press);
    };
  });
}

/** So far from the sides of the window a panel stays, in pixels. */
const edge = 12;

/** What is centred below the first or the last item would reach out of the window. */
function bringInside(box: HTMLElement): void {
  box.style.setProperty("--shift", "0px");
  const { left, right } = box.getBoundingClientRect();
  const over = right - (document.documentElement.clientWidth - edge);
  const shift = left < edge ? edge - left : over > 0 ? -over : 0;
  box.style.setProperty("--shift", `${shift}px`);
}
