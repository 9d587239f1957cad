import type { SiteName } from "../build/siteNames.ts";
import type { BuiltFile } from "./BuiltFile.ts";
import { firstLoad } from "./firstLoad.ts";

/** Kilobytes (1000 bytes, compressed with gzip) that a first visit may load until it can be used, by kind of file. */
const budgets: Record<SiteName, { scriptKb: number; styleKb: number }> = {
  player: { scriptKb: 154, styleKb: 18 },
  console: { scriptKb: 265, styleKb: 40 },
};

/** Where the first load of a site is heavier than its budget. */
export function findBudgetFaults(site: SiteName, files: BuiltFile[]): string[] {
  const loaded = firstLoad(files, site);
  const kilobytes = (pattern: RegExp) =>
    loaded.filter(({ path }) => pattern.test(path)).reduce((sum, { gzipBytes }) => sum + gzipBytes, 0) / 1000;
  const compare = (kind: string, actual: number, budget: number) =>
    actual > budget ? [`first load: ${actual.toFixed(1)} KB of ${kind}, gzipped; the budget is ${budget}`] : [];
  return [
    ...compare("scripts", kilobytes(/\.[cm]?js$/), budgets[site].scriptKb),
    ...compare("styles", kilobytes(/\.css$/), budgets[site].styleKb),
  ];
}
