import type { SiteName } from "../build/siteNames.ts";
import { budgets } from "./budgets.ts";
import type { BuiltFile } from "./BuiltFile.ts";
import { firstLoad } from "./firstLoad.ts";

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
