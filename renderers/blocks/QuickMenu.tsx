import { useId, useState, type ReactElement } from "react";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import type { ShownMenuItem } from "#rendering/hooks/useMenu.ts";
import { Icon } from "../icons/Icon.tsx";
import { MenuEntry } from "./MenuEntry.tsx";

/** Beside the page there is room for it only on a wide screen; elsewhere it begins folded away. */
const hasRoom = (): boolean => globalThis.innerWidth >= 1400;

/** The menu that floats at the side of a wide screen and can be folded away. */
export function QuickMenu({ items, label }: { items: readonly ShownMenuItem[]; label: string }): ReactElement {
  const id = useId();
  const text = useFixedText();
  const [isOpen, setIsOpen] = useState(hasRoom);
  const toggle = text(isOpen ? "ui.menu.fold" : "ui.menu.unfold");
  return (
    <nav className="menu menu--quick" aria-label={label}>
      <ul className="menu__list" id={id} hidden={!isOpen}>
        {items.map((item) => (
          <MenuEntry key={item.id} item={item} iconSize={22} />
        ))}
      </ul>
      <button
        type="button"
        className="menu__toggle"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={toggle}
        title={toggle}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name={isOpen ? "chevron-down" : "chat"} size={22} />
      </button>
    </nav>
  );
}
