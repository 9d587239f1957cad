import type { ReactElement } from "react";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import type { TableSource } from "#rendering/hooks/useTableSource.ts";
import { Icon } from "../../icons/Icon.tsx";
import { PressButton } from "../../ui/PressButton.tsx";
import type { Column } from "./Column.ts";
import { ColumnChoice } from "./ColumnChoice.tsx";
import { TableMeanings } from "./TableMeanings.tsx";
import type { ChosenColumns } from "./useColumns.ts";

interface TableToolsProps extends Pick<ChosenColumns, "offered"> {
  columns: readonly Column[];
  source: TableSource;
}

/** Export, the choice of columns, and the order of rows where there are cards and no head to press. */
export function TableTools({ columns, offered, source }: TableToolsProps): ReactElement {
  const text = useFixedText();
  const { sort, exports } = source;
  // Nothing has no order.
  const sortable = source.status === "empty" ? [] : columns.filter(({ sortBy }) => sortBy !== undefined);
  return (
    <div className="table__tools">
      {sortable.length === 0 ? null : (
        <span className="table__sorter">
          <span className="table__sort-by" aria-hidden="true">
            {text("ui.table.sortBy")}
          </span>
          <span className="picker picker--framed">
            <Icon name="sort" size={18} />
            <select
              aria-label={text("ui.table.sortBy")}
              value={sort?.name ?? ""}
              onChange={(event) => source.sortBy(event.target.value)}
            >
              {sort === null ? <option value="">–</option> : null}
              {sortable.map(({ sortBy, label }) => (
                <option key={sortBy} value={sortBy}>
                  {label}
                </option>
              ))}
            </select>
            {sort === null ? null : (
              <button
                type="button"
                className="icon-button"
                aria-label={text(sort.isDescending ? "ui.table.ascending" : "ui.table.descending")}
                onClick={() => source.sortBy(sort.name)}
              >
                <Icon name={sort.isDescending ? "sort-down" : "sort-up"} size={18} />
              </button>
            )}
          </span>
        </span>
      )}
      {offered.length === 0 ? null : <ColumnChoice offered={offered} />}
      {exports.map(({ format, save }) => (
        <span key={format} className="table__export">
          <PressButton
            size="s"
            icon="download"
            label={text(format === "csv" ? "ui.table.export" : "reportUi.xlsx")}
            onPress={save}
          />
        </span>
      ))}
      {columns.some(({ definition }) => definition !== undefined) ? <TableMeanings columns={columns} /> : null}
    </div>
  );
}
