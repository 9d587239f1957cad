import { useState } from "react";
import { useErrorText } from "#rendering/hooks/useErrorText.ts";
import type { MoreRows } from "#rendering/hooks/usePagedRows.ts";
import { useRendering } from "#rendering/hooks/useRendering.ts";
import { readPointer } from "#json/pointer.ts";
import type { LevelShape } from "./useLevel.ts";

/** What a level begins with, and how its further pages are asked for. */
interface Begun {
  call: string;
  /** Parameters of the first page. */
  params: Readonly<Record<string, unknown>>;
  shape: LevelShape;
  /** The first page. */
  rows: readonly unknown[];
  /** How many there are, as the answer of the first page said. */
  total: unknown;
  /** What tells a row from the others. */
  keyOf(row: unknown, index: number): string;
}

/** The pages behind a first one. Another first page, as after a refresh, begins anew. */
interface Further {
  behind: readonly unknown[];
  rows: readonly unknown[];
  page: number;
  total: unknown;
  status: "ready" | "loading" | "failed" | "over";
  message: string | null;
}

/** The rows of a level by as many pages as were asked for; `more` is null where there is nothing behind them. */
export function useFurtherRows({ call, params, shape, rows, total, keyOf }: Begun) {
  const { data } = useRendering();
  const { failureText } = useErrorText();
  const begun: Further = { behind: rows, rows, page: 1, total, status: "ready", message: null };
  const [kept, setKept] = useState(begun);
  const now = kept.behind === rows ? kept : begun;
  const load = async (): Promise<void> => {
    if (now.status === "loading") return;
    setKept({ ...now, status: "loading" });
    const page = now.page + 1;
    const outcome = await data.load(call, { ...params, page });
    // Of a first page that was replaced meanwhile nothing is kept.
    const keep = (next: Further): void => setKept((before) => (before.behind === rows ? next : before));
    if (!outcome.ok) return keep({ ...now, status: "failed", message: failureText(outcome) });
    const read = readPointer(outcome.value, shape.select);
    const found: readonly unknown[] = Array.isArray(read) ? read : [];
    // Who came meanwhile pushes others onto the next page: nobody stands there twice.
    const known = new Set(now.rows.map(keyOf));
    const added = found.filter((row, place) => !known.has(keyOf(row, now.rows.length + place)));
    keep({
      behind: rows,
      rows: [...now.rows, ...added],
      page,
      total: readPointer(outcome.value, shape.total),
      status: found.length === 0 ? "over" : "ready",
      message: null,
    });
  };
  const count = typeof now.total === "number" ? now.total : now.rows.length;
  const more: MoreRows | null =
    now.status === "over" || count <= now.rows.length ? null : { status: now.status, message: now.message, load };
  return { rows: now.rows, total: Math.max(count, now.rows.length), more };
}
