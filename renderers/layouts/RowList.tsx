import type { ReactNode } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { useRows } from "#rendering/hooks/useRows.tsx";
import { classNames } from "../ui/classNames.ts";
import { keyOfRow } from "../ui/keyOfRow.ts";
import { columnsClass } from "./columnsClass.ts";

/** What draws the rows of a list. */
export interface RowListProps {
  /** The node of the list. */
  list: BlockProps<"repeat">;
  rows: readonly unknown[];
  /** Rows that there are, also those that are not here. */
  total: number;
  /** Names the list among all that are open. */
  name: string;
  /** Told which rows are near the screen, where rows come by sight: the first, and the one behind the last. */
  onNear?: ((rows: readonly [number, number]) => void) | undefined;
}

/** Rows as a list, one below the other, side by side or in columns. */
export function RowList({ list, rows }: RowListProps): ReactNode {
  const { children, rowKey, label, at } = list;
  const drawn = useRows(rows, at);
  return drawn.within(
    <ul className={listClass(list)} aria-label={label}>
      {drawn.rows.map((row, index) => (
        <li key={keyOfRow(row, index, rowKey)}>{children(row, index)}</li>
      ))}
    </ul>,
  );
}

/** The classes by which a list stands as its node says. */
export function listClass({ layout = "list", columns, gap = "m" }: BlockProps<"repeat">): string {
  return classNames(
    layout === "grid" ? "grid" : "list",
    layout === "row" && "list--row",
    `gap-${gap}`,
    layout === "grid" && columnsClass(columns),
  );
}
