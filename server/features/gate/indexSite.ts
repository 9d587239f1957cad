import { compileSite } from "#compile/site.ts";
import type { BundledSite } from "#compile/CompiledSite.ts";
import type { FlagNode, Site } from "#contracts/config.ts";
import { createLayoutOpener, type LayoutOpener } from "./createLayoutOpener.ts";
import type { SiteIndex } from "./SiteIndex.ts";

/** How a site is indexed. */
export interface IndexOptions {
  /** Origins that the platform lets frames show, where they are known. */
  frameHosts?: readonly string[] | undefined;
  /** Opens layouts; one that remembers what it opened saves most of the work for a site that was hardly changed. */
  openLayout?: LayoutOpener | undefined;
}

/** Compiles a site for whoever belongs to each audience, opens its layouts, and lists what documents may refer to. Never throws; bad parts are left out. */
export function indexSite(
  site: Site,
  bundled: BundledSite,
  { frameHosts, openLayout = createLayoutOpener() }: IndexOptions = {},
): SiteIndex {
  const compiled = compileSite(site, bundled, { isJudgedSafe: () => true, reaches: () => true });
  const layouts = Object.entries(compiled.layouts).map(([key, layout]) => openLayout(key, layout, site));
  const games = (site.brand.launchGameCDNs ?? []).filter((address) => URL.canParse(address));
  const hosts = frameHosts && [...frameHosts, ...games.map((address) => new URL(address).origin)];
  return {
    compiled,
    layouts,
    flags: new Set(flagNames(site.flags)),
    frameHosts: hosts,
    hasGameHosts: games.length > 0,
  };
}

function flagNames(node: FlagNode): string[] {
  const { modId, childrenNodes } = node;
  return [modId, ...(Array.isArray(childrenNodes) ? childrenNodes.flatMap(flagNames) : [])];
}
