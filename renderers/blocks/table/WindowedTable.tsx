import { useState, type ReactElement } from "react";
import { kindWith, ranks } from "#engine/index.ts";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { observing } from "#rendering/observing.ts";
import { KeptPlace } from "../../ui/KeptPlace.tsx";
import { useListMemory } from "../../ui/useListMemory.ts";
import { useWindowed } from "../../ui/useWindowed.ts";
import { Table } from "../Table.tsx";
import { TableRow, type TableBodyProps } from "./TableBody.tsx";
import { tableRoles } from "./tableRoles.ts";

/** The rows of a table of which those near the screen are drawn. */
function NearBody({ name, ...body }: TableBodyProps): ReactElement {
  const { rows, columns } = body;
  const [box, setBox] = useState<HTMLElement | null>(null);
  const { from, to, before, after, gap, measure } = useWindowed(box, rows.length, useListMemory(name));
  const width = columns.length + 2;
  const keep = (height: number): ReactElement | null =>
    height <= gap ? null : (
      <tr className="table__kept" aria-hidden="true">
        <td colSpan={width}>
          <KeptPlace height={height - gap} />
        </td>
      </tr>
    );
  return (
    <tbody ref={setBox} className="table__body" data-window="" {...tableRoles.rowgroup}>
      {keep(before)}
      {rows.slice(from, to).map((row, place) => (
        <TableRow key={body.keyOf(row, from + place)} {...body} row={row} index={from + place} measure={measure} />
      ))}
      {keep(after)}
    </tbody>
  );
}

// What it reads of the data is observed in it, and not here.
const ObservedTable = observing(Table);

/** A table of thousands: rows far from the screen are not drawn. */
export function WindowedTable(props: BlockProps<"table">): ReactElement {
  return <ObservedTable {...props} Body={NearBody} />;
}

/** Draws `table` with a window. */
export const windowedTable = defineBlock({
  kind: "table",
  name: "windowedTable",
  match: kindWith("table", "window", true, ranks.close),
  component: WindowedTable,
});
