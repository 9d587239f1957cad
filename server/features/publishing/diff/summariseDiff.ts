import type { DiffEntry } from "#contracts/api.ts";

/** How many differences of each kind there are, and in which parts of the configuration. */
export interface DiffSummary {
  added: number;
  removed: number;
  changed: number;
  moved: number;
  /** Differences by the first step of their pointers: rules, flags, menus … */
  parts: Record<string, number>;
  /** The revision that the platform took back by itself with this one, why, and for how many networks that held. */
  takenBack?: { seq: number; why: "refused" | "problems"; networks: number };
  /** The schedule that published it, by its id. */
  schedule?: string;
}

/** Counts differences, for lists of revisions and for the audit. */
export function summariseDiff(entries: readonly DiffEntry[]): DiffSummary {
  const parts = new Map<string, number>();
  const counts = { added: 0, removed: 0, changed: 0, moved: 0 };
  for (const entry of entries) {
    counts[entry.kind]++;
    const part = entry.pointer.split("/")[1] ?? "";
    parts.set(part, (parts.get(part) ?? 0) + 1);
  }
  return { ...counts, parts: Object.fromEntries(parts) };
}
