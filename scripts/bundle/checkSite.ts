import type { SiteName } from "../build/siteNames.ts";
import type { BuiltFile } from "./BuiltFile.ts";
import { findBudgetFaults } from "./findBudgetFaults.ts";
import { findCodeFaults } from "./findCodeFaults.ts";
import { findForeignHosts } from "./findForeignHosts.ts";
import { findMarkupFaults } from "./findMarkupFaults.ts";

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

/** Files that keep their name from build to build; a server must not let browsers keep them. */
const steady = /^(index\.html|signin\.html|config\.json|licenses\.md|\.vite\/manifest\.json)$/;

/** Files that could be cached for ever and have no hash of their content in their name. */
function findNamingFaults(files: BuiltFile[]): string[] {
  return files
    .filter(({ path }) => !steady.test(path) && !/^assets\/.+-[\w-]{8,}\.\w+$/.test(path))
    .map(({ path }) => `${path} has no hash in its name`);
}
