import { isLanguageCode } from "#i18n/isLanguageCode.ts";
import { languages } from "#i18n/languages.ts";
import { isRecord } from "#json/isRecord.ts";
import { readPointer, segmentsOf, toPointer } from "#json/pointer.ts";
import { bannerGroupTitle } from "./bannerGroupTitle.ts";
import { collections, pageOfPart } from "./places.ts";
import { createSchemaWords } from "./schemaWords.ts";
import { siteTextOf, type Reader } from "./siteTextOf.ts";

/** A place as people read it. */
export interface PlaceWords {
  /** The page of the console that edits it. */
  page: string;
  /** What it stands in, from the outside in; the last is what the place itself is called. */
  steps: readonly string[];
}

/** Lists that are all there is in what holds them: an item's name says as much without theirs. */
const silentLists: ReadonlySet<string> = new Set(["items", "childrenNodes"]);
/** Members that name an item of a list, the first that is there counts. */
const namingMembers = ["id", "modId", "name", "field", "value", "kind"];

/**
 * The words for a place: fields of registration by their labels, languages and documents by their names, properties as the forms
 * have them, an item of a list by its own name. `names` are those of the steps as whoever compared has them, for items that the
 * site does not hold any more; `gone` is what stood at the place, where the site has nothing there.
 */
export function placeWords(
  pointer: string,
  site: unknown,
  reader: Reader,
  names: readonly string[] = [],
  gone?: unknown,
): PlaceWords {
  const { translate } = reader;
  const [part = "", ...segments] = segmentsOf(pointer);
  const path = pageOfPart(part);
  const page = path === undefined ? part : translate(`console${path.replace("/", ".")}.title`);
  const words = createSchemaWords(part, translate);
  let found = readPointer(site, toPointer(part));
  const steps: string[] = [];
  for (const [depth, segment] of segments.entries()) {
    const list: unknown = found;
    const isItem = Array.isArray(list);
    found = isItem ? itemOf(list, segment, names[depth + 1]) : readPointer(found, toPointer(segment));
    if (depth === segments.length - 1) found ??= gone;
    const named = isItem ? undefined : memberName({ part, depth, segment, found }, site, reader);
    if (isItem && silentLists.has(segments[depth - 1] ?? "")) steps.pop();
    if (isItem) steps.push(itemName(found, names[depth + 1], segment, site, reader));
    else if (named !== "") steps.push(named ?? words.find(segment)?.title ?? segment);
  }
  return { page, steps };
}

/** The items of a list, known by their names, as `placeWords` calls each. */
export function itemNames(names: unknown, list: unknown, site: unknown, reader: Reader): unknown {
  if (!Array.isArray(names) || !Array.isArray(list)) return names;
  return names.map((name: unknown) => itemName(itemOf(list, "", String(name)), String(name), "", site, reader));
}

/** A place in one line: the page, then the names of what it stands in. */
export function describePlace(pointer: string, site: unknown, reader: Reader): string {
  const { page, steps } = placeWords(pointer, site, reader);
  return [page, ...steps].join(" › ");
}

interface Member {
  part: string;
  depth: number;
  segment: string;
  found: unknown;
}

/** What some parts call their members; empty where a step says nothing, undefined where the schema's word is right. */
function memberName(member: Member, site: unknown, reader: Reader): string | undefined {
  const { part, depth, segment, found } = member;
  // The one group that holds all of the registration says nothing.
  if (part === "rules") return depth === 0 ? "" : depth === 1 ? fieldName(segment, found, site, reader) : undefined;
  if (part === "texts") return depth === 0 && isLanguageCode(segment) ? languages[segment].name : segment;
  if (depth > 0) return undefined;
  const group = part === "banners" ? bannerGroupTitle(segment, site, reader) : undefined;
  if (group !== undefined) return `${group} (${segment})`;
  if (!collections.has(part)) return undefined;
  const title = isRecord(found) ? siteTextOf(found["title"], site, reader) : undefined;
  return title === undefined ? segment : `${title} (${segment})`;
}

/** What a field of the registration is called: by its own label, else by the text of its name. */
export function fieldName(name: string, rule: unknown, site: unknown, reader: Reader): string {
  const own = isRecord(rule) ? siteTextOf(rule["label"], site, reader) : undefined;
  return own ?? siteTextOf(`field.${name}`, site, reader) ?? name;
}

/** The item that whoever compared speaks of: the one of that name, as it may stand elsewhere here; without a name, by its place. */
function itemOf(list: readonly unknown[], index: string, told: string | undefined): unknown {
  if (told === undefined || told === index) return list[Number(index)];
  return list.find((item) => (isRecord(item) ? namingMembers.some((each) => item[each] === told) : item === told));
}

function itemName(item: unknown, told: string | undefined, index: string, site: unknown, reader: Reader): string {
  if (item === undefined && told !== undefined && told !== index) return told;
  if (typeof item === "string") return item;
  if (!isRecord(item)) return String(Number(index) + 1);
  const label = siteTextOf(item["label"], site, reader) ?? ownWords(item["title"], reader);
  const name = namingMembers.map((each) => item[each]).find((each) => typeof each === "string");
  return label ?? (typeof name === "string" ? name : String(Number(index) + 1));
}

/** What an item says by words of its own, a language at a time: in the reader's, else in the first that is written. */
function ownWords(words: unknown, { language }: Reader): string | undefined {
  if (!isRecord(words)) return undefined;
  const own = [words[language], ...Object.values(words)].find((text) => typeof text === "string" && text !== "");
  return typeof own === "string" ? own : undefined;
}
