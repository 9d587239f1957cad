import type { SiteName } from "../build/siteNames.ts";

/** Kilobytes (1000 bytes, compressed with gzip) that a first visit may load until it can be used, by kind of file. */
export const budgets: Record<SiteName, { scriptKb: number; styleKb: number }> = {
  player: { scriptKb: 160, styleKb: 18 },
  console: { scriptKb: 265, styleKb: 40 },
};
