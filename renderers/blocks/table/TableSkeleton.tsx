import type { ReactElement } from "react";

/** Rows of grey shapes, as many as a page is going to hold, so that nothing moves when the rows come. */
export function TableSkeleton({ columns, rows }: { columns: number; rows: number }): ReactElement {
  return (
    <tbody className="table__body" aria-hidden="true">
      {Array.from({ length: Math.min(rows, 10) }, (_, row) => (
        <tr key={row}>
          {Array.from({ length: columns }, (__, column) => (
            <td key={column} data-cell="skeleton">
              <span className="skeleton">&nbsp;</span>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
