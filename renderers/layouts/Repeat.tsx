import { Fragment, type ReactNode } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { useRows } from "#rendering/hooks/useRows.tsx";
import { classNames } from "../ui/classNames.ts";
import { keyOfRow } from "../ui/keyOfRow.ts";
import { columnsClass } from "./columnsClass.ts";

/** The children once for each row, as a list; without rows, what is said for an empty one. */
export function Repeat(props: BlockProps<"repeat">): ReactNode {
  const { children, rowKey, limit, layout = "list", columns, gap = "m", empty, label, at } = props;
  const { rows: shown, within } = useRows(props.rows.value, at, limit);
  if (shown.length === 0) return empty === undefined ? null : <Fragment>{empty}</Fragment>;
  return within(
    <ul
      className={classNames(
        layout === "grid" ? "grid" : "list",
        layout === "row" && "list--row",
        `gap-${gap}`,
        layout === "grid" && columnsClass(columns),
      )}
      aria-label={label}
    >
      {shown.map((row, index) => (
        <li key={keyOfRow(row, index, rowKey)}>{children(row, index)}</li>
      ))}
    </ul>,
  );
}

/** Draws `repeat`. */
export const repeat = defineBlock({ kind: "repeat", component: Repeat });
