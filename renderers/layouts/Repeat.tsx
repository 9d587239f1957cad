import { Fragment, type ReactElement } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { classNames } from "../parts/classNames.ts";
import { keyOfRow } from "../parts/keyOfRow.ts";
import { columnsStyle } from "./columnsStyle.ts";

/** The children once for each row, as a list; without rows, what is said for an empty one. */
export function Repeat(props: BlockProps<"repeat">): ReactElement | null {
  const { rows, children, rowKey, limit, layout = "list", columns, gap = "m", empty, label } = props;
  const all: readonly unknown[] = Array.isArray(rows.value) ? rows.value : [];
  const shown = limit === undefined ? all : all.slice(0, limit);
  if (shown.length === 0) return empty === undefined ? null : <Fragment>{empty}</Fragment>;
  return (
    <ul
      className={classNames(layout === "grid" ? "grid" : "list", layout === "row" && "list--row", `gap-${gap}`)}
      style={layout === "grid" ? columnsStyle(columns) : undefined}
      aria-label={label}
    >
      {shown.map((row, index) => (
        <li key={keyOfRow(row, index, rowKey)}>{children(row, index)}</li>
      ))}
    </ul>
  );
}

/** Draws `repeat`. */
export const repeat = defineBlock({ kind: "repeat", component: Repeat });
