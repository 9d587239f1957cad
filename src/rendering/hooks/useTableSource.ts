import { useState, type ReactNode } from "react";
import { currencyInRow, type Outcome } from "#engine/index.ts";
import { readPointer } from "#json/pointer.ts";
import type { BlockProps } from "../BlockProps.ts";
import { exportByPlatform } from "../table/exportByPlatform.ts";
import { exportTable } from "../table/exportTable.ts";
import { keyPointer } from "../table/keyPointer.ts";
import { toneOfSign } from "../toneOfSign.ts";
import { useFilterErrors, useFilters } from "./useFilters.tsx";
import { usePagedRows, type PagedRows, type SeenRows } from "./usePagedRows.ts";
import { useRendering } from "./useRendering.ts";
import type { SortOrder } from "../table/toTablePage.ts";

/** One total above a table. */
export interface TableTotal {
  label: string;
  text: string;
  tone?: string;
  /** What the figure means. */
  definition?: string;
}

/** A kind of file that a table can be saved as. */
export interface TableExport {
  format: "csv" | "xlsx";
  save(): Promise<Outcome>;
}

/** Everything a table block shows and can ask for. */
export interface TableSource extends PagedRows {
  /** The order now; null is the call's own. */
  sort: SortOrder | null;
  summary: readonly TableTotal[];
  /** The currency of amounts whose row names none; undefined for the brand's. */
  currency: string | undefined;
  /** The filter fields, drawn and wired; null where the table has none. */
  filters: ReactNode;
  /** How many filters say something. */
  filtersSet: number;
  /** Its call failed, and the filters do not say all of it. */
  isFailed: boolean;
  /** What the rows were asked for by, page and order apart: the same text for the same filters. */
  under: string;
  /** Sorts by a name; the same name again turns the order round. */
  sortBy(name: string): void;
  /** What all rows the filters leave can be saved as; none where the table may not be exported. */
  exports: readonly TableExport[];
}

const usualPageSize = 20;

/** Rows of a table: from its call (filtered, sorted and paged by the platform) or from rows that are already here. */
export function useTableSource(props: BlockProps<"table">, seen?: SeenRows): TableSource {
  const { call, at, pageSize = usualPageSize } = props;
  const context = useRendering();
  const { document } = at;
  const id = props.id ?? `${document}${at.pointer}`;
  const filters = useFilters(props.filters, id, at, props.keepFilters);
  const [sort, setSort] = useState(() => parseSort(props.sort));
  const own = Object.fromEntries(Object.entries(props.params ?? {}).map(([name, { value }]) => [name, value]));
  const asked = {
    ...own,
    ...filters.values,
    ...(sort ? { sort: sort.isDescending ? `-${sort.name}` : sort.name } : {}),
  };
  const found = usePagedRows({
    id,
    at,
    call,
    params: asked,
    rows: props.rows?.value,
    pageSize,
    everyMs: props.everyMs,
    more: props.more ?? "pages",
    sort,
    rowKey: props.rowKey && keyPointer(props.rowKey),
    cursor: props.cursor,
    seen,
    waits: !filters.isReady,
  });
  const isFailed = useFilterErrors(filters, found);
  const currency = call === undefined ? props.rows?.currency : ownCurrency(found.answer);
  const source: TableSource = {
    ...found,
    sort,
    under: JSON.stringify({ ...own, ...filters.values }),
    currency,
    filters: filters.content,
    filtersSet: filters.set,
    isFailed,
    summary:
      found.totals === undefined
        ? []
        : (props.summary?.(withCurrency(found.totals, currency)) ?? []).map(({ value, tone, signed, ...named }) => {
            const own = (signed ? toneOfSign(value.value) : undefined) ?? tone;
            return { ...named, text: value.text, ...(own ? { tone: own } : {}) };
          }),
    exports: [],
    sortBy: (name) => setSort((now) => ({ name, isDescending: now?.name === name ? !now.isDescending : false })),
  };
  const { export: exported } = props;
  if (!exported) return source;
  const { fileName, formats } = exported;
  const table = { ...props, params: asked, fileName };
  const byPlatform = (format: TableExport["format"]): TableExport => ({
    format,
    save: () => exportByPlatform({ ...table, call: call ?? "", format, currency: source.currency }, context),
  });
  const here = { format: "csv" as const, save: () => exportTable(table, found.rows, context, source.currency) };
  return { ...source, exports: formats?.map(byPlatform) ?? [here] };
}

/** The currency of a whole answer: its own, or that of its sums. */
function ownCurrency(answer: unknown): string | undefined {
  return currencyInRow(answer, "/rows") ?? currencyInRow(readPointer(answer, "/totals"), "/currency");
}

/** Sums that name no currency are in that of the answer. */
function withCurrency(totals: unknown, currency: string | undefined): unknown {
  if (currency === undefined || typeof totals !== "object" || totals === null) return totals;
  return { currency, ...totals };
}

function parseSort(sort: string | undefined): TableSource["sort"] {
  if (sort === undefined) return null;
  const isDescending = sort.startsWith("-");
  return { name: isDescending ? sort.slice(1) : sort, isDescending };
}
