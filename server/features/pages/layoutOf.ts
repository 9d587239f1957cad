import type { Layout, Site } from "#contracts/config.ts";

/** The layout of a page: a document of its own, or that of a page document. */
export function layoutOf({ layouts, pages }: Pick<Site, "layouts" | "pages">, key: string): Layout | undefined {
  if (Object.hasOwn(layouts, key)) return layouts[key];
  const name = key.slice("page/".length);
  return pages !== undefined && Object.hasOwn(pages, name) ? pages[name]?.layout : undefined;
}
