import type { SiteName } from "../build/siteNames.ts";
import type { BuiltFile } from "./BuiltFile.ts";
import { findBudgetFaults } from "./findBudgetFaults.ts";
import { findCodeFaults } from "./findCodeFaults.ts";
import { findForeignHosts } from "./findForeignHosts.ts";
import { findMarkupFaults } from "./findMarkupFaults.ts";
import { findNamingFaults } from "./findNamingFaults.ts";

/** Everything that is wrong with a built site; empty where it may be served. */
export function checkSite(site: SiteName, files: BuiltFile[]): string[] {
  return [
    ...findMarkupFaults(files),
    ...findCodeFaults(files),
    ...findForeignHosts(files),
    ...findNamingFaults(files),
    ...findBudgetFaults(site, files),
  ];
}
