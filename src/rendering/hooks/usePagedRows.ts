import { useEffect, useState } from "react";
import { readPointer } from "#json/pointer.ts";
import type { ListShape, NextPage } from "#stores/LoadedPages.ts";
import { createPagedSource } from "#stores/PagedSource.ts";
import { createPlacedSource } from "#stores/PlacedSource.ts";
import type { NodePlace } from "../NodePlace.ts";
import type { DataView } from "../ports/DataPort.ts";
import { toTablePage, type SortOrder, type TablePage } from "../table/toTablePage.ts";
import { useRendering } from "./useRendering.ts";

/** The rows of a list that somebody sees now: the first, and the one behind the last; undefined where nobody can say. */
export type SeenRows = () => readonly [number, number] | undefined;

/** What a list asks for. */
interface Asked {
  id: string;
  at: NodePlace;
  /** A listed call; without one, `rows` are shown. */
  call: string | undefined;
  /** Parameters, those of the page apart. */
  params: Readonly<Record<string, unknown>>;
  /** Rows that are already here. */
  rows: unknown;
  pageSize: number;
  /** By page numbers, page after page, or whichever pages come into sight. */
  more: "pages" | "button" | "scroll" | "sight";
  /** How rows that are already here are sorted. */
  sort: SortOrder | null;
  rowKey: string | undefined;
  cursor: string | undefined;
  /** Where an answer has its rows; undefined for the usual places. */
  shape?: ListShape | undefined;
  /** The rows that somebody sees now. */
  seen: SeenRows | undefined;
  /** Loads again after so many milliseconds; left out: never. */
  everyMs?: number | undefined;
  /** Asks for nothing yet: what its filters begin with is not known. */
  waits: boolean;
}

/** How a list goes on. */
export interface MoreRows {
  status: Exclude<NextPage, "none">;
  /** What went wrong; null unless failed. */
  message: string | null;
  load(): Promise<void>;
}

/** Rows of a list, by page numbers or as many as were loaded by now. */
export interface PagedRows extends TablePage {
  pageSize: number;
  /** The whole answer; undefined before it is there, and without a call. */
  answer: unknown;
  /** The way to the next rows; null behind the last one, and where pages have numbers. */
  more: MoreRows | null;
  /** What is wrong with parameters, by their names. */
  fieldErrors: Readonly<Record<string, string>> | undefined;
  goTo(page: number): void;
  /** Of a list that is filled by sight: somebody is near these rows, the first and the one behind the last. */
  need(rows: readonly [number, number]): void;
  reload(): Promise<void>;
}

/** Rows from a call (paged by the platform) or rows that are already here; other parameters begin at the first page. */
export function usePagedRows(asked: Asked): PagedRows {
  const { id, at, call, pageSize, more, rowKey, cursor, shape, seen, waits, everyMs = 0 } = asked;
  const { document } = at;
  const { data } = useRendering();
  const asks = JSON.stringify(asked.params);
  // The page belongs to what it was chosen under: other filters begin at the first page.
  const [chosen, setChosen] = useState({ page: 1, asks });
  const page = chosen.asks === asks ? chosen.page : 1;
  const loadsOn = more !== "pages";
  const bySight = more === "sight";
  const key = JSON.stringify(call === undefined ? null : loadsOn ? [asks] : [asks, page, pageSize]);
  useEffect(() => {
    if (call === undefined || waits) return undefined;
    const params = JSON.parse(asks) as Record<string, unknown>;
    const always = { call, everyMs };
    if (!loadsOn) return data.watch(document, id, { ...always, params: { ...params, page, pageSize } });
    const left = data.left && { left: data.left.lists, again: data.left.again, visit: data.left.visit() };
    const pages = { size: pageSize, cursor, shape, rowKey, seen, ...left };
    return data.watch(document, id, {
      ...always,
      params,
      pages,
      create: bySight ? createPlacedSource : createPagedSource,
    });
    // What is asked for is all in the key.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [data, document, id, call, key, loadsOn, bySight, pageSize, cursor, rowKey, seen, waits, everyMs]);
  const state: DataView = call === undefined ? { status: "ready", value: asked.rows } : data.read(document, id);
  const found =
    call === undefined ? foundHere(asked, page) : foundThere(state, loadsOn ? Number.MAX_SAFE_INTEGER : pageSize, page);
  const turn = (to: number) => setChosen({ page: to, asks });
  const loadMore = async () => (bySight ? data.reload(document, [id]) : data.loadMore?.(document, id));
  const on = call === undefined ? moreHere(found, () => turn(page + 1)) : moreThere(state, loadMore);
  return {
    ...found,
    pageSize,
    answer: call !== undefined && "value" in state ? state.value : undefined,
    fieldErrors: state.status === "failed" ? state.fieldErrors : undefined,
    goTo: (next) => turn(Math.min(Math.max(1, next), found.pageCount)),
    need: (seenRows) => void data.loadMore?.(document, id, seenRows),
    reload: () => data.reload(document, [id]),
    more: loadsOn ? on : null,
  };
}

function foundHere({ rows, pageSize, more, sort }: Asked, page: number): TablePage {
  const state = { status: "ready", value: rows } as const;
  return more === "pages" ? toTablePage(state, page, pageSize, sort) : toTablePage(state, 1, page * pageSize, sort);
}

/** Where only the next page failed, what is there is as good as before. */
function foundThere(state: DataView, pageSize: number, page: number): TablePage {
  const found = toTablePage(state, page, pageSize, null);
  return nextOf(state) === "failed" ? { ...found, status: "ready", message: null } : found;
}

function nextOf(state: DataView): unknown {
  return "value" in state ? readPointer(state.value, "/more") : undefined;
}

function moreHere({ rows, total }: TablePage, show: () => void): MoreRows | null {
  if (rows.length >= total) return null;
  return { status: "ready", message: null, load: async () => show() };
}

function moreThere(state: DataView, load: () => Promise<void>): MoreRows | null {
  const status = nextOf(state) as NextPage | undefined;
  if (status === undefined || status === "none") return null;
  return { status, message: state.status === "failed" ? state.message : null, load };
}
