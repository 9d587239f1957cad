import type { DiffEntry } from "#contracts/api.ts";
import { isRecord } from "#json/isRecord.ts";
import { toPointer } from "#json/pointer.ts";

/** Whole tables of texts, which the comparison tells as one difference where the table itself is new, or goes with its last text. */
const table = /^\/texts(?:\/[^/]+)?$/;

/** Differences as people think of them: a text each, also where all texts of a language are new or go. */
export function spreadChanges(entries: readonly DiffEntry[]): DiffEntry[] {
  return entries.flatMap((entry) => {
    const { kind, pointer, label } = entry;
    if ((kind !== "added" && kind !== "removed") || !table.test(pointer)) return [entry];
    const side = kind === "added" ? "after" : "before";
    const texts = entry[side];
    if (!isRecord(texts)) return [entry];
    const members = Object.entries(texts);
    if (members.length === 0) return [entry];
    return spreadChanges(
      members.map(([name, value]) => ({
        kind,
        pointer: pointer + toPointer(name),
        label: `${label} › ${name}`,
        [side]: value,
      })),
    );
  });
}
