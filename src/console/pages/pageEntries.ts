import { isRecord } from "#json/isRecord.ts";
import { readPointer, toPointer } from "#json/pointer.ts";

/** What a document is to people. */
export type PageSort = "page" | "centre" | "dialog" | "part" | "shell";

/** One document that pages are drawn from: a layout, a page document, or a dialog of one. */
export interface PageEntry {
  /** Its key among the layouts that are drawn: `page/index`. */
  key: string;
  sort: PageSort;
  /** Where its layout stands in the site: `/layouts/page~1index`, `/pages/messages/layout`. */
  pointer: string;
  /** Where the whole document stands that it is part of. */
  document: string;
  /** The layout as it is now: the brand's own, else the bundled one. */
  layout: unknown;
  isOwn: boolean;
  /** Is there a bundled one to go back to? */
  isReplacing: boolean;
}

/** All documents of a site and of the product, by their keys in order. */
export function pageEntries(site: unknown, bundledLayouts: Readonly<Record<string, unknown>>): PageEntry[] {
  const own = recordAt(site, "/layouts");
  const pages = recordAt(site, "/pages");
  const keys = [...new Set([...Object.keys(bundledLayouts), ...Object.keys(own)])];
  const layouts = keys.map((key): PageEntry => {
    const pointer = toPointer("layouts", key);
    const isOwn = Object.hasOwn(own, key);
    const layout = isOwn ? own[key] : bundledLayouts[key];
    return {
      key,
      sort: sortOf(key),
      pointer,
      document: pointer,
      layout,
      isOwn,
      isReplacing: Object.hasOwn(bundledLayouts, key),
    };
  });
  const documents = Object.entries(pages).flatMap(([name, page]): PageEntry[] => {
    const document = toPointer("pages", name);
    const area = isRecord(page) && typeof page["area"] === "string" ? page["area"] : "page";
    const common = { document, isOwn: true, isReplacing: false };
    const layout = readPointer(page, "/layout");
    const key = `${area}/${name}`;
    const dialogs = Object.entries(recordAt(page, "/dialogs")).map(([dialog, each]): PageEntry => ({
      key: `dialog/${name}.${dialog}`,
      sort: "dialog",
      pointer: document + toPointer("dialogs", dialog),
      layout: each,
      ...common,
    }));
    return [{ key, sort: sortOf(key), pointer: `${document}/layout`, layout, ...common }, ...dialogs];
  });
  // A page document stands before a layout of the same key: it is what visitors get.
  const replaced = new Set(documents.map(({ key }) => key));
  return [...documents, ...layouts.filter(({ key }) => !replaced.has(key))].toSorted((a, b) => compare(a.key, b.key));
}

/** A place of the draft as the desk has it. */
export interface EntryPlace {
  entry: PageEntry;
  /** The place among the nodes of its layout, from its root on; empty where it is beside them. */
  inside: string;
  /** The place beside the nodes: in the layout (`/title`), or in the page document (`/menu/label`); empty among the nodes. */
  beside: string;
}

/** The entry that a place of the draft stands in; null where it stands in none. */
export function entryAt(entries: readonly PageEntry[], place: string): EntryPlace | null {
  const within = (pointer: string) => `${place}/`.startsWith(`${pointer}/`);
  const entry =
    entries.find(({ pointer }) => within(pointer)) ??
    entries.find(({ sort, document }) => sort !== "dialog" && within(document));
  if (entry === undefined) return null;
  const rest = place.slice((within(entry.pointer) ? entry.pointer : entry.document).length);
  return `${rest}/`.startsWith("/root/") ? { entry, inside: rest, beside: "" } : { entry, inside: "", beside: rest };
}

function sortOf(key: string): PageSort {
  const [area = ""] = key.split("/");
  if (key === "shell") return "shell";
  if (area === "dialog" || area === "part" || area === "page") return area;
  return area.endsWith("-centre") ? "centre" : "page";
}

/** The last word of a key: `index` of `page/index`. */
export function nameOfKey(key: string): string {
  return key.slice(key.indexOf("/") + 1);
}

/** Where the texts of an entry stand: with its page document, else with those of the site. */
export function textHomeOf({ document, pointer }: PageEntry): string {
  return document === pointer ? "/texts" : `${document}/texts`;
}

function recordAt(value: unknown, pointer: string): Record<string, unknown> {
  const found = readPointer(value, pointer);
  return isRecord(found) ? found : {};
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
