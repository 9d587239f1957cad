import type { Queryable } from "#server/db/Database.ts";
import { percentileOf } from "./spans.ts";

/** How fast a revision reached the pages that were open: how many were measured, and within what half and 99 of 100 had drawn it. */
export interface ReachOf {
  pages: number;
  p50Ms: number;
  p99Ms: number;
}

/** The figures of some revisions, by their numbers; what nobody measured is missing. */
export async function loadReach(db: Queryable, seqs: readonly number[]): Promise<Map<number, ReachOf>> {
  const rows = await db.query<{ seq: number; span: number; pages: number }>(
    "SELECT seq, span, pages FROM revision_reach WHERE seq = ANY ($1)",
    [seqs],
  );
  const found = new Map<number, ReachOf>();
  for (const [seq, counts] of Map.groupBy(rows, (row) => row.seq)) {
    const pages = counts.reduce((sum, count) => sum + count.pages, 0);
    found.set(seq, { pages, p50Ms: percentileOf(counts, 50) ?? 0, p99Ms: percentileOf(counts, 99) ?? 0 });
  }
  return found;
}
