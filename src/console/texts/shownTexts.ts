import type { TextCell, TextRow } from "./textRows.ts";

/** Which texts are looked at. */
export const textViews = ["all", "missing", "outdated", "changed", "own", "faulty"] as const;

/** One of the views. */
export type TextView = (typeof textViews)[number];

/** Whether a cell belongs to a view. */
export function isInView(view: TextView, cell: TextCell): boolean {
  if (view === "missing") return cell.isMissing;
  if (view === "outdated") return cell.was !== undefined;
  if (view === "changed") return cell.isChanged;
  if (view === "own") return cell.own !== undefined;
  if (view === "faulty") return cell.faults.missing.length + cell.faults.foreign.length > 0;
  return true;
}

/**
 * The keys of the rows that hold these words in their key or in a text of any language, and belong to a view in one of the first
 * `columns` languages: those that are shown.
 */
export function shownTexts(rows: readonly TextRow[], words: string, view: TextView, columns: number): string[] {
  const wanted = fold(words.trim());
  return rows.flatMap(({ key, cells }) => {
    const isSeen = view === "all" || cells.slice(0, columns).some((cell) => isInView(view, cell));
    return isSeen && (wanted === "" || holds(key, cells, wanted)) ? [key] : [];
  });
}

function holds(key: string, cells: readonly TextCell[], wanted: string): boolean {
  return fold(key).includes(wanted) || cells.some(({ own, bundled }) => fold(own ?? bundled ?? "").includes(wanted));
}

/** How many texts each view has in each language. */
export function countTexts(rows: readonly TextRow[], languages: readonly string[]): Record<TextView, number[]> {
  const counted = textViews.map((view) => [
    view,
    languages.map((_code, column) =>
      rows.reduce((count, { cells }) => {
        const cell = cells[column];
        return cell !== undefined && isInView(view, cell) ? count + 1 : count;
      }, 0),
    ),
  ]);
  return Object.fromEntries(counted) as Record<TextView, number[]>;
}

function fold(text: string): string {
  return text.normalize("NFC").toLowerCase();
}
