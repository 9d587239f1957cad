import { useEffect, useId, useRef, useState, type ReactElement, type ReactNode } from "react";
import type { ShownMenuItem } from "#rendering/hooks/useMenu.ts";
import { Icon } from "../icons/Icon.tsx";
import { moveFocus } from "../ui/moveFocus.ts";
import { useCloseBeside } from "../ui/useCloseBeside.ts";
import "./MenuGroup.css";

/** Places of menus where what an item opens stands over the page. */
const overPage: ReadonlySet<string> = new Set(["top", "bottom", "quick", "shortcuts"]);

/** What opens is at most so wide, in pixels. */
const widest = 320;

interface MenuGroupProps {
  item: ShownMenuItem;
  /** Icon, label and count. */
  content: ReactNode;
  variant: string;
  /** It is a heading, and what it opens is always there. */
  isHead: boolean;
  /** 1 in the menu itself. */
  depth: number;
  /** Its items, each in a list item. */
  children: ReactNode;
}

/**
 * An item of a menu that opens further ones: a heading where they always stand below it; in the menu's own line over the page, elsewhere by unfolding below. Escape, a press
 * beside it and a choice close what stands over the page; arrows, Home and End move within it.
 */
export function MenuGroup({ item, content, variant, isHead, depth, children }: MenuGroupProps): ReactElement {
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const isOver = depth === 1 && overPage.has(variant);
  const holdsCurrent = hasCurrent(item);
  const [isOpen, setIsOpen] = useState(!isOver && holdsCurrent);
  const [isTurned, setIsTurned] = useState(false);
  const [wasCurrent, setWasCurrent] = useState(holdsCurrent);
  if (wasCurrent !== holdsCurrent) {
    setWasCurrent(holdsCurrent);
    // Who comes to a page sees where it stands in the menu.
    if (holdsCurrent && !isOver) setIsOpen(true);
  }
  useOverPage(isOpen && isOver, group, () => setIsOpen(false));

  if (isHead) {
    return (
      <>
        <p className="menu__item menu__head" id={id}>
          {content}
        </p>
        <ul className="menu__sub" aria-labelledby={id}>
          {children}
        </ul>
      </>
    );
  }
  return (
    <div ref={group} className="menu__group" data-over={isOver || undefined}>
      <button
        type="button"
        className="menu__item"
        data-holds-current={holdsCurrent || undefined}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={({ currentTarget }) => {
          setIsTurned(isOver && reachesOut(currentTarget));
          setIsOpen(!isOpen);
        }}
      >
        {content}
        <span className="menu__turn" aria-hidden="true">
          <Icon name="chevron-down" size={16} />
        </span>
      </button>
      <ul id={id} className="menu__sub" data-turned={isTurned || undefined} aria-label={item.label} hidden={!isOpen}>
        {children}
      </ul>
    </div>
  );
}

function hasCurrent({ isCurrent, items = [] }: ShownMenuItem): boolean {
  return isCurrent || items.some(hasCurrent);
}

/** What stands over the page: a choice closes it, too, and the arrows walk it. */
function useOverPage(isOpen: boolean, group: { current: HTMLElement | null }, close: () => void): void {
  useCloseBeside(isOpen, group, close);
  useEffect(() => {
    const box = group.current;
    if (!isOpen || box === null) return;
    const choose = ({ target }: Event): void => {
      if (target instanceof Element && target.closest("a, button:not([aria-expanded])")) close();
    };
    const press = (event: KeyboardEvent): void => {
      if (!moveFocus(event, box.querySelector<HTMLElement>("ul"))) return;
      event.preventDefault();
      event.stopPropagation();
    };
    box.addEventListener("click", choose);
    box.addEventListener("keydown", press);
    return () => {
      box.removeEventListener("click", choose);
      box.removeEventListener("keydown", press);
    };
  });
}

/** Whether there is more room before the button's end than behind its start, and too little there. */
function reachesOut(button: HTMLElement): boolean {
  const { left, right } = button.getBoundingClientRect();
  const behind = document.documentElement.clientWidth - left;
  const [room, other] = getComputedStyle(button).direction === "rtl" ? [right, behind] : [behind, right];
  return room < widest && other > room;
}
