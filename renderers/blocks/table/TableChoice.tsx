import type { ReactElement } from "react";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { nameOfRow, type Column } from "./Column.ts";
import { tableRoles } from "./tableRoles.ts";
import type { RowSelection } from "./useSelection.ts";

interface TableChoiceProps {
  columns: readonly Column[];
  row: unknown;
  index: number;
  selection: RowSelection;
}

/** The box that chooses a row, named by the row's primary column. */
export function TableChoice({ columns, row, index, selection }: TableChoiceProps): ReactElement {
  const text = useFixedText();
  return (
    <td {...tableRoles.cell} data-cell="choice">
      <input
        type="checkbox"
        className="check__box"
        aria-label={text("ui.table.choose", { row: nameOfRow(columns, row, index) })}
        checked={selection.isChosen(row)}
        onChange={() => selection.toggle(row)}
      />
    </td>
  );
}
