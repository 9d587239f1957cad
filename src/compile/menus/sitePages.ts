import type { Diagnostic } from "#contracts/api.ts";
import { isRecord } from "#json/isRecord.ts";
import { isText } from "../isText.ts";
import { centres } from "../centres.ts";
import { pathPattern } from "../pagePaths.ts";
import { toPointer } from "#json/pointer.ts";

type Page = Record<string, unknown>;
type Refuse = (reason: string, ...path: string[]) => undefined;

const members = ["$schema", "format", "key", "area", "path", "menu", "texts", "forms", "layout", "dialogs"];
const pageKey = /^[A-Za-z][A-Za-z0-9]{0,63}$/;

/**
 * The page documents of a site that can be used, by key. A page without a label for its menu is named by its key; one without
 * a layout, or of no centre, is left out.
 */
export function sitePages(written: unknown): { pages: Record<string, Page>; problems: Diagnostic[] } {
  const problems: Diagnostic[] = [];
  if (written === undefined) return { pages: {}, problems };
  if (!isRecord(written)) {
    return { pages: {}, problems: [{ document: "pages", pointer: "", reason: "pages are an object" }] };
  }
  const pages = Object.entries(written).flatMap(([key, page]): [string, Page][] => {
    const refuse: Refuse = (reason, ...path) => {
      problems.push({ document: `pages/${key}`, pointer: toPointer(...path), reason });
      return undefined;
    };
    const sound = soundPage(key, page, refuse);
    return sound ? [[key, sound]] : [];
  });
  return { pages: Object.fromEntries(pages), problems };
}

function soundPage(key: string, page: unknown, refuse: Refuse): Page | undefined {
  if (!isRecord(page)) return refuse("a page is an object");
  if (!pageKey.test(key)) return refuse("a page's key is a letter, then up to 63 letters and digits", "key");
  if (typeof page["area"] !== "string" || (page["area"] !== "page" && !Object.hasOwn(centres, page["area"]))) {
    return refuse(`an area is ${[...Object.keys(centres), "page"].join(" or ")}`, "area");
  }
  if (page["area"] === "page" && (typeof page["path"] !== "string" || !pathPattern.test(page["path"]))) {
    return refuse("a page of its own has a path", "path");
  }
  if (!isRecord(page["layout"]) || !isRecord(page["layout"]["root"])) {
    return refuse("a page has a layout with a root", "layout", "root");
  }
  for (const name of Object.keys(page))
    if (!members.includes(name)) refuse(`there is no property "${name}" here`, name);
  // Another key than the one it is kept under does no harm here; the checks before publishing refuse it.
  if (typeof page["key"] !== "string" || !pageKey.test(page["key"])) refuse(`the page is kept as ${key}`, "key");
  if (page["texts"] === undefined) refuse("a page has texts", "texts");
  const { dialogs, ...rest } = page;
  return {
    ...rest,
    menu: soundMenu(key, page["menu"], refuse),
    ...(dialogs !== undefined && { dialogs: soundDialogs(dialogs, refuse) }),
  };
}

/** The dialogs that can be opened. */
function soundDialogs(dialogs: unknown, refuse: Refuse): Page {
  if (!isRecord(dialogs)) {
    refuse("dialogs are an object", "dialogs");
    return {};
  }
  return Object.fromEntries(
    Object.entries(dialogs).filter(([name, dialog]) => {
      if (!pageKey.test(name)) refuse("a dialog's name is a letter, then up to 63 letters and digits", "dialogs", name);
      else if (!isRecord(dialog) || !isRecord(dialog["root"])) refuse("a dialog has a root", "dialogs", name, "root");
      else return true;
      return false;
    }),
  );
}

function soundMenu(key: string, menu: unknown, refuse: Refuse): Page {
  if (!isRecord(menu)) {
    refuse("a page has a label for its menu", "menu");
    return { label: key };
  }
  const { after, ...entry } = menu;
  if (after !== undefined && typeof after !== "string") refuse("this is the id of an item", "menu", "after");
  if (!isText(menu["label"])) refuse("a page has a label for its menu", "menu", "label");
  return {
    ...entry,
    ...(isText(menu["label"]) ? {} : { label: key }),
    ...(typeof after === "string" && { after }),
  };
}
