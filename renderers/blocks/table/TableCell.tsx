import { createElement, type ReactElement, type ReactNode } from "react";
import type { Act } from "#rendering/Act.ts";
import { toneOfSign } from "#rendering/toneOfSign.ts";
import { useFormat } from "#rendering/hooks/useFormat.ts";
import { cellText } from "#rendering/table/cellText.ts";
import { columnAlign, type Column } from "./Column.ts";
import { RowPress } from "./RowPress.tsx";
import { LiveTime } from "../../ui/LiveTime.tsx";
import { Written } from "../../ui/Written.tsx";

interface TableCellProps {
  column: Column;
  /** What stands in it. */
  shown: ReturnType<Column["value"]>;
  /** Of amounts whose row names none. */
  currency: string | undefined;
  /** What is drawn instead of the written value. */
  cell?: ReactNode;
  /** What a press on it does; a drawn cell has its own. */
  press?: Act | undefined;
}

/** One value of a row, in the words and colours of its column; the primary column names its row. */
export function TableCell({ column, shown, currency, cell, press }: TableCellProps): ReactElement {
  const write = useFormat();
  const { value, format } = shown;
  const text = column.labels?.[String(value)] ?? cellText(shown, currency, write);
  const tone = column.tones?.[String(value)];
  const content =
    cell !== undefined ? (
      cell
    ) : text === "" ? (
      "–"
    ) : format === "relative" ? (
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
      "data-format": format,
      "data-label": column.label,
      "data-hide": column.hideOn,
      "data-primary": column.primary,
      "data-tone": column.signed ? toneOfSign(value) : undefined,
    },
    press === undefined || cell !== undefined ? content : <RowPress act={press}>{content}</RowPress>,
  );
}
