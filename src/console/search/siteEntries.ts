import type { TextTable } from "#i18n/TextTable.ts";
import { isRecord } from "#json/isRecord.ts";
import { joinPointer, readPointer } from "#json/pointer.ts";
import { flagRows } from "../flags/flagRows.ts";
import { flagWords } from "../flags/flagWords.ts";
import { placeWords } from "../placeWords.ts";
import { collections, pageOfPart } from "../places.ts";
import { siteTextOf, type Reader } from "../siteTextOf.ts";

/** Something that can be found: a place of the draft. */
export interface SiteEntry {
  pointer: string;
  title: string;
  /** Where it stands, or what it does. */
  about: string;
  isOneOfMany?: true;
}

interface Searched {
  site: Readonly<Record<string, unknown>>;
  /** Documents that the product brings, by their places. */
  bundled: Readonly<Record<string, unknown>>;
  /** Texts of the reader's language: the product's, without the console's. */
  texts: TextTable;
}

/** Deeper values are part of what holds them. */
const deepest = 5;
/** Parts that are looked through member by member: those with lists and properties of their own. */
const walked: ReadonlySet<string> = new Set(["menus", "brand", "theme", "banners", "promotions", "help"]);

/** Everything in a draft that has a place of its own: fields, features, menu entries, settings, pages and texts. */
export function siteEntries({ site, bundled, texts }: Searched, reader: Reader): SiteEntry[] {
  const { translate } = reader;
  const register = isRecord(site["rules"]) ? site["rules"]["register"] : undefined;
  const fields = isRecord(register) ? Object.keys(register).map((name) => joinPointer("/rules/register", name)) : [];
  const parts = Object.keys(site).filter((part) => walked.has(part));
  const places = [...fields, ...parts.flatMap((part) => placesIn(site[part], `/${part}`, 0))];
  return [
    ...places.map((pointer) => named(pointer, site, reader)),
    ...flagRows(site["flags"]).map(({ id, pointer }) => ({
      pointer: `/flags${pointer}`,
      title: id,
      about: flagWords(id, site, reader).about || translate("console.flags.title"),
    })),
    ...[...collections].flatMap((part) => documents(part, site, bundled, reader)),
    ...textEntries(site, texts, reader),
  ];
}

/** The places of values and of items, not of what only holds them. */
function placesIn(value: unknown, at: string, depth: number): string[] {
  if (!isRecord(value) && !Array.isArray(value)) return depth === 0 ? [] : [at];
  if (depth >= deepest) return [at];
  const isItem = !Array.isArray(value) && (typeof value["id"] === "string" || typeof value["label"] === "string");
  if (isItem && depth > 0) {
    const { items } = value;
    return [at, ...(Array.isArray(items) ? placesIn(items, `${at}/items`, depth) : [])];
  }
  return Object.entries(value).flatMap(([name, each]: [string, unknown]) =>
    name === "$schema" ? [] : placesIn(each, joinPointer(at, name), depth + 1),
  );
}

function named(pointer: string, site: unknown, reader: Reader): SiteEntry {
  const { page, steps } = placeWords(pointer, site, reader);
  return { pointer, title: steps.at(-1) ?? page, about: [page, ...steps.slice(0, -1)].join(" › ") };
}

function documents(part: string, site: Searched["site"], bundled: Searched["bundled"], reader: Reader): SiteEntry[] {
  const [own, product] = [site[part], bundled[part]];
  const all = { ...(isRecord(product) ? product : {}), ...(isRecord(own) ? own : {}) };
  return Object.entries(all).map(([key, document]) => {
    // A page document has its title in its layout, and brings texts of its own.
    const title = titleKey(document, "layout") ?? titleKey(document);
    const said =
      (isRecord(document) ? siteTextOf(title, document, reader) : undefined) ?? siteTextOf(title, site, reader);
    return {
      pointer: joinPointer(`/${part}`, key),
      title: said ?? key,
      about: `${reader.translate(`console${(pageOfPart(part) ?? "/documents").replace("/", ".")}.title`)} › ${key}`,
    };
  });
}

function titleKey(document: unknown, member?: string): unknown {
  const holder = member === undefined ? document : isRecord(document) ? document[member] : undefined;
  return isRecord(holder) ? holder["title"] : undefined;
}

/** The texts of the site and those that its pages bring, in the reader's language. */
function textEntries(site: Searched["site"], texts: TextTable, { translate, language }: Reader): SiteEntry[] {
  const page = translate("console.texts.title");
  const tableAt = (at: string) => {
    const own = readPointer(site, at);
    return isRecord(own) ? own : {};
  };
  const ofSite = `/texts/${language}`;
  const pages = isRecord(site["pages"]) ? Object.keys(site["pages"]) : [];
  const ofPages = pages.map((name) => `${joinPointer("/pages", name)}/texts/${language}`);
  const tables: [string, Readonly<Record<string, unknown>>][] = [
    [ofSite, { ...texts, ...tableAt(ofSite) }],
    ...ofPages.map((at): [string, Readonly<Record<string, unknown>>] => [at, tableAt(at)]),
  ];
  return tables.flatMap(([at, table]) =>
    Object.entries(table).flatMap(([key, text]) =>
      typeof text === "string" && !/^(?:console|schema)\./.test(key)
        ? [{ pointer: joinPointer(at, key), title: text, about: `${page} › ${key}`, isOneOfMany: true as const }]
        : [],
    ),
  );
}
