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

/** What a row is called: what its naming column says of it. */
export function nameOfRow(columns: readonly Column[], row: unknown, index: number): string {
  return namingColumn(columns)?.value(row, index).text ?? "";
}

const figures = new Set(["number", "money", "percent", "duration", "compact"]);

/** How the values of a column are written: the same way in every row. */
export function columnFormat({ value }: Column): string | undefined {
  return value(undefined, -1).format;
}

/** Figures stand at the end of their column, unless the document says otherwise. */
export function columnAlign(column: Column): "start" | "center" | "end" {
  return column.align ?? (figures.has(columnFormat(column) ?? "text") ? "end" : "start");
}
