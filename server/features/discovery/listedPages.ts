import { needsLogin } from "#compile/needsLogin.ts";
import { pageAddress } from "#compile/pageAddress.ts";
import { pagePaths } from "#compile/pagePaths.ts";
import type { Site } from "#contracts/config.ts";
import { layoutOf } from "../pages/layoutOf.ts";

/** The paths of the pages that a visitor may see and that search engines may list, the home page first. */
export function listedPages(site: Pick<Site, "brand" | "layouts" | "pages">): string[] {
  const paths = pagePaths(site.pages);
  const mustLogIn = site.brand.settings.loginedToHomePage ?? false;
  const keys = [...Object.keys(site.layouts), ...Object.keys(site.pages ?? {}).map((name) => `page/${name}`)];
  const found = keys.flatMap((key) => {
    const isMeant = key.startsWith("page/") && (site.pages?.[key.slice("page/".length)]?.area ?? "page") === "page";
    const path = isMeant && layoutOf(site, key)?.unlisted !== true ? pageAddress(key, paths) : null;
    return path === null || needsLogin(path, { isLoggedIn: false, mustLogIn }) ? [] : [path];
  });
  return [...new Set(found)].toSorted((a, b) => Number(b === "/index") - Number(a === "/index") || (a < b ? -1 : 1));
}
