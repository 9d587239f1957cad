import type { ReactElement } from "react";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useFormat } from "#rendering/hooks/useFormat.ts";
import { toneOfSign } from "#rendering/toneOfSign.ts";
import { cellText } from "#rendering/table/cellText.ts";
import { columnAlign, columnFormat, type Column } from "./Column.ts";
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
          const total = column.total?.(totals);
          const words = total ? cellText(total, currency, write) : index === 0 ? text("ui.table.total") : "";
          return (
            <td
              key={index}
              {...tableRoles.cell}
              data-align={columnAlign(column)}
              data-format={columnFormat(column)}
              data-label={column.label}
              data-hide={column.hideOn}
              data-tone={column.signed ? toneOfSign(total?.value) : undefined}
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
