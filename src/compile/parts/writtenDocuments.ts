import type { Layout } from "#contracts/config.ts";
import { isRecord } from "#json/isRecord.ts";
import { toPointer } from "#json/pointer.ts";

/** What a site holds of its own documents, which need not be what they should. */
export interface WrittenSite {
  readonly layouts?: unknown;
  readonly pages?: unknown;
}

/** Gives documents as somebody wrote them, by the names of reports: the site's, and the layouts that come with the program. */
export function writtenDocuments(
  site: WrittenSite,
  bundled: Readonly<Record<string, Layout>>,
): (document: string) => unknown {
  return (document) => {
    const key = document.slice(document.indexOf("/") + 1);
    if (document.startsWith("pages/")) return memberOf(site.pages, key);
    return document.startsWith("layouts/") ? (memberOf(site.layouts, key) ?? memberOf(bundled, key)) : undefined;
  };
}

function memberOf(documents: unknown, key: string): unknown {
  return isRecord(documents) && Object.hasOwn(documents, key) ? documents[key] : undefined;
}

/** The document that a layout is written in, and where in it. */
export function placeOfLayout(key: string, { pages }: WrittenSite): { document: string; pointer: string } {
  const [area = "", name = ""] = key.split("/");
  const [page = "", dialog] = name.split(".");
  const written = memberOf(pages, page);
  if (!isRecord(written)) return { document: `layouts/${key}`, pointer: "" };
  if (area === "dialog" && dialog !== undefined)
    return { document: `pages/${page}`, pointer: toPointer("dialogs", dialog) };
  if (written["area"] === area && dialog === undefined) return { document: `pages/${page}`, pointer: "/layout" };
  return { document: `layouts/${key}`, pointer: "" };
}
