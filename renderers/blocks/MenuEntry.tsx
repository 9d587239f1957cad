import type { MouseEvent, ReactElement } from "react";
import { createChunk } from "#rendering/createChunk.ts";
import type { ShownMenuItem } from "#rendering/hooks/useMenu.ts";
import { lazyComponent } from "#rendering/lazyComponent.tsx";
import { Icon } from "../icons/Icon.tsx";
import { classNames } from "../ui/classNames.ts";
import { useBusy } from "../ui/useBusy.ts";

// Few menus nest.
const groups = createChunk("renderers/blocks/MenuGroup.tsx", () => import("./MenuGroup.tsx"));
const MenuGroup = lazyComponent(groups, (chunk) => chunk.MenuGroup);

interface MenuEntryProps {
  item: ShownMenuItem;
  /** Side of the icon in pixels; 0 shows none. */
  iconSize: number;
  /** Stands out of the line. */
  isRaised?: boolean;
  /** The place of its menu; what it opens goes by that. */
  variant?: "top" | "bottom" | "side" | "quick" | "footer" | "shortcuts";
  /** What it opens stands below it, and it is their heading. */
  headed?: boolean | undefined;
  /** 1 in the menu itself. */
  depth?: number;
}

/** One item of a menu: a link where it leads to a path, the name of further ones, else a button. */
export function MenuEntry({
  item,
  iconSize,
  isRaised = false,
  variant = "side",
  headed = variant === "footer",
  depth = 1,
}: MenuEntryProps): ReactElement {
  const [isBusy, run] = useBusy(item.onPress);
  const icon = iconSize === 0 || item.icon === undefined ? null : <Icon name={item.icon} size={iconSize} />;
  const content = (
    <>
      {isRaised ? <span className="menu__raised">{icon}</span> : icon}
      <span className="menu__label">{item.label}</span>
      {item.badge === null ? null : <span className="menu__badge">{item.badge.text}</span>}
    </>
  );
  const current = item.isCurrent ? "page" : undefined;
  const handleLink = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    run();
  };
  const outside = { rel: "noopener noreferrer", target: "_blank" };
  return (
    <li className={classNames("menu__entry", isRaised && "menu__entry--raised")}>
      {item.items ? (
        <MenuGroup item={item} content={content} variant={variant} isHead={headed && depth === 1} depth={depth}>
          {item.items.map((inner) => (
            <MenuEntry key={inner.id} item={inner} iconSize={iconSize && 18} variant={variant} depth={depth + 1} />
          ))}
        </MenuGroup>
      ) : item.href === undefined ? (
        <button
          type="button"
          className="menu__item"
          aria-current={current}
          aria-disabled={isBusy || undefined}
          onClick={run}
        >
          {content}
        </button>
      ) : (
        <a
          className="menu__item"
          href={item.href}
          aria-current={current}
          {...(item.isOutside ? outside : { onClick: handleLink })}
        >
          {content}
        </a>
      )}
    </li>
  );
}
