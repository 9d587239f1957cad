import type { ReactElement } from "react";
import { PressButton } from "../../ui/PressButton.tsx";
import { namingColumn, type Column, type RowActions, type RowPressAct } from "./Column.ts";
import { TableCell } from "./TableCell.tsx";
import { TableChoice } from "./TableChoice.tsx";
import { tableRoles } from "./tableRoles.ts";
import type { RowSelection } from "./useSelection.ts";

/** What draws the rows of a table. */
export interface TableBodyProps {
  columns: readonly Column[];
  rows: readonly unknown[];
  currency: string | undefined;
  rowActions: RowActions | undefined;
  /** What a press on a row's name does. */
  rowPress: RowPressAct | undefined;
  /** Undefined where rows cannot be chosen. */
  selection: RowSelection | undefined;
  /** What tells a row from the others. */
  keyOf(row: unknown, index: number): string;
  /** Names the table among all that are open. */
  name: string;
}

/** The rows of a table and what can be done with each. */
export function TableBody(body: TableBodyProps): ReactElement {
  return (
    <tbody className="table__body" {...tableRoles.rowgroup}>
      {body.rows.map((row, index) => (
        <TableRow key={body.keyOf(row, index)} {...body} row={row} index={index} />
      ))}
    </tbody>
  );
}

interface TableRowProps extends Omit<TableBodyProps, "rows" | "keyOf" | "name"> {
  row: unknown;
  index: number;
  /** Told of the row, where only those near the screen are drawn. */
  measure?: (element: Element | null) => void;
}

/** A row of a table. */
export function TableRow({
  columns,
  row,
  index,
  currency,
  rowActions,
  rowPress,
  selection,
  measure,
}: TableRowProps): ReactElement {
  const naming = namingColumn(columns);
  return (
    <tr
      ref={measure}
      {...tableRoles.row}
      data-index={measure === undefined ? undefined : index}
      aria-rowindex={measure === undefined ? undefined : index + 2}
      aria-selected={selection?.isChosen(row)}
      data-chosen={selection?.isChosen(row)}
    >
      {selection === undefined ? null : <TableChoice columns={columns} row={row} selection={selection} />}
      {columns.map((column) => (
        <TableCell
          key={column.field}
          column={column}
          row={row}
          currency={currency}
          press={column === naming ? rowPress?.(row, index) : undefined}
        />
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
  );
}
