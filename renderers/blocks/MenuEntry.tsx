import type { MouseEvent, ReactElement } from "react";
import type { ShownMenuItem } from "#rendering/hooks/useMenu.ts";
import { Icon } from "../icons/Icon.tsx";
import { classNames } from "../ui/classNames.ts";
import { useBusy } from "../ui/useBusy.ts";

interface MenuEntryProps {
  item: ShownMenuItem;
  /** Side of the icon in pixels; 0 shows none. */
  iconSize: number;
  /** Stands out of the line. */
  isRaised?: boolean;
}

/** One item of a menu: a link where it leads to a path, else a button. */
export function MenuEntry({ item, iconSize, isRaised = false }: MenuEntryProps): ReactElement {
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
  return (
    <li className={classNames("menu__entry", isRaised && "menu__entry--raised")}>
      {item.href === undefined ? (
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
        <a className="menu__item" href={item.href} aria-current={current} onClick={handleLink}>
          {content}
        </a>
      )}
    </li>
  );
}
