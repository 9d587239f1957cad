import { isEqual } from "#json/equal.ts";
import { isRecord } from "#json/isRecord.ts";
import { readParts, wholePart, type ReadPart, type SiteReads } from "./SiteReads.ts";

/** What pages are drawn from: a compiled site, and whatever else whoever draws hands over by name. */
export type DrawnFrom = object;

/** What differs between two sites, as far as it can show in what is drawn from them. */
export interface SiteChanges {
  /** Names of members that differ, by part; texts by language. */
  readonly named: Readonly<Record<Exclude<ReadPart, "texts">, ReadonlySet<string>>>;
  readonly texts: Readonly<Record<string, ReadonlySet<string>>>;
  /** Other parts that differ. Nobody notes who reads them, so they touch everything. */
  readonly others: readonly string[];
}

/** Parts that nothing is drawn from: colours are a style sheet of their own, and what was left out shows nowhere. */
const unseen: ReadonlySet<string> = new Set(["theme", "styles", "problems"]);
const known: ReadonlySet<string> = new Set(readParts);

/**
 * What differs between two sites. Both are compiled, so that what was written in one place and shows in another (a page in a
 * menu, a rule in a form) is found where it shows. `ignored` are further parts that whoever asks looks after by itself.
 */
export function changesBetween(before: DrawnFrom, next: DrawnFrom, ignored: readonly string[] = []): SiteChanges {
  const [one, other] = [before as Record<string, unknown>, next as Record<string, unknown>];
  const differs = (part: string) => !isEqual(one[part], other[part]);
  const members = (part: ReadPart) => changedNames(one[part], other[part]);
  const isOther = (part: string) =>
    !known.has(part) && !unseen.has(part) && !ignored.includes(part) && typeof other[part] !== "function";
  return {
    named: {
      layouts: members("layouts"),
      menus: members("menus"),
      forms: members("forms"),
      rules: members("rules"),
      answers: members("answers"),
      flags: toggled(one["flags"], other["flags"]),
    },
    texts: changedTexts(one["texts"], other["texts"]),
    others: [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((part) => isOther(part) && differs(part)),
  };
}

/** Whether what was drawn by these reads may look another way now. `languages` are those that its texts come from. */
export function isTouched(reads: SiteReads, changes: SiteChanges, languages: readonly string[]): boolean {
  if (changes.others.length > 0) return true;
  const isNamed = Object.entries(changes.named).some(([part, names]) => meet(reads[part as ReadPart], names));
  return isNamed || languages.some((code) => meet(reads.texts, ownOf(changes.texts, code) ?? new Set()));
}

function meet(read: ReadonlySet<string>, changed: ReadonlySet<string>): boolean {
  if (changed.size === 0 || read.size === 0) return false;
  return read.has(wholePart) || changed.has(wholePart) || !read.isDisjointFrom(changed);
}

function changedNames(before: unknown, next: unknown): Set<string> {
  const [one, other] = [isRecord(before) ? before : {}, isRecord(next) ? next : {}];
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return new Set([...names].filter((name) => !isEqual(ownOf(one, name), ownOf(other, name))));
}

function toggled(before: unknown, next: unknown): Set<string> {
  const [one, other] = [new Set(before as Iterable<string>), new Set(next as Iterable<string>)];
  return one.symmetricDifference(other);
}

/**
 * Keys whose text differs, by language, and the keys by which a form of theirs may have been asked for: `items` for
 * `items_one`. Where a text holds another one, nobody knows who reads what: all of them may have changed.
 */
function changedTexts(before: unknown, next: unknown): Record<string, Set<string>> {
  const [one, other] = [isRecord(before) ? before : {}, isRecord(next) ? next : {}];
  const codes = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  const found = codes.map((code) => [code, changedNames(ownOf(one, code), ownOf(other, code))] as const);
  if (found.every(([, keys]) => keys.size === 0)) return {};
  const isWoven = [one, other].some((texts) => JSON.stringify(texts).includes("$t("));
  return Object.fromEntries(
    found.map(([code, keys]) => [code, isWoven ? new Set([wholePart]) : new Set([...keys].flatMap(askedBy))]),
  );
}

function askedBy(key: string): string[] {
  const words = key.split("_");
  return words.map((_, place) => words.slice(0, place + 1).join("_"));
}

function ownOf<T>(record: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
