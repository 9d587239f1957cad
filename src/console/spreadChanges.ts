import type { DiffEntry } from "#contracts/api.ts";
import { isRecord } from "#json/isRecord.ts";
import { toPointer } from "#json/pointer.ts";

/** Whole tables of texts, which the comparison tells as one difference where the table itself is new. */
const table = /^\/texts(?:\/[^/]+)?$/;

/** Differences as people think of them: a text each, also where all texts of a language are new. */
export function spreadChanges(entries: readonly DiffEntry[]): DiffEntry[] {
  return entries.flatMap((entry) => {
    const { kind, pointer, label, after } = entry;
    if (kind !== "added" || !table.test(pointer) || !isRecord(after)) return [entry];
    const members = Object.entries(after);
    if (members.length === 0) return [entry];
    return spreadChanges(
      members.map(([name, value]) => ({
        kind,
        pointer: pointer + toPointer(name),
        label: `${label} › ${name}`,
        after: value,
      })),
    );
  });
}
