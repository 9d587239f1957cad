import type { ReactElement } from "react";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { namingColumn, type Column } from "./Column.ts";
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
  const naming = namingColumn(columns);
  const name = naming?.value(row, index).text ?? "";
  return (
    <td {...tableRoles.cell} data-cell="choice">
      <input
        type="checkbox"
        className="check__box"
        aria-label={text("ui.table.choose", { row: name })}
        checked={selection.isChosen(row)}
        onChange={() => selection.toggle(row)}
      />
    </td>
  );
}
