import type { OfferedLanguage } from "#compile/PageDrawer.ts";
import { addressIn } from "../pages/addressIn.ts";
import { escapeHtml } from "../pages/escapeHtml.ts";

/** What a site map is made of. */
export interface SiteMapParts {
  origin: string;
  paths: readonly string[];
  offered: readonly OfferedLanguage[];
  defaultLanguage: string;
  /** When the site was last published. */
  changedAt: Date | null;
}

/** The site map (sitemaps.org, 0.9): every page in every language, each with its others. */
export function siteMap({ origin, paths, offered, defaultLanguage, changedAt }: SiteMapParts): string {
  const day = changedAt === null ? "" : `<lastmod>${changedAt.toISOString()}</lastmod>`;
  const entries = paths.flatMap((path) => {
    const addressOf = (code: string) => escapeHtml(origin + addressIn(path, code, defaultLanguage));
    const other = (tag: string, code: string) =>
      `<xhtml:link rel="alternate" hreflang="${escapeHtml(tag)}" href="${addressOf(code)}"/>`;
    const others = offered.map(({ code, tag }) => other(tag, code)).join("") + other("x-default", defaultLanguage);
    return offered.map(({ code }) => `<url><loc>${addressOf(code)}</loc>${day}${others}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join("\n")}\n</urlset>\n`;
}
