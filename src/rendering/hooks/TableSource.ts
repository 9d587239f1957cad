import type { ReactNode } from "react";
import type { Outcome } from "#engine/index.ts";

/** One total above a table. */
export interface TableTotal {
  label: string;
  text: string;
  tone?: string;
}

/** Everything a table block shows and can ask for. */
export interface TableSource {
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
  pageSize: number;
  /** The order now; null is the call's own. */
  sort: { name: string; isDescending: boolean } | null;
  summary: readonly TableTotal[];
  /** Totals of all rows the filters leave, for the foot of the columns; undefined where the call gives none. */
  totals: unknown;
  /** The currency of amounts whose row names none; undefined for the brand's. */
  currency: string | undefined;
  /** The filter fields, drawn and wired; null where the table has none. */
  filters: ReactNode;
  goTo(page: number): void;
  /** What the rows were asked for by, page and order apart: the same text for the same filters. */
  under: string;
  /** Sorts by a name; the same name again turns the order round. */
  sortBy(name: string): void;
  reload(): Promise<void>;
  /** Saves all rows the filters leave as CSV; undefined where the table may not be exported. */
  exportCsv?(): Promise<Outcome>;
}
