import { useMemo } from "react";
import type { DiffEntry } from "#contracts/api.ts";
import { segmentsOf } from "#json/pointer.ts";
import { useTextTables } from "./texts/useTextTables.ts";

/** A difference, and what it is for whoever reads the site: another text in the place of the product's is a change. */
export interface ToldEntry {
  entry: DiffEntry;
  told: Pick<DiffEntry, "kind" | "before" | "after">;
}

/** Differences as visitors see them: the product's own text stands behind each text of the brand's. */
export function useToldTexts(entries: readonly DiffEntry[]): readonly ToldEntry[] {
  const languages = useMemo(
    () => [...new Set(entries.flatMap(({ kind, pointer }) => (kind === "changed" ? [] : languageOf(pointer))))],
    [entries],
  );
  const { tables } = useTextTables(languages);
  return useMemo(() => entries.map((entry) => ({ entry, told: tellText(entry, tables) })), [entries, tables]);
}

function languageOf(pointer: string): string[] {
  const [part, language, key] = segmentsOf(pointer);
  return part === "texts" && language !== undefined && key !== undefined ? [language] : [];
}

/** What a difference of a text says where the product has a text of its own. */
export function tellText(
  entry: DiffEntry,
  tables: Readonly<Record<string, Readonly<Record<string, string>>>>,
): ToldEntry["told"] {
  const [part, language = "", key = ""] = segmentsOf(entry.pointer);
  const table = part === "texts" && Object.hasOwn(tables, language) ? tables[language] : undefined;
  if (table === undefined || !Object.hasOwn(table, key)) return entry;
  const { kind, before, after } = entry;
  if (kind === "added") return { kind: "changed", before: table[key], after };
  if (kind === "removed") return { kind: "changed", before, after: table[key] };
  return entry;
}
