import { pagePaths } from "#compile/pagePaths.ts";
import type { Diagnostic } from "#contracts/api.ts";
import type { Site } from "#contracts/config.ts";
import { pageOfPath } from "../nodes/checkPath.ts";
import { createFindings } from "../createFindings.ts";
import type { SiteIndex } from "../SiteIndex.ts";

/** Beginnings of addresses that are the platform's. */
const reserved = new Set(["wps", "config", "theme", "validators", "assets", "csp-report", "console"]);

/** Checks the paths that pages name: each leads to one page, and to none that the site has by itself. */
export function checkPagePaths(site: Site, { compiled }: SiteIndex): Diagnostic[] {
  const problems: Diagnostic[] = [];
  const taken = new Map<string, string>();
  const paths = pagePaths(site.pages);
  for (const [key, page] of Object.entries(site.pages ?? {})) {
    const note = createFindings(`pages/${key}`, "", problems);
    if (page.area !== "page") {
      if (page.path !== undefined)
        note("/path", 'A page of a centre is opened by its key: only the area "page" has a path');
      continue;
    }
    const { path } = page;
    if (path === undefined) {
      note("/area", 'A page of its own names its "path"');
      continue;
    }
    const parts = path.split("/").slice(1);
    const names = parts.filter((part) => part.startsWith(":"));
    if (new Set(names).size < names.length) note("/path", "Two parts of the path have the same name");
    if (reserved.has(parts[0] ?? "") || parts[0]?.startsWith(":"))
      note("/path", "No page has an address that begins so: it is the platform's, or would hide other pages");
    const own = pageOfPath(path);
    const isBundled =
      own !== "" && Object.hasOwn(compiled.layouts, `page/${own}`) && !Object.hasOwn(paths, `page/${own}`);
    if (isBundled || path === "/") note("/path", `The site has a page at ${path}`);
    const shape = path.replace(/:[^/]+/g, ":");
    const other = taken.get(shape);
    if (other !== undefined) note("/path", `The page "${other}" has this address`);
    taken.set(shape, key);
    if (isReplacing(key, site)) note("/key", `The site has a page "${key}" that has a layout of its own`);
  }
  return problems;
}

function isReplacing(key: string, { layouts }: Site): boolean {
  return Object.hasOwn(layouts, `page/${key}`);
}
