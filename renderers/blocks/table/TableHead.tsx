import type { ReactElement } from "react";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import type { TableSource } from "#rendering/hooks/useTableSource.ts";
import { Icon } from "../../icons/Icon.tsx";
import { Definition } from "../../ui/Definition.tsx";
import { columnAlign, type Column } from "./Column.ts";
import { tableRoles } from "./tableRoles.ts";
import "./TableWide.css";

interface TableHeadProps {
  columns: readonly Column[];
  hasActions: boolean;
  hasChoice: boolean;
  hasUnfold: boolean;
  source: TableSource;
}

/** The head of a table; a press on a sortable column sorts by it, another one turns the order round. */
export function TableHead({ columns, hasActions, hasChoice, hasUnfold, source }: TableHeadProps): ReactElement {
  const text = useFixedText();
  const { sort } = source;
  return (
    <thead {...tableRoles.rowgroup}>
      <tr {...tableRoles.row}>
        {hasChoice ? <td {...tableRoles.cell} data-cell="choice" /> : null}
        {hasUnfold ? <td {...tableRoles.cell} data-cell="unfold" /> : null}
        {columns.map((column, place) => {
          const { sortBy } = column;
          const isSorted = sortBy !== undefined && sort?.name === sortBy;
          return (
            <th
              key={place}
              {...tableRoles.columnheader}
              data-align={columnAlign(column)}
              data-hide={column.hideOn}
              aria-sort={isSorted ? (sort.isDescending ? "descending" : "ascending") : undefined}
            >
              {sortBy === undefined ? (
                column.label
              ) : (
                <button type="button" className="table__sort" onClick={() => source.sortBy(sortBy)}>
                  {column.label}
                  <Icon name={isSorted ? (sort.isDescending ? "sort-down" : "sort-up") : "sort"} size={16} />
                </button>
              )}
              {column.definition === undefined ? null : <Definition name={column.label} words={column.definition} />}
            </th>
          );
        })}
        {hasActions ? (
          <th {...tableRoles.columnheader} data-align="end">
            <span className="only-read">{text("ui.table.actions")}</span>
          </th>
        ) : null}
      </tr>
    </thead>
  );
}
