import { useEffect, useRef, useState } from "react";
import { readPointer } from "#json/pointer.ts";
import type { RowKey } from "#contracts/config.ts";
import { keyPointer } from "#rendering/table/keyPointer.ts";
import { keyOfRow } from "../../ui/keyOfRow.ts";
import { goneOf } from "./goneOf.ts";

/** The rows that somebody has chosen, and what a batch reads of them as `/selection`. */
export interface Selection {
  readonly count: number;
  /** The keys as they stand in the rows. */
  readonly keys: readonly unknown[];
  readonly rows: readonly unknown[];
}

/** The chosen rows of a table, and how they are chosen. */
export interface RowSelection {
  chosen: Selection;
  isChosen(row: unknown): boolean;
  toggle(row: unknown): void;
  /** Whether each of the rows that are shown is chosen, some are, or none. */
  ofPage: "all" | "some" | "none";
  togglePage(): void;
  clear(): void;
}

type Chosen = ReadonlyMap<string, unknown>;

const none: Chosen = new Map();

/** Rows from which some are chosen. */
interface Choosable {
  rows: readonly unknown[];
  rowKey: RowKey | undefined;
  /** Names the filters: under others, nothing is chosen, so that nobody acts on rows that they cannot see. */
  under: string;
  /** Names the page and the order. */
  place: string;
  /** Another one each time the rows were loaded. */
  loaded: unknown;
  /** There are rows after these. */
  hasMore: boolean;
}

/**
 * Rows chosen by their keys; they stay chosen on other pages, in another order, and when they are loaded again. What is there no
 * more then is chosen no more.
 */
export function useSelection({ rows, rowKey, under, place, loaded, hasMore }: Choosable): RowSelection {
  const [kept, setKept] = useState({ under, chosen: none });
  const chosen = kept.under === under ? kept.chosen : none;
  const choose = (next: Chosen) => setKept({ under, chosen: next });
  const keyOf = (row: unknown) => keyOfRow(row, 0, rowKey);
  const last = useRef<{ at: string; keys: string[] }>(null);
  useEffect(() => {
    const at = `${under} ${place}`;
    const keys = rows.map((row) => keyOfRow(row, 0, rowKey));
    const before = last.current;
    last.current = { at, keys };
    if (before?.at !== at) return;
    const gone = new Set(goneOf(before.keys, keys, hasMore));
    setKept((now) => {
      const next = new Map([...now.chosen].filter(([key]) => !gone.has(key)));
      return next.size === now.chosen.size ? now : { ...now, chosen: next };
    });
    // Only what was loaded says that a row is gone: while a page is on its way, the rows of the one before are shown.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [loaded]);
  const here = rows.filter((row) => chosen.has(keyOf(row))).length;
  const ofPage = here === 0 ? "none" : here === rows.length ? "all" : "some";
  const list = [...chosen.values()];
  return {
    chosen: {
      count: list.length,
      keys: list.map((row) => (rowKey ? readPointer(row, keyPointer(rowKey)) : undefined)),
      rows: list,
    },
    isChosen: (row) => chosen.has(keyOf(row)),
    toggle(row) {
      const next = new Map(chosen);
      if (!next.delete(keyOf(row))) next.set(keyOf(row), row);
      choose(next);
    },
    ofPage,
    togglePage() {
      const next = new Map(chosen);
      for (const row of rows) {
        if (ofPage === "all") next.delete(keyOf(row));
        else next.set(keyOf(row), row);
      }
      choose(next);
    },
    clear: () => choose(none),
  };
}
