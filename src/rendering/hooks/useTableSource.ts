import { useEffect, useState } from "react";
import { currencyInRow } from "#engine/index.ts";
import { readPointer } from "#json/pointer.ts";
import type { BlockProps } from "../BlockProps.ts";
import { exportTable } from "../table/exportTable.ts";
import { toneOfSign } from "../toneOfSign.ts";
import { toTablePage } from "../table/toTablePage.ts";
import type { TableSource } from "./TableSource.ts";
import { useFilters } from "./useFilters.tsx";
import { useRendering } from "./useRendering.ts";

const usualPageSize = 20;

/** Rows of a table: from its call (filtered, sorted and paged by the platform) or from rows that are already here. */
export function useTableSource(props: BlockProps<"table">): TableSource {
  const { call, at, pageSize = usualPageSize } = props;
  const context = useRendering();
  const { document } = at;
  const id = props.id ?? `${document}${at.pointer}`;
  const filters = useFilters(props.filters, id, at);
  const [sort, setSort] = useState(() => parseSort(props.sort));
  const own = Object.fromEntries(Object.entries(props.params ?? {}).map(([name, { value }]) => [name, value]));
  const asked = {
    ...own,
    ...filters.values,
    ...(sort ? { sort: sort.isDescending ? `-${sort.name}` : sort.name } : {}),
  };
  const filterKey = JSON.stringify(asked);
  // The page belongs to the filters it was chosen under: other filters begin at the first page.
  const [chosen, setChosen] = useState({ page: 1, filterKey });
  const page = chosen.filterKey === filterKey ? chosen.page : 1;
  const { data } = context;
  const key = JSON.stringify(call === undefined ? null : { ...asked, page, pageSize });
  useEffect(() => {
    if (call === undefined) return undefined;
    const params = JSON.parse(key) as Record<string, unknown>;
    return data.watch(document, id, { call, params, everyMs: 0, needs: "anyone" });
  }, [data, document, id, call, key]);
  const state = call === undefined ? ({ status: "ready", value: props.rows?.value } as const) : data.read(document, id);
  const found = toTablePage(state, page, pageSize, call === undefined ? sort : null);
  const currency = call === undefined ? props.rows?.currency : ownCurrency("value" in state ? state.value : undefined);
  const source: TableSource = {
    ...found,
    pageSize,
    sort,
    under: JSON.stringify({ ...own, ...filters.values }),
    currency,
    filters: filters.content,
    summary:
      found.totals === undefined
        ? []
        : (props.summary?.(withCurrency(found.totals, currency)) ?? []).map(({ label, value, tone, signed }) => {
            const own = (signed ? toneOfSign(value.value) : undefined) ?? tone;
            return { label, text: value.text, ...(own ? { tone: own } : {}) };
          }),
    goTo: (next) => setChosen({ page: Math.min(Math.max(1, next), found.pageCount), filterKey }),
    sortBy: (name) => setSort((now) => ({ name, isDescending: now?.name === name ? !now.isDescending : false })),
    reload: () => data.reload(document, [id]),
  };
  const { export: exported } = props;
  if (!exported) return source;
  return {
    ...source,
    exportCsv: () =>
      exportTable({ ...props, params: asked, fileName: exported.fileName }, found.rows, context, source.currency),
  };
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
