import { readPointer } from "#json/pointer.ts";
import type { DataView } from "../ports/DataPort.ts";

/** A page of a list. */
export interface TablePage {
  /** `empty` is ready without a row; while loading again the rows of before stay. */
  status: "loading" | "ready" | "empty" | "failed";
  /** What went wrong; null unless failed. */
  message: string | null;
  rows: readonly unknown[];
  /** Rows on all pages. */
  total: number;
  /** From 1. */
  page: number;
  pageCount: number;
  /** Totals of all rows the filters leave, for the foot of the columns; undefined where the call gives none. */
  totals: unknown;
}

/** An order of rows. */
export interface SortOrder {
  name: string;
  isDescending: boolean;
}

/**
 * One page of a table from what is known of its rows. A platform answers `{rows, total, totals}` and pages itself; a
 * plain list is sorted and cut here.
 */
export function toTablePage(state: DataView, page: number, pageSize: number, sort: SortOrder | null): TablePage {
  const value = "value" in state ? state.value : undefined;
  const message = state.status === "failed" ? state.message : null;
  if (value === undefined || value === null) {
    const status = state.status === "failed" ? "failed" : state.status === "ready" ? "empty" : "loading";
    return { status, message, rows: [], total: 0, page: 1, pageCount: 1, totals: undefined };
  }
  const { rows, total, totals } = Array.isArray(value) ? cut(value as unknown[], page, pageSize, sort) : paged(value);
  const status =
    state.status === "failed" ? "failed" : rows.length === 0 && state.status === "ready" ? "empty" : "ready";
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  return { status, message, rows, total, page: Math.min(page, pageCount), pageCount, totals };
}

function paged(value: unknown): { rows: unknown[]; total: number; totals: unknown } {
  const rows = readPointer(value, "/rows");
  const total = readPointer(value, "/total");
  const list = Array.isArray(rows) ? (rows as unknown[]) : [];
  return { rows: list, total: typeof total === "number" ? total : list.length, totals: readPointer(value, "/totals") };
}

function cut(
  list: unknown[],
  page: number,
  pageSize: number,
  sort: SortOrder | null,
): { rows: unknown[]; total: number; totals: undefined } {
  const sorted = sort
    ? list.toSorted((a, b) => compare(readPointer(a, `/${sort.name}`), readPointer(b, `/${sort.name}`)))
    : list;
  const ordered = sort?.isDescending ? sorted.toReversed() : sorted;
  const last = Math.max(1, Math.ceil(list.length / pageSize));
  const from = (Math.min(page, last) - 1) * pageSize;
  return { rows: ordered.slice(from, from + pageSize), total: list.length, totals: undefined };
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return String(a ?? "").localeCompare(String(b ?? ""));
}
