import type { BlockProps } from "#rendering/BlockProps.ts";
import { useIsHydrated } from "#rendering/hooks/useIsHydrated.ts";
import { useUi } from "#rendering/hooks/useUi.ts";
import { namingColumn, type Column } from "./Column.ts";

/** The columns of a table, and which of them somebody sees. */
export interface ChosenColumns {
  /** Those that are shown. */
  shown: readonly Column[];
  /** Those that can be left out; none where nobody may choose. */
  offered: readonly { column: Column; isShown: boolean; toggle(): void }[];
}

/** The columns that this browser is to show. The first drawing is the one that was sent: it has them all. */
export function useColumns({ id = "", columns, columnChoice = false, at }: BlockProps<"table">): ChosenColumns {
  const ui = useUi();
  const isHydrated = useIsHydrated();
  if (!columnChoice) return { shown: columns, offered: [] };
  const naming = namingColumn(columns);
  const nameOf = (column: Column) => `${at.document} ${id} ${columnName(column, columns)}`.replaceAll(/\W+/g, "_");
  const isShown = (column: Column) => column === naming || !(isHydrated && ui.isFolded(nameOf(column)) === true);
  return {
    shown: columns.filter(isShown),
    offered: columns
      .filter((column) => column !== naming)
      .map((column) => ({
        column,
        isShown: isShown(column),
        toggle: () => ui.fold(nameOf(column), isShown(column)),
      })),
  };
}

/** What a column is known by: the member of the row that it reads, else its number, such as of one that is worked out. */
function columnName(column: Column, columns: readonly Column[]): string {
  return column.value(undefined, -1).pointer?.replace(/^\/row/, "") ?? String(columns.indexOf(column));
}
