import type { ReactElement } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { MenuEntry } from "./MenuEntry.tsx";
import type { MenuBarProps } from "./MenuBar.tsx";
import { MenuPanel } from "./MenuPanel.tsx";
import "./MenuPanel.css";

interface PanelMenuProps extends MenuBarProps {
  panels: readonly (ReturnType<NonNullable<BlockProps<"menu">["panel"]>> | undefined)[];
  /** Items that are there only where a panel opens from them. */
  needRows?: BlockProps<"menu">["needRows"];
}

/** A menu of links from some of which a panel opens: its items stand where they stood without. */
export function PanelMenu({ items, variant, label, panels, needRows = [] }: PanelMenuProps): ReactElement | null {
  if (items.length === 0) return null;
  return (
    <nav className={`menu menu--${variant} menu--panels`} aria-label={label}>
      <ul className="menu__list">
        {items.map((item) => {
          const panel = panels.find((one) => one?.item.value === item.id);
          if (panel === undefined && needRows.includes(item.id)) return null;
          if (panel === undefined || item.items)
            return <MenuEntry key={item.id} item={item} iconSize={18} variant={variant} />;
          return (
            <MenuPanel key={item.id} item={item} label={panel.label} count={Number(panel.count?.value ?? 0)}>
              {panel.children}
            </MenuPanel>
          );
        })}
      </ul>
    </nav>
  );
}
