import type { ReactElement } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import type { ShownMenuItem } from "#rendering/hooks/useMenu.ts";
import { MenuEntry } from "./MenuEntry.tsx";
import { QuickMenu } from "./QuickMenu.tsx";

/** Side of the icons in pixels; 0 shows none. */
const iconSizes = { top: 18, bottom: 24, side: 20, quick: 22, footer: 0, shortcuts: 26 };

/** A menu in its place. */
export interface MenuBarProps {
  /** Under this name the browser remembers what of it is folded. */
  name: string;
  items: readonly ShownMenuItem[];
  variant: BlockProps<"menu">["variant"];
  /** Items with further ones are headings above them. */
  headed?: boolean | undefined;
  label: string;
}

/** Items drawn for their place. An odd number of places at the bottom raises the one in the middle. */
export function MenuBar({ name, items, variant, headed, label }: MenuBarProps): ReactElement | null {
  if (items.length === 0) return null;
  if (variant === "quick") return <QuickMenu name={name} items={items} label={label} />;
  const isOdd = items.length >= 3 && items.length % 2 === 1;
  const raised = variant === "bottom" && isOdd ? (items.length - 1) / 2 : undefined;
  return (
    <nav className={`menu menu--${variant}`} aria-label={label}>
      <ul className="menu__list">
        {items.map((item, index) => (
          <MenuEntry
            key={item.id}
            item={item}
            iconSize={iconSizes[variant]}
            isRaised={index === raised}
            variant={variant}
            headed={headed}
          />
        ))}
      </ul>
    </nav>
  );
}
