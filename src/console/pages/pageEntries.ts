import { isRecord } from "#json/isRecord.ts";
import { readPointer, toPointer } from "#json/pointer.ts";

/** What a document is to people. */
export type PageSort = "page" | "centre" | "dialog" | "part" | "shell" | "form";

/** One document that pages are drawn from: a layout, a page document, or a dialog of one. */
export interface PageEntry {
  /** Its key among the layouts that are drawn: `page/index`. */
  key: string;
  sort: PageSort;
  /** Where its layout stands in the site: `/layouts/page~1index`, `/pages/messages/layout`. */
  pointer: string;
  /** Where the whole document stands that it is part of. */
  document: string;
  /** The layout as it is now: the brand's own, else the bundled one. Of a form, the form as the root of one. */
  layout: unknown;
  isOwn: boolean;
  /** Is there a bundled one to go back to? */
  isReplacing: boolean;
}

/** All documents of a site and of the product, by their keys in order. */
export function pageEntries(
  site: unknown,
  bundledLayouts: Readonly<Record<string, unknown>>,
  bundledForms: Readonly<Record<string, unknown>> = {},
): PageEntry[] {
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
    const forms = Object.entries(recordAt(page, "/forms")).map(([id, form]) =>
      formEntry(id, form, { pointer: document + toPointer("forms", id), ...common }),
    );
    return [{ key, sort: sortOf(key), pointer: `${document}/layout`, layout, ...common }, ...dialogs, ...forms];
  });
  const ownForms = recordAt(site, "/forms");
  const forms = [...new Set([...Object.keys(bundledForms), ...Object.keys(ownForms)])].map((id) => {
    const pointer = toPointer("forms", id);
    const isOwn = Object.hasOwn(ownForms, id);
    const isReplacing = Object.hasOwn(bundledForms, id);
    return formEntry(id, isOwn ? ownForms[id] : bundledForms[id], { pointer, document: pointer, isOwn, isReplacing });
  });
  // A page document stands before a layout of the same key: it is what visitors get.
  const replaced = new Set(documents.map(({ key }) => key));
  return [...documents, ...[...layouts, ...forms].filter(({ key }) => !replaced.has(key))].toSorted((a, b) =>
    compare(a.key, b.key),
  );
}

/** A form stands in the tree as a page does: it is the root, and its fields stand in it. */
function formEntry(
  id: string,
  form: unknown,
  where: Pick<PageEntry, "pointer" | "document" | "isOwn" | "isReplacing">,
): PageEntry {
  const root = isRecord(form) ? { ...form, kind: "form" } : form;
  return { key: `form/${id}`, sort: "form", layout: { root }, ...where };
}

/** The place in the site of a place in the tree of an entry. */
export function placeInSite({ sort, pointer }: Pick<PageEntry, "sort" | "pointer">, inside: string): string {
  return pointer + (sort === "form" ? inside.replace(/^\/root(?=\/|$)/, "") : inside);
}

/** What is written for a layout of an entry: of a form, the form without what makes it a root. */
export function writtenLayout({ sort }: Pick<PageEntry, "sort">, layout: unknown): unknown {
  if (sort !== "form") return layout;
  const root = readPointer(layout, "/root");
  return isRecord(root) ? Object.fromEntries(Object.entries(root).filter(([name]) => name !== "kind")) : root;
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
    entries.find(({ sort, document }) => sort !== "dialog" && sort !== "form" && within(document));
  if (entry === undefined) return null;
  const rest = place.slice((within(entry.pointer) ? entry.pointer : entry.document).length);
  if (entry.sort === "form") return { entry, inside: `/root${rest}`, beside: "" };
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
