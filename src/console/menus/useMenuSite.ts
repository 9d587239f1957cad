import { useMemo } from "react";
import { compileFlags } from "#compile/flags.ts";
import { compileMenus } from "#compile/menus/menus.ts";
import { sitePages } from "#compile/menus/sitePages.ts";
import { pagePaths, type PagePaths } from "#compile/pagePaths.ts";
import type { CompiledMenu } from "#contracts/entities.ts";
import { isRecord } from "#json/isRecord.ts";
import { readPointer } from "#json/pointer.ts";
import { bundledLayouts } from "../bundledLayouts.ts";
import { brandZone } from "../moments/brandZone.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import { menuTargets, type MenuTarget } from "./menuTargets.ts";

/** What menus of a draft stand among. */
export interface MenuSite {
  /** Every document of the site by its key, the brand's own before the product's. */
  documents: Readonly<Record<string, unknown>>;
  paths: PagePaths;
  targets: readonly MenuTarget[];
  /** The menus as players get them, with the pages that put themselves in. */
  menus: Readonly<Record<string, CompiledMenu>>;
  /** Features that are on, where nobody is asked who looks. */
  flags: ReadonlySet<string>;
  /** Time zone of the brand's days. */
  zone: string;
}

/** Where a menu is shown: the first node that draws it. */
export interface MenuPlace {
  variant: string;
  label: unknown;
}

/** The draft as its menus see it. */
export function useMenuSite(): MenuSite {
  const { draft, bundled } = useConsoleTools();
  const { site } = draft;
  const [layouts, pages, menus, tree] = ["layouts", "pages", "menus", "flags"].map((part) =>
    readPointer(site, `/${part}`),
  );
  const around = useMemo(() => {
    const { pages: sound } = sitePages(pages);
    const own = Object.entries(sound).map(([key, page]) => [`${String(page["area"])}/${key}`, page["layout"]] as const);
    const documents: Readonly<Record<string, unknown>> = {
      ...bundledLayouts,
      ...(isRecord(layouts) ? layouts : {}),
      ...Object.fromEntries(own),
    };
    const paths = pagePaths(sound);
    return { pages: sound, documents, paths, targets: menuTargets(documents, paths) };
  }, [layouts, pages]);
  const common = bundled("/menus");
  const compiled = useMemo(() => {
    const written = { ...(isRecord(common) ? common : {}), ...(isRecord(menus) ? menus : {}) };
    return compileMenus({ menus: written, pages: around.pages, layouts: new Set(Object.keys(around.documents)) }).menus;
  }, [common, menus, around]);
  const flags = useMemo(() => compileFlags(tree, undefined, () => true), [tree]);
  const zone = brandZone(site);
  return useMemo(() => ({ ...around, menus: compiled, flags, zone }), [around, compiled, flags, zone]);
}

/** Where a menu is drawn, as far as a document says so. */
export function placeOfMenu(documents: Readonly<Record<string, unknown>>, name: string): MenuPlace | undefined {
  const { shell, ...others } = documents;
  for (const document of [shell, ...Object.values(others)]) {
    const place = findPlace(document, name, 0);
    if (place) return place;
  }
  return undefined;
}

/** Deeper than any document goes. */
const deepest = 80;

function findPlace(node: unknown, name: string, depth: number): MenuPlace | undefined {
  if (typeof node !== "object" || node === null || depth > deepest) return undefined;
  if (isRecord(node) && node["menu"] === name && typeof node["kind"] === "string") {
    // A centre draws its menu at its side.
    return { variant: typeof node["variant"] === "string" ? node["variant"] : "side", label: node["label"] };
  }
  for (const member of Object.values(node)) {
    const place = findPlace(member, name, depth + 1);
    if (place) return place;
  }
  return undefined;
}
