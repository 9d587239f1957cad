import { isRecord } from "#json/isRecord.ts";
import type { Note } from "../createFindings.ts";

/** Checks that tabs have either a panel each or one for all, and that choosing a tab does something where all have one; where each has its own it may. */
export function checkPanel(node: Record<string, unknown>, pointer: string, note: Note): void {
  const { tabs, rowItem, panel, arrowsAbove } = node;
  const written = Array.isArray(tabs)
    ? tabs.map((tab: unknown, index) => ({ tab, at: `${pointer}/tabs/${index}` }))
    : [];
  if (rowItem !== undefined) written.push({ tab: rowItem, at: `${pointer}/rowItem` });
  if (panel === undefined && arrowsAbove !== undefined)
    note(`${pointer}/arrowsAbove`, "Only tabs that have one panel for all of them stand in a line with buttons");
  for (const { tab, at } of written) {
    if (!isRecord(tab)) continue;
    const has = (name: string) => tab[name] !== undefined;
    if (panel === undefined) {
      if (!has("children")) note(at, "A tab has children, or all of them have one panel");
      continue;
    }
    if (has("children")) note(`${at}/children`, "Where all tabs have one panel, none has children of its own");
    if (!has("action")) note(at, "Where all tabs have one panel, choosing one does an action");
  }
}
