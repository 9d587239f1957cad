import type { TextTable } from "#i18n/TextTable.ts";
import type { ImportChange } from "./planImport.ts";

/** The brand's own texts with these changes made; a language without any is not kept. */
export function withImport(texts: unknown, changes: readonly ImportChange[]): Record<string, TextTable> {
  const next: Record<string, Record<string, string>> = structuredClone(
    typeof texts === "object" && texts !== null ? (texts as Record<string, Record<string, string>>) : {},
  );
  for (const { language, key, own } of changes) {
    const table = { ...next[language] };
    if (own === undefined) delete table[key];
    else table[key] = own;
    if (Object.keys(table).length > 0) next[language] = table;
    else delete next[language];
  }
  return next;
}
