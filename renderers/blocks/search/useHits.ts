import { useEffect, useMemo, useRef, useState } from "react";
import { readPointer } from "#json/pointer.ts";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { useErrorText } from "#rendering/hooks/useErrorText.ts";
import { useRendering } from "#rendering/hooks/useRendering.ts";
import { useRows } from "#rendering/hooks/useRows.tsx";
import { useSettled } from "#rendering/hooks/useSettled.ts";
import { keyOfRow } from "../../ui/keyOfRow.ts";
import { findIn, indexed } from "./findIn.ts";
import type { Finding, Hit } from "./Hit.ts";
import { toHit } from "./toHit.ts";
import type { IndexState } from "./useIndex.ts";

/** A longer list than this is searched by a call. */
const mostRows = 2_000;
const usualPauseMs = 300;

interface Answer {
  /** What was asked. */
  asked: string;
  rows: readonly unknown[];
  message?: string;
}

/** Filters that are set, by the names of columns. */
type Chosen = Readonly<Record<string, unknown>>;

/** What a search finds: in its list or index at once, by its call once the typing rests. The later question counts. */
export function useHits(
  props: BlockProps<"search">,
  query: string,
  { index: opened, chosen: filters }: { index: IndexState | undefined; chosen: Chosen },
): Finding {
  const { call, rows, rowItem, rowKey, limit = 10, least = 1, at } = props;
  const { rows: list } = useRows(call === undefined ? rows?.value : undefined, at, mostRows);
  const chosen = Object.entries(filters).filter(([, value]) => value !== undefined && value !== null && value !== "");
  const asks = [...query.trim()].length >= least || (query.trim() === "" && chosen.length > 0);
  const answer = useAnswer(props, asks && !opened ? query.trim() : "");
  const index = useMemo(() => list.map((row, place) => indexed(row, rowItem(row, place))), [list, rowItem]);
  const toHits = (found: readonly unknown[]): Hit[] =>
    found
      .map((row, place) => toHit(rowItem(row, place), keyOfRow(row, place, rowKey)))
      .filter((hit) => hit !== null)
      .slice(0, limit);
  if (!asks) return { status: "idle" };
  if (opened?.status === "loading") return { status: "loading", hits: [] };
  if (opened?.status === "failed") return opened;
  if (opened) {
    const { finder, at: inColumn, row } = opened.index;
    const isWanted = (place: number) => chosen.every(([name, value]) => inColumn(name, place) === value);
    const { rows: places, total, words } = finder.find(query, limit, isWanted);
    const hits = places.map((place) => toHit(rowItem(row(place), place), String(place))).filter((hit) => hit !== null);
    return { status: "ready", hits, total, words };
  }
  if (call === undefined) return { status: "ready", hits: toHits(findIn(index, query)) };
  if (answer === null) return { status: "loading", hits: [] };
  const { message, retry } = answer;
  if (message !== undefined) return { status: "failed", message, retry };
  return { status: answer.asked === query.trim() ? "ready" : "loading", hits: toHits(answer.rows) };
}

/** The last answer of the call, and a way to ask again; null before the first. */
function useAnswer(
  { call, params, param = "search", select = "/rows", pauseMs = usualPauseMs }: BlockProps<"search">,
  query: string,
): (Answer & { retry(): Promise<void> }) | null {
  const { data } = useRendering();
  const { failureText } = useErrorText();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const given = Object.fromEntries(Object.entries(params ?? {}).map(([name, { value }]) => [name, value]));
  const rested = useSettled(query, pauseMs);
  const key = call === undefined || rested === "" ? null : JSON.stringify({ ...given, [param]: rested });
  const ask = async (signal?: AbortSignal): Promise<void> => {
    if (call === undefined || key === null) return;
    const outcome = await data.load(call, JSON.parse(key) as Record<string, unknown>, signal);
    if (signal?.aborted) return;
    const found = outcome.ok ? readPointer(outcome.value, select) : [];
    const list = Array.isArray(found) ? (found as unknown[]) : [];
    setAnswer({ asked: rested, rows: list, ...(outcome.ok ? {} : { message: failureText(outcome) }) });
  };
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    const stop = new AbortController();
    void latest.current(stop.signal);
    return () => stop.abort();
  }, [key, call]);
  return answer && { ...answer, retry: () => latest.current() };
}
