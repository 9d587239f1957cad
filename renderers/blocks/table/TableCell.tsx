import { createElement, type ReactElement } from "react";
import { currencyInRow } from "#engine/index.ts";
import { readPointer } from "#json/pointer.ts";
import type { Act } from "#rendering/Act.ts";
import { toneOfSign } from "#rendering/toneOfSign.ts";
import { useFormat } from "#rendering/hooks/useFormat.ts";
import { columnAlign, type Column } from "./Column.ts";
import { RowPress } from "./RowPress.tsx";
import { LiveTime } from "../../ui/LiveTime.tsx";
import { Written } from "../../ui/Written.tsx";

interface TableCellProps {
  column: Column;
  row: unknown;
  /** Of amounts whose row names none. */
  currency: string | undefined;
  /** What a press on it does. */
  press?: Act | undefined;
}

/** One value of a row, in the words and colours of its column; the primary column names its row. */
export function TableCell({ column, row, currency, press }: TableCellProps): ReactElement {
  const write = useFormat();
  const value = readPointer(row, column.field);
  const text =
    column.labels?.[String(value)] ?? write(value, column.format, currencyInRow(row, column.field) ?? currency);
  const tone = column.tones?.[String(value)];
  const content =
    text === "" ? (
      "–"
    ) : column.format === "relative" ? (
      <LiveTime value={value} />
    ) : tone === undefined ? (
      <Written text={text} />
    ) : (
      <span className="badge" data-tone={tone}>
        {text}
      </span>
    );
  return createElement(
    column.primary ? "th" : "td",
    {
      role: column.primary ? "rowheader" : "cell",
      scope: column.primary ? "row" : undefined,
      "data-align": columnAlign(column),
      "data-format": column.format,
      "data-label": column.label,
      "data-hide": column.hideOn,
      "data-primary": column.primary,
      "data-tone": column.signed ? toneOfSign(value) : undefined,
    },
    press === undefined ? content : <RowPress act={press}>{content}</RowPress>,
  );
}
