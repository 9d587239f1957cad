import { useId, useState, type ReactElement } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { observing } from "#rendering/observing.ts";
import { PressOf } from "../../ui/PressOf.tsx";
import { namingColumn, type Column, type RowActions, type RowPressAct } from "./Column.ts";
import { TableCell } from "./TableCell.tsx";
import { TableChoice } from "./TableChoice.tsx";
import { TableUnfold } from "./TableUnfold.tsx";
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
  /** What unfolds below a row; undefined where nothing does. */
  expand: BlockProps<"table">["expand"];
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
  measure?: ((element: Element | null) => void) | null;
}

/** A row of a table. */
export const TableRow = observing(function TableRow({
  columns,
  row,
  index,
  currency,
  rowActions,
  rowPress,
  expand,
  selection,
  measure,
}: TableRowProps): ReactElement {
  const naming = namingColumn(columns);
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const cells = columns.length + [selection, expand, rowActions].filter((part) => part !== undefined).length;
  const line = (
    <tr
      ref={measure}
      {...tableRoles.row}
      data-index={measure === undefined ? undefined : index}
      aria-rowindex={measure === undefined ? undefined : index + 2}
      aria-selected={selection?.isChosen(row)}
      data-chosen={selection?.isChosen(row)}
      data-unfolded={(expand && isOpen) || undefined}
    >
      {selection === undefined ? null : <TableChoice columns={columns} row={row} index={index} selection={selection} />}
      {expand === undefined ? null : (
        <TableUnfold
          columns={columns}
          row={row}
          index={index}
          id={id}
          isOpen={isOpen}
          toggle={() => setIsOpen(!isOpen)}
        />
      )}
      {columns.map((column, place) => (
        <TableCell
          key={place}
          column={column}
          shown={column.value(row, index)}
          cell={column.cell?.(row, index)}
          currency={currency}
          press={column === naming ? rowPress?.(row, index) : undefined}
        />
      ))}
      {rowActions === undefined ? null : (
        <td {...tableRoles.cell} data-cell="actions" data-align="end">
          <div className="table__actions">
            {rowActions(row, index).map((button, place) => (
              <PressOf key={place} size="s" button={button} />
            ))}
          </div>
        </td>
      )}
    </tr>
  );
  if (expand === undefined || !isOpen) return line;
  return (
    <>
      {line}
      <tr className="table__below" id={id} {...tableRoles.row}>
        <td {...tableRoles.cell} data-cell="below" colSpan={cells}>
          {expand(row, index)}
        </td>
      </tr>
    </>
  );
});
