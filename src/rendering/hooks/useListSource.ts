import { useEffect, useRef, type ReactNode } from "react";
import type { BlockProps } from "../BlockProps.ts";
import { keyPointer } from "../table/keyPointer.ts";
import { useFilterErrors, useFilters } from "./useFilters.tsx";
import { usePagedRows, type PagedRows, type SeenRows } from "./usePagedRows.ts";

/** Rows of a list and its filters. */
export interface ListSource extends PagedRows {
  /** The filter fields, drawn and wired; null where the list has none. */
  filters: ReactNode;
  /** Its call failed, and the filters do not say all of it. */
  isFailed: boolean;
  /** Names the list among all that are open. */
  name: string;
  /** The same text for the same parameters: under others, the list begins anew. */
  under: string;
}

const usualPageSize = 20;

/** Rows of a `repeat` that loads on: from its call, or rows that are already here. */
export function useListSource(props: BlockProps<"repeat">, seen?: SeenRows): ListSource {
  const { call, at, limit, rowKey, cursor, pageSize = usualPageSize } = props;
  const id = props.id ?? `${at.document}${at.pointer}`;
  const filters = useFilters(props.filters, id, at, props.keepFilters);
  const own = Object.fromEntries(Object.entries(props.params ?? {}).map(([name, { value }]) => [name, value]));
  const params = { ...own, ...filters.values };
  const here: unknown[] = Array.isArray(props.rows?.value) ? props.rows.value : [];
  // Rows that are all here are paged where it says so; a window shows them all.
  const all = props.more === undefined && call === undefined;
  const found = usePagedRows({
    id,
    at,
    call,
    params,
    rows: limit === undefined ? here : here.slice(0, limit),
    pageSize: all ? Math.max(1, here.length) : pageSize,
    more: props.more ?? "pages",
    sort: null,
    rowKey: rowKey && keyPointer(rowKey),
    cursor,
    shape: props.answer,
    seen,
    waits: !filters.isReady,
  });
  const isFailed = useFilterErrors(filters, found);
  useRenewed(props.renewOn?.value, found.reload);
  return { ...found, filters: filters.content, isFailed, name: `${at.document} ${id}`, under: JSON.stringify(params) };
}

/** Loads again whenever a value becomes another; that it comes to be known is no change. */
function useRenewed(value: unknown, reload: () => Promise<void>): void {
  const before = useRef(value);
  const latest = useRef(reload);
  useEffect(() => {
    latest.current = reload;
  });
  useEffect(() => {
    const known = before.current;
    if (value === undefined || value === known) return;
    before.current = value;
    if (known !== undefined) void latest.current();
  }, [value]);
}
