import { currentFormat } from "#compile/migrations/currentFormat.ts";
import { isRecord } from "#json/isRecord.ts";
import { readPointer, setAt, toPointer } from "#json/pointer.ts";
import { plantTexts, type TextPlot } from "./plantTexts.ts";
import { writtenLayout, type PageEntry } from "./pageEntries.ts";
import templates from "./templates.json";

/** What a new page is to be. */
export interface NewPageWish {
  /** Key of the page. */
  name: string;
  title: string;
  area: "page" | "personal-centre" | "agent-centre";
  /** Name of a template, or the key of the document that is copied. */
  template: string;
  /** Menu that gets an entry for it; a page of a centre has one of its own. Empty for none. */
  menu: string;
}

/** The names of the templates. */
export const templateNames: readonly string[] = Object.keys(templates);

/** The site with a new page: its document, its texts in every language, and its menu entry. */
export function withNewPage(site: unknown, wish: NewPageWish, copied: PageEntry | undefined, plot: TextPlot): unknown {
  const { name, title, area, template, menu } = wish;
  const titleKey = `${plot.prefix}.title`;
  const pointer = toPointer("pages", name);
  const source = copied === undefined ? undefined : readPointer(site, copied.document);
  const page = isRecord(source) && copied?.document !== copied?.pointer ? source : {};
  const texts = Object.fromEntries(
    plot.languages.map((language) => [language, { ...recordAt(page["texts"], language), [titleKey]: title }]),
  );
  const layout = copied === undefined ? (templates as Record<string, unknown>)[template] : copied.layout;
  const label = { label: titleKey, icon: "cards" };
  const { path: _path, menu: _menu, ...rest } = page;
  const document = {
    ...rest,
    format: currentFormat,
    key: name,
    area,
    ...(area === "page" ? { path: `/${name}` } : {}),
    menu: label,
    texts,
    layout: { ...(isRecord(layout) ? layout : {}), title: titleKey },
  };
  const begun = setAt(site, pointer, document);
  const { planted, site: worded } = plantTexts(document.layout, begun, plot);
  const whole = setAt(worded, `${pointer}/layout`, planted);
  return menu === "" || area !== "page" ? whole : withMenuEntry(whole, menu, name, titleKey);
}

/** The site with an entry at the end of a menu that leads to a page. */
function withMenuEntry(site: unknown, menu: string, name: string, label: string): unknown {
  const items = readPointer(site, toPointer("menus", menu, "items"));
  if (!Array.isArray(items)) return site;
  const ids = new Set(items.map((item: unknown) => (isRecord(item) ? item["id"] : undefined)));
  const id = ids.has(name) ? `${name}-page` : name;
  const item = { id, label, icon: "cards", action: { do: "navigate", to: `/${name}` } };
  return setAt(site, toPointer("menus", menu, "items", items.length), item);
}

/** The site with a copy of a dialog, a part or a form under another name. */
export function withCopy(site: unknown, entry: PageEntry, name: string): unknown {
  if (entry.sort === "form") {
    const form = writtenLayout(entry, structuredClone(entry.layout));
    return setAt(site, toPointer("forms", name), isRecord(form) ? { ...form, id: name } : form);
  }
  const area = entry.key.slice(0, entry.key.indexOf("/"));
  return setAt(site, toPointer("layouts", `${area}/${name}`), structuredClone(entry.layout));
}

function recordAt(value: unknown, name: string): Record<string, unknown> {
  const found = isRecord(value) ? value[name] : undefined;
  return isRecord(found) ? found : {};
}
