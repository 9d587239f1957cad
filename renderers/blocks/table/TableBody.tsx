import type { ReactElement } from "react";
import { keyOfRow } from "../../ui/keyOfRow.ts";
import { PressButton } from "../../ui/PressButton.tsx";
import type { Column, RowActions } from "./Column.ts";
import { TableCell } from "./TableCell.tsx";
import { TableChoice } from "./TableChoice.tsx";
import { tableRoles } from "./tableRoles.ts";
import type { RowSelection } from "./useSelection.ts";

interface TableBodyProps {
  columns: readonly Column[];
  rows: readonly unknown[];
  rowKey: string | undefined;
  currency: string | undefined;
  rowActions: RowActions | undefined;
  /** Undefined where rows cannot be chosen. */
  selection: RowSelection | undefined;
}

/** The rows of a table and what can be done with each. */
export function TableBody({ columns, rows, rowKey, currency, rowActions, selection }: TableBodyProps): ReactElement {
  return (
    <tbody className="table__body" {...tableRoles.rowgroup}>
      {rows.map((row, index) => (
        <tr
          key={keyOfRow(row, index, rowKey)}
          {...tableRoles.row}
          aria-selected={selection?.isChosen(row)}
          data-chosen={selection?.isChosen(row)}
        >
          {selection === undefined ? null : <TableChoice columns={columns} row={row} selection={selection} />}
          {columns.map((column) => (
            <TableCell key={column.field} column={column} row={row} currency={currency} />
          ))}
          {rowActions === undefined ? null : (
            <td {...tableRoles.cell} data-cell="actions" data-align="end">
              <div className="table__actions">
                {rowActions(row, index).map(({ label, icon, action, tone }, place) => (
                  <PressButton key={place} size="s" tone={tone} label={label} icon={icon} onPress={action} />
                ))}
              </div>
            </td>
          )}
        </tr>
      ))}
    </tbody>
  );
}
