import { isRecord } from "#json/isRecord.ts";
import { readPointer } from "#json/pointer.ts";

/** How the pages of a list that loads on are asked for, and where it is remembered. */
export interface PagesRequest {
  /** Rows a page. */
  size: number;
  /** Where an answer names what is asked for next, as a JSON pointer; without it, pages have numbers. */
  cursor?: string | undefined;
  /** Where an answer has its rows and the number of its pages, where that is not `rows` and `total`. */
  shape?: ListShape | undefined;
  /** What tells a row from the others, as a JSON pointer. */
  rowKey?: string | undefined;
  /** Names the visit of the page: the way back leads to the same one. */
  visit?: number;
  /** What was left, for the way back. */
  left?: Map<string, unknown>;
  /** How many pages lists had before the page was loaded again, by their names. */
  again?: Map<string, number> | undefined;
  /** The rows that somebody sees now: the first, and the one behind the last. */
  seen?: (() => readonly [number, number] | undefined) | undefined;
}

/** What of an answer is a list: JSON pointers to its rows and to how many pages there are, and the parameter of a page's number. */
export interface ListShape {
  rows: string;
  /** Left out: all rows come at once. */
  pages?: string | undefined;
  page?: string | undefined;
}

/** One page of a list. */
export interface PagePart {
  /** Its number, or the cursor that it was asked for by. */
  asked: number | string;
  /** Its rows, but for those that a page before it has. */
  rows: readonly unknown[];
  /** How many rows were given. */
  given: number;
}

/** Pages that were loaded one after the other. */
export interface LoadedPages {
  /** Rows of all pages, each once, in the order in which the platform gave them. */
  rows: readonly unknown[];
  /** The rows page by page. */
  parts: readonly PagePart[];
  /** How many pages these are. */
  count: number;
  /** Rows that were given, those that came twice counted twice. */
  given: number;
  /** What is asked for next: the number of a page, or a cursor; null after the last one. */
  next: number | string | null;
  /** The answer that came last, with what only those before it say: its totals are the newest, the days of a chart came with the first. */
  answer: unknown;
}

/** How the next page of a list stands. */
export type NextPage = "none" | "ready" | "loading" | "failed";

/** Before the first page. */
export const noPages: LoadedPages = { rows: [], parts: [], count: 0, given: 0, next: 1, answer: undefined };

/** The parameters that ask for a page. */
export function paramsOfPage({ size, cursor, shape }: PagesRequest, next: number | string): Record<string, unknown> {
  if (shape) return shape.pages === undefined ? {} : { [shape.page ?? "page"]: next, pageSize: size };
  if (cursor === undefined) return { page: next, pageSize: size };
  return typeof next === "string" ? { cursor: next, pageSize: size } : { pageSize: size };
}

/** One page more. A row that comes again, since others were put before it meanwhile, is left out. */
export function withPage(before: LoadedPages, answer: unknown, asked: PagesRequest): LoadedPages {
  const fresh = rowsOf(answer, asked.shape);
  const count = before.count + 1;
  const given = before.given + fresh.length;
  const own = unknownOf(fresh, before.rows, asked.rowKey);
  const parts = [...before.parts, { asked: before.next ?? count, rows: own, given: fresh.length }];
  const next = nextOf(answer, { asked, fresh: fresh.length, count, given });
  return { rows: [...before.rows, ...own], parts, count, given, next, answer: mergedAnswer(before.answer, answer) };
}

/** The rows of one answer: the answer itself, its `rows`, or what its shape says. */
export function rowsOf(answer: unknown, shape?: ListShape): readonly unknown[] {
  const found = Array.isArray(answer) ? (answer as unknown[]) : readPointer(answer, shape?.rows ?? "/rows");
  return Array.isArray(found) ? (found as unknown[]) : [];
}

/** An answer with what only the one before says. */
export function mergedAnswer(before: unknown, answer: unknown): unknown {
  return isRecord(before) && isRecord(answer) ? { ...before, ...answer } : answer;
}

/** The value that documents and blocks read: the answer with the rows of all pages, and how the next page stands. */
export function listValue({ rows, next, answer }: LoadedPages, more: NextPage = next === null ? "none" : "ready") {
  const whole = Array.isArray(answer) || typeof answer !== "object" ? {} : answer;
  const total = readPointer(answer, "/total");
  return { ...whole, rows, more, total: typeof total === "number" ? total : rows.length };
}

function nextOf(
  answer: unknown,
  { asked, fresh, count, given }: { asked: PagesRequest; fresh: number; count: number; given: number },
): LoadedPages["next"] {
  if (Array.isArray(answer)) return null;
  if (asked.cursor !== undefined) {
    const mark = readPointer(answer, asked.cursor);
    return typeof mark === "string" && mark !== "" ? mark : null;
  }
  if (asked.shape) {
    const pages = asked.shape.pages === undefined ? 1 : readPointer(answer, asked.shape.pages);
    return fresh > 0 && typeof pages === "number" && count < pages ? count + 1 : null;
  }
  const total = readPointer(answer, "/total");
  const isLast = fresh === 0 || (typeof total === "number" ? given >= total : fresh < asked.size);
  return isLast ? null : count + 1;
}

function unknownOf(fresh: readonly unknown[], rows: readonly unknown[], rowKey: string | undefined) {
  if (rowKey === undefined || rows.length === 0) return fresh;
  const known = new Set(rows.map((row) => readPointer(row, rowKey)));
  return fresh.filter((row) => {
    const key = readPointer(row, rowKey);
    return key === undefined || !known.has(key);
  });
}
