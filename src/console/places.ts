import { readPointer, segmentsOf, toPointer } from "#json/pointer.ts";
import type { Diagnostic } from "#contracts/api.ts";
import type { PlaceAddress } from "#stores/PlaceStore.ts";

/** The page of the console for each part of a site. */
const pages: Readonly<Record<string, string>> = {
  rules: "/registration",
  flags: "/flags",
  menus: "/menus",
  theme: "/theme",
  texts: "/texts",
  brand: "/brand",
  banners: "/banners",
  help: "/help",
  promotions: "/promotions",
  layouts: "/documents",
  pages: "/documents",
  forms: "/documents",
};

/** Parts that hold a document in each of their members. */
export const collections: ReadonlySet<string> = new Set(["layouts", "pages", "forms"]);

/** The page of the console that edits a part of the site; undefined where none does. */
export function pageOfPart(part: string): string | undefined {
  return Object.hasOwn(pages, part) ? pages[part] : undefined;
}

/** Where a place of the draft is edited; the changes page where it has no editor. */
export function placeAddress(pointer: string): PlaceAddress {
  const [part = ""] = segmentsOf(pointer);
  const path = pageOfPart(part);
  if (path === undefined) return { path: "/changes", query: {} };
  return { path, query: { at: pointer, ...(collections.has(part) ? { tab: "pages" } : {}) } };
}

/** The place in the site that a finding speaks of: `/menu` of `pages/messages` is `/pages/messages/menu`. */
export function placeOfProblem({ document, pointer }: Pick<Diagnostic, "document" | "pointer">): string {
  if (document === "site") return pointer;
  const [part = "", ...name] = document.split("/");
  return collections.has(part) ? toPointer(part, name.join("/")) + pointer : toPointer(document) + pointer;
}

/** Another place where a finding is put right: a language that lacks texts is named in the brand, and written in the texts. */
export function remedyOf(problem: Pick<Diagnostic, "document" | "pointer">, site: unknown): string | null {
  const place = placeOfProblem(problem);
  if (!place.startsWith("/brand/settings/languages/")) return null;
  const language = readPointer(site, place);
  return typeof language === "string" ? toPointer("texts", language) : null;
}
