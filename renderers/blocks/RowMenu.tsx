import type { ReactElement } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { kindHaving } from "#engine/index.ts";
import { badgeOf, useMenu, type ShownMenuItem } from "#rendering/hooks/useMenu.ts";
import { useRendering } from "#rendering/hooks/useRendering.ts";
import { useRows } from "#rendering/hooks/useRows.tsx";
import { keyOfRow } from "../ui/keyOfRow.ts";
import { linkAddress } from "../ui/linkAddress.ts";
import { MenuBar } from "./MenuBar.tsx";
import "./MenuGroup.css";

/** A bar of more would be no menu. */
const mostRows = 100;

/** A menu of rows, behind the items of one of the configuration where it names one. */
export function RowMenu(props: BlockProps<"menu">): ReactElement | null {
  const { menu: name, rowItem, rowKey, limit = mostRows, variant, label, at } = props;
  const { base = "", dispatch, format } = useRendering();
  const own = useMenu(name ?? "", at);
  const { rows } = useRows(rowItem && props.rows?.value, at, limit);
  const path = at.scope.read("/route/path");
  const taken = new Set(own.map(({ id }) => id));
  const toItem = (row: unknown, index: number): ShownMenuItem[] => {
    const { label = "", labels, icon, address, action, badge } = rowItem?.(row, index) ?? {};
    const words = labels?.[label] ?? label;
    const to = linkAddress(address?.value);
    const id = `row ${keyOfRow(row, index, rowKey)}`;
    if (words === "" || taken.has(id) || (action === undefined && to === undefined)) return [];
    taken.add(id);
    const isPath = to?.startsWith("/") === true;
    return [
      {
        id,
        label: words,
        icon,
        ...(action || to === undefined ? {} : { href: isPath ? base + to : to, isOutside: !isPath }),
        isCurrent: isPath && path === to.split(/[?#]/, 1)[0],
        badge: badgeOf(badge?.value, format),
        onPress: action ?? (() => dispatch({ do: "navigate", to: to ?? "/" }, at.scope)),
      },
    ];
  };
  return (
    <MenuBar
      name={name ?? `${at.document} ${at.pointer}`}
      items={[...own, ...rows.flatMap(toItem)]}
      variant={variant}
      label={label}
    />
  );
}

/** Draws a `menu` that has items of rows. */
export const rowMenu = defineBlock({
  kind: "menu",
  name: "rowMenu",
  match: kindHaving("menu", "rowItem"),
  component: RowMenu,
});
