/* oxlint-disable jsx-a11y/control-has-associated-label -- the library draws the texts of its cells */
import type { ReactElement } from "react";
import { createRoot } from "react-dom/client";
import {
  createSortedRowModel,
  rowSortingFeature,
  sortFns,
  tableFeatures,
  useTable,
  type ColumnDef,
} from "@tanstack/react-table";
import { useVirtualizer } from "@tanstack/react-virtual";
import { installTable, type BenchRow } from "../table/installTable.ts";

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel(), sortFns });
const date = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });
const money = new Intl.NumberFormat("en", { style: "currency", currency: "USD" });
const columns: ColumnDef<typeof features, BenchRow>[] = [
  { accessorKey: "id", header: "Round" },
  { accessorKey: "placedAt", header: "Placed", cell: (info) => date.format(new Date(String(info.getValue()))) },
  { accessorKey: "game", header: "Game" },
  { accessorKey: "vendor", header: "Vendor" },
  { accessorKey: "stake", header: "Stake", cell: (info) => money.format(Number(info.getValue()) / 100) },
  { accessorKey: "won", header: "Won", cell: (info) => money.format(Number(info.getValue()) / 100) },
  { accessorKey: "state", header: "State" },
];

/** A table of rows of which those near the screen are drawn, put together of TanStack Table and Virtual as their guides say. */
function VirtualTable({ box, rows: data }: { box: HTMLElement; rows: BenchRow[] }): ReactElement {
  const table = useTable({ features, data, columns, getRowId: ({ id }) => id });
  const { rows } = table.getRowModel();
  // oxlint-disable-next-line react/incompatible-library -- the table is drawn anew at each scroll, as its guide says
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box,
    estimateSize: () => 40,
    measureElement: (element) => element.getBoundingClientRect().height,
    overscan: 5,
  });
  return (
    <table style={{ display: "grid" }}>
      <thead style={{ display: "grid", position: "sticky", insetBlockStart: 0, zIndex: 1 }}>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id} style={{ display: "flex" }}>
            {group.headers.map((header) => (
              <th key={header.id} style={{ inlineSize: 150 }} onClick={header.column.getToggleSortingHandler()}>
                <table.FlexRender header={header} />
              </th>
            ))}
          </tr>
        ))}
      </thead>
      <tbody style={{ display: "grid", blockSize: virtual.getTotalSize(), position: "relative" }}>
        {virtual.getVirtualItems().map((item) => {
          const row = rows[item.index];
          if (!row) return null;
          return (
            <tr
              key={row.id}
              ref={virtual.measureElement}
              data-index={item.index}
              style={{ display: "flex", position: "absolute", transform: `translateY(${item.start}px)` }}
            >
              {row.getAllCells().map((cell) => (
                <td key={cell.id} style={{ inlineSize: 150, padding: 8 }}>
                  <table.FlexRender cell={cell} />
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

installTable((box, rows) => {
  const root = createRoot(box);
  root.render(<VirtualTable box={box} rows={[...rows]} />);
  return () => root.unmount();
});
