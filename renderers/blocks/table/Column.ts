import type { BlockProps } from "#rendering/BlockProps.ts";

/** A column of a table. */
export type Column = BlockProps<"table">["columns"][number];

/** What is done with a row. */
export type RowActions = NonNullable<BlockProps<"table">["rowActions"]>;

/** What a press on the name of a row does. */
export type RowPressAct = NonNullable<BlockProps<"table">["rowPress"]>;

/** The column that names a row: the primary one, else the first. */
export function namingColumn(columns: readonly Column[]): Column | undefined {
  return columns.find(({ primary }) => primary) ?? columns[0];
}

const figures = new Set(["number", "money", "percent", "duration", "compact"]);

/** Figures stand at the end of their column, unless the document says otherwise. */
export function columnAlign({ align, format }: Column): "start" | "center" | "end" {
  return align ?? (figures.has(format ?? "text") ? "end" : "start");
}
