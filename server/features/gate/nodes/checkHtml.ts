import { inWords } from "#json/inWords.ts";
import { isRecord } from "#json/isRecord.ts";
import { visitNodes } from "#engine/index.ts";
import { joinPointer, readPointer } from "#json/pointer.ts";
import { findHtmlFaults } from "#server/security/findHtmlFaults.ts";
import type { DocumentCheck } from "./DocumentCheck.ts";

/** Most that is listed of one text; the rest is of the same sort. */
const mostFaults = 5;

/**
 * Checks what an `html` node shows, as far as the site's documents say it: the HTML itself, what stands in for it, and what
 * it reads of the brand. What visitors would not be shown is refused, so that nothing of an operator's is left out in
 * silence (S-10). What calls answer is sanitised where it is kept.
 */
export function checkHtml(value: unknown, pointer: string, check: DocumentCheck): void {
  if (!isRecord(value)) return checkWords(value, pointer, check);
  checkWords(value["fallback"], `${pointer}/fallback`, check);
  const { brand } = check.index.compiled;
  checkWords(readPointer({ brand }, inWords(value["bind"])), `${pointer}/bind`, check);
}

/** Checks what an action hands to a dialog that shows it as HTML. */
export function checkHtmlArguments(action: Record<string, unknown>, pointer: string, check: DocumentCheck): void {
  const given = action["with"];
  if (!isRecord(given)) return;
  const shown = htmlArguments(inWords(action["dialog"]), check);
  for (const [name, value] of Object.entries(given)) {
    if (shown.has(`/dialog/${name}`)) checkHtml(value, joinPointer(`${pointer}/with`, name), check);
  }
}

/** What the `html` nodes of a dialog read. */
function htmlArguments(dialog: string, { index }: DocumentCheck): Set<unknown> {
  const reads = new Set<unknown>();
  const layout = index.layouts.find(({ key }) => key === `dialog/${dialog}`);
  if (layout === undefined) return reads;
  visitNodes(layout.opened.root, "", (node) => {
    const { kind, html } = node as { kind: string; html?: unknown };
    if (kind === "html" && isRecord(html)) reads.add(html["bind"]);
  });
  return reads;
}

function checkWords(words: unknown, pointer: string, { note }: DocumentCheck): void {
  if (typeof words !== "string") return;
  const faults = findHtmlFaults(words).slice(0, mostFaults);
  if (faults.length > 0) note(pointer, `Visitors are not shown all of this HTML: it holds ${faults.join(", ")}`);
}
