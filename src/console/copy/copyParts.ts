import { siteParts, type SitePartName } from "#compile/siteParts.ts";
import type { DiffEntry } from "#contracts/api.ts";
import { segmentsOf } from "#json/pointer.ts";

/** A part of a site that a file has otherwise. */
export interface CopyPart {
  part: SitePartName;
  /** How many places differ, and how many of them it would take away. */
  changes: number;
  removed: number;
}

/** What belongs to one platform: hosts, vendors and services. It is taken only by those who say so. */
export const ownParts: ReadonlySet<string> = new Set<SitePartName>(["brand"]);

/** The parts that differ, in the order of the console. */
export function copyParts(entries: readonly DiffEntry[]): CopyPart[] {
  const counts = new Map<string, { changes: number; removed: number }>();
  for (const { pointer, kind } of entries) {
    const [part = ""] = segmentsOf(pointer);
    const { changes, removed } = counts.get(part) ?? { changes: 0, removed: 0 };
    counts.set(part, { changes: changes + 1, removed: removed + (kind === "removed" ? 1 : 0) });
  }
  return siteParts.flatMap((part) => {
    const found = counts.get(part);
    return found === undefined ? [] : [{ part, ...found }];
  });
}
