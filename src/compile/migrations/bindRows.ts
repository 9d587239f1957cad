import { isRecord } from "#json/isRecord.ts";
import type { Migration } from "./Migration.ts";

type Json = Readonly<Record<string, unknown>>;

/**
 * 3 to 4: whatever is read of a row is a value, `{ "bind": "/row/amount" }`. In tables, charts, choices and keys of rows it was
 * a pointer inside the row; their `format` belongs to the binding now, and a column that can be sorted says by which name.
 */
export const bindRows: Migration = {
  from: 3,
  title:
    'What is read of a row is `{ "bind": "/row/…" }`: `value` of a column and of a chart, `total`, `rowKey`, a choice.',
  rewrite(object) {
    const { kind, rowKey, columns, x, series, optionRows } = object;
    const written: Json = {
      ...(typeof kind === "string" && typeof rowKey === "string" && { rowKey: bound("row", rowKey) }),
      ...(kind === "table" && Array.isArray(columns) && { columns: columns.map(column) }),
      ...(kind === "chart" && x !== undefined && { x: shown(x) }),
      ...(kind === "chart" && Array.isArray(series) && { series: series.map(shown) }),
      ...(isRecord(optionRows) && typeof optionRows["value"] === "string" && { optionRows: choices(optionRows) }),
    };
    return Object.keys(written).length === 0 ? object : { ...object, ...written };
  },
};

function column(written: unknown): unknown {
  if (!isRecord(written) || typeof written["field"] !== "string") return written;
  const { sortable, sortBy, total, ...rest } = written;
  const name = sortBy ?? written["field"].replace(/^\//, "");
  return {
    ...(shown(rest) as Json),
    ...(sortable === true && { sortBy: name }),
    ...(total !== undefined && { total: typeof total === "string" ? bound("totals", total, rest["format"]) : total }),
  };
}

/** What a pointer into the row shows, with its format; what has none is left as it is. */
function shown(written: unknown): unknown {
  if (!isRecord(written) || typeof written["field"] !== "string") return written;
  const { field, format, ...rest } = written;
  return { value: bound("row", field, format), ...rest };
}

function choices(written: Json): Json {
  return { ...written, value: bound("row", String(written["value"])) };
}

function bound(layer: string, pointer: string, format?: unknown): Json {
  return { bind: `/${layer}${pointer}`, ...(format !== undefined && { format }) };
}
