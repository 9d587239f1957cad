import type { ReactNode } from "react";
import type { Outcome } from "#engine/index.ts";
import type { SortOrder } from "../table/toTablePage.ts";
import type { PagedRows } from "./usePagedRows.ts";

/** One total above a table. */
export interface TableTotal {
  label: string;
  text: string;
  tone?: string;
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
  /** What the rows were asked for by, page and order apart: the same text for the same filters. */
  under: string;
  /** Sorts by a name; the same name again turns the order round. */
  sortBy(name: string): void;
  /** Saves all rows the filters leave as CSV; undefined where the table may not be exported. */
  exportCsv?(): Promise<Outcome>;
}
