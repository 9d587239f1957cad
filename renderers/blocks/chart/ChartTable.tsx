import type { ReactElement } from "react";
import type { Series } from "./Series.ts";
import { Written } from "../../ui/Written.tsx";

interface ChartTableProps {
  label: string;
  xLabel: string;
  labels: readonly string[];
  series: readonly Series[];
}

/** What a chart says, as a table. */
export function ChartTable({ label, xLabel, labels, series }: ChartTableProps): ReactElement {
  return (
    <table className="chart-table">
      <caption className="only-read">{label}</caption>
      <thead>
        <tr>
          <th scope="col">{xLabel}</th>
          {series.map((one, place) => (
            <th key={place} scope="col">
              {one.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {labels.map((name, index) => (
          <tr key={`${name} ${index}`}>
            <th scope="row">{name}</th>
            {series.map((one, place) => (
              <td key={place}>
                <Written text={one.texts[index] ?? ""} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
