import type { ReactElement } from "react";
import { readPointer } from "#json/pointer.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useFormat } from "#rendering/hooks/useFormat.ts";
import { namingColumn, type Column } from "./Column.ts";
import { tableRoles } from "./tableRoles.ts";
import type { RowSelection } from "./useSelection.ts";

interface TableChoiceProps {
  columns: readonly Column[];
  row: unknown;
  selection: RowSelection;
}

/** The box that chooses a row, named by the row's primary column. */
export function TableChoice({ columns, row, selection }: TableChoiceProps): ReactElement {
  const text = useFixedText();
  const write = useFormat();
  const naming = namingColumn(columns);
  const name = naming === undefined ? "" : write(readPointer(row, naming.field), naming.format);
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
