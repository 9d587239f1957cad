import { useId, type ReactElement } from "react";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useIsHydrated } from "#rendering/hooks/useIsHydrated.ts";
import { useUi } from "#rendering/hooks/useUi.ts";
import type { ShownMenuItem } from "#rendering/hooks/useMenu.ts";
import { observing } from "#rendering/observing.ts";
import { Icon } from "../icons/Icon.tsx";
import { useMatches } from "../ui/useMatches.ts";
import { MenuEntry } from "./MenuEntry.tsx";

/** Beside the page there is room for it only on a wide screen; elsewhere it begins folded away. */
const hasRoom = "(min-width: 1400px)";

interface QuickMenuProps {
  /** Under this name the browser remembers whether it was folded. */
  name: string;
  items: readonly ShownMenuItem[];
  label: string;
}

/**
 * The menu that floats at the side of a wide screen and can be folded away; it stays as it was left, on other pages and visits
 * too. It is drawn ahead folded: what a page shows at first must not be taken away again.
 */
export const QuickMenu = observing(function QuickMenu({ name, items, label }: QuickMenuProps): ReactElement {
  const id = useId();
  const text = useFixedText();
  const ui = useUi();
  const isWide = useMatches(hasRoom);
  const isHydrated = useIsHydrated();
  const isOpen = isHydrated && !(ui.isFolded(name) ?? !isWide);
  const toggle = text(isOpen ? "ui.menu.fold" : "ui.menu.unfold");
  return (
    <nav className="menu menu--quick" aria-label={label}>
      <ul className="menu__list" id={id} hidden={!isOpen}>
        {items.map((item) => (
          <MenuEntry key={item.id} item={item} iconSize={22} variant="quick" />
        ))}
      </ul>
      <button
        type="button"
        className="menu__toggle"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={toggle}
        title={toggle}
        onClick={() => ui.fold(name, isOpen)}
      >
        <Icon name={isOpen ? "chevron-down" : "chat"} size={22} />
      </button>
    </nav>
  );
});
