import { isRecord } from "#json/isRecord.ts";
import { readPointer, segmentsOf, toPointer } from "#json/pointer.ts";
import type { Diagnostic } from "#contracts/api.ts";
import type { PlaceAddress } from "#stores/PlaceStore.ts";
import { createSchemaWords, type Translate } from "./schemaWords.ts";

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
const collections: ReadonlySet<string> = new Set(["layouts", "pages", "forms"]);

/** Where a place of the draft is edited; the changes page where it has no editor. */
export function placeAddress(pointer: string): PlaceAddress {
  const [part = ""] = segmentsOf(pointer);
  const path = Object.hasOwn(pages, part) ? pages[part] : undefined;
  if (path === undefined) return { path: "/changes", query: {} };
  return { path, query: { at: pointer, ...(collections.has(part) ? { tab: part } : {}) } };
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

/** Members that name an item of a list, the first that is there counts. */
const namingMembers = ["id", "modId", "name", "field", "value", "kind"];

/** A place as people read it: the page, then the names of what it stands in; an item of a list by its own name. */
export function describePlace(pointer: string, site: unknown, translate: Translate): string {
  const [part = "", ...segments] = segmentsOf(pointer);
  const page = Object.hasOwn(pages, part) ? translate(`console${(pages[part] ?? "").replace("/", ".")}.title`) : part;
  const words = createSchemaWords(part, translate);
  let found = readPointer(site, toPointer(part));
  const steps = segments.map((segment) => {
    const isItem = Array.isArray(found);
    found = readPointer(found, toPointer(segment));
    return isItem ? nameOfItem(found, segment) : part === "texts" ? segment : (words.find(segment)?.title ?? segment);
  });
  // The one group that holds all of the registration says nothing.
  return [page, ...(part === "rules" ? steps.slice(1) : steps)].join(" › ");
}

function nameOfItem(item: unknown, index: string): string {
  const name = isRecord(item) ? namingMembers.map((each) => item[each]).find((each) => typeof each === "string") : item;
  return typeof name === "string" ? name : String(Number(index) + 1);
}
