import type { ReactElement } from "react";
import { currencyInRow } from "#engine/index.ts";
import { readPointer } from "#json/pointer.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useFormat } from "#rendering/hooks/useFormat.ts";
import { toneOfSign } from "#rendering/toneOfSign.ts";
import { columnAlign, type Column } from "./Column.ts";
import { tableRoles } from "./tableRoles.ts";
import { Written } from "../../ui/Written.tsx";

interface TableFootProps {
  columns: readonly Column[];
  /** Totals of all rows the filters leave. */
  totals: unknown;
  currency: string | undefined;
  hasActions: boolean;
  hasChoice: boolean;
  hasUnfold: boolean;
}

/** Totals under the columns that have one. */
export function TableFoot({
  columns,
  totals,
  currency,
  hasActions,
  hasChoice,
  hasUnfold,
}: TableFootProps): ReactElement | null {
  const write = useFormat();
  const text = useFixedText();
  if (totals === undefined || !columns.some(({ total }) => total !== undefined)) return null;
  return (
    <tfoot {...tableRoles.rowgroup}>
      <tr {...tableRoles.row}>
        {hasChoice ? <td {...tableRoles.cell} data-cell="choice" /> : null}
        {hasUnfold ? <td {...tableRoles.cell} data-cell="unfold" /> : null}
        {columns.map((column, index) => {
          const value = column.total === undefined ? undefined : readPointer(totals, column.total);
          const total =
            column.total === undefined
              ? undefined
              : write(value, column.format, currencyInRow(totals, column.total) ?? currency);
          const words = total ?? (index === 0 ? text("ui.table.total") : "");
          return (
            <td
              key={column.field}
              {...tableRoles.cell}
              data-align={columnAlign(column)}
              data-format={column.format}
              data-label={column.label}
              data-hide={column.hideOn}
              data-tone={column.signed ? toneOfSign(value) : undefined}
            >
              {words === "" ? null : <Written text={words} />}
            </td>
          );
        })}
        {hasActions ? <td {...tableRoles.cell} /> : null}
      </tr>
    </tfoot>
  );
}
