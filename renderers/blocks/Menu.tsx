import type { ReactElement } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { useMenu } from "#rendering/hooks/useMenu.ts";
import { MenuEntry } from "./MenuEntry.tsx";
import { QuickMenu } from "./QuickMenu.tsx";

const iconSizes = { top: 18, bottom: 24, side: 20, quick: 22, footer: 0, shortcuts: 26 };

/** A menu of the configuration, drawn for its place. An odd number of places at the bottom raises the one in the middle. */
export function Menu({ menu: name, variant, label, at }: BlockProps<"menu">): ReactElement | null {
  const items = useMenu(name, at);
  if (items.length === 0) return null;
  if (variant === "quick") return <QuickMenu name={name} items={items} label={label} />;
  const isOdd = items.length >= 3 && items.length % 2 === 1;
  const raised = variant === "bottom" && isOdd ? (items.length - 1) / 2 : undefined;
  return (
    <nav className={`menu menu--${variant}`} aria-label={label}>
      <ul className="menu__list">
        {items.map((item, index) => (
          <MenuEntry key={item.id} item={item} iconSize={iconSizes[variant]} isRaised={index === raised} />
        ))}
      </ul>
    </nav>
  );
}

/** Draws `menu`. */
export const menu = defineBlock({ kind: "menu", component: Menu });
