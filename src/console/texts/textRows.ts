import { keyStem, productLanguage, sourceTextOf, valueFaults, type ValueFaults } from "#compile/checks/valueFaults.ts";
import type { DiffEntry, TextOrigin } from "#contracts/api.ts";
import { isLanguageCode } from "#i18n/isLanguageCode.ts";
import { languages as known } from "#i18n/languages.ts";
import type { TextTable } from "#i18n/TextTable.ts";
import { readPointer, toPointer } from "#json/pointer.ts";
import { dictionaryOf } from "./dictionaryOf.ts";

/** The texts of a site: what came with the product, by language, and the draft. */
export interface TextLayers {
  bundled: Readonly<Record<string, TextTable | undefined>>;
  site: unknown;
  /** Differences between live and the draft, a text each. */
  entries: readonly DiffEntry[];
  /** Translations that were made from another English text than the live one. */
  origins: readonly TextOrigin[];
  /** Keys that somebody began a text with. */
  begun?: readonly string[];
}

/** One text in one language. */
export interface TextCell {
  language: string;
  /** What the brand says; undefined where it says nothing. */
  own: string | undefined;
  /** What came with the product. */
  bundled: string | undefined;
  /** What it is made from. */
  source: string | undefined;
  /** What the source said when this was written, where it says something else now. */
  was: string | undefined;
  /** Has the language this form at all? */
  isAsked: boolean;
  isMissing: boolean;
  /** Is it another text in the draft than live? */
  isChanged: boolean;
  /** Who is told that it still fits: the platform, or the draft, where the product's translation becomes the brand's own. */
  fits: "platform" | "draft" | undefined;
  faults: ValueFaults;
}

/** A text in all the languages that are looked at. */
export interface TextRow {
  key: string;
  cells: readonly TextCell[];
}

/** Texts of the console itself: no brand has its own. */
const consoleKey = /^(?:console|schema)\./;
const form = /_(zero|one|two|few|many|other)$/;
const noFaults: ValueFaults = { missing: [], foreign: [] };

/** Every text of a site in these languages, in the order of the alphabet. */
export function textRows(layers: TextLayers, languages: readonly string[]): TextRow[] {
  const { bundled, site, begun = [] } = layers;
  const own = Object.fromEntries(
    [...new Set([...languages, productLanguage, firstLanguage(site)])].map((code) => [code, ownTexts(site, code)]),
  );
  const whole = bundled[productLanguage] ?? {};
  const all = new Set(
    [whole, ...Object.values(own), ...languages.map((code) => bundled[code] ?? {})].flatMap((table) =>
      Object.keys(table),
    ),
  );
  const keys = [...all.union(new Set(begun))].filter((key) => !consoleKey.test(key)).toSorted();
  const makeCell = createCells(layers, own, whole);
  const columns = languages.map((code) => makeCell(code));
  return keys.map((key) => ({ key, cells: columns.map((cellOf) => cellOf(key)) }));
}

/** What makes the cells of a language. */
function createCells(layers: TextLayers, own: Record<string, TextTable>, whole: TextTable) {
  const { site, entries, origins } = layers;
  const first = firstLanguage(site);
  const sources = { own, bundled: whole, first };
  const changed = new Map(entries.map((entry) => [entry.pointer, entry]));
  const product = { own: {}, bundled: whole, first };
  const told = new Map(
    origins.map(({ language, key, source }) => [`${language} ${key}`, source ?? sourceTextOf(key, language, product)]),
  );
  /** What the source of a text says live. */
  const liveSource = (key: string, language: string, now: string | undefined): string | undefined => {
    if (language === productLanguage) return now;
    const entry = changed.get(toPointer("texts", productLanguage, key));
    if (entry !== undefined) return typeof entry.before === "string" ? entry.before : (whole[key] ?? now);
    return now;
  };
  return (language: string) => {
    const table = own[language] ?? {};
    const bundled = layers.bundled[language] ?? {};
    const stems = new Set([...Object.keys(bundled), ...Object.keys(table)].map(keyStem));
    const forms = formsOf(language);
    return (key: string): TextCell => {
      const [mine, given] = [at(table, key), at(bundled, key)];
      const source = sourceTextOf(key, language, sources);
      const suffix = form.exec(key)?.[1];
      const isAsked = mine !== undefined || given !== undefined || suffix === undefined || forms.has(suffix);
      const isChanged = changed.has(toPointer("texts", language, key));
      const isMissing = isAsked && source !== undefined && !stems.has(keyStem(key));
      let was: string | undefined;
      if (mine !== undefined && !isChanged) was = told.get(`${language} ${key}`) ?? liveSource(key, language, source);
      else if (mine === undefined && given !== undefined && language !== productLanguage) was = at(whole, key);
      const isOld = was !== undefined && source !== undefined && was !== source;
      const isLive = told.has(`${language} ${key}`) && !changed.has(toPointer("texts", productLanguage, key));
      return {
        language,
        own: mine,
        bundled: given,
        source,
        was: isOld ? was : undefined,
        fits: !isOld ? undefined : mine === undefined ? "draft" : isLive ? "platform" : undefined,
        isAsked,
        isMissing,
        isChanged,
        faults: mine === undefined ? noFaults : valueFaults(key, source, mine),
      };
    };
  };
}

/** The plural forms that a language has, and those that any may have. */
function formsOf(language: string): ReadonlySet<string> {
  const tag = isLanguageCode(language) ? known[language].tag : "en";
  return new Set(["other", ...new Intl.PluralRules(tag).resolvedOptions().pluralCategories]);
}

function at(table: TextTable, key: string): string | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

/** The brand's own texts in a language. */
export function ownTexts(site: unknown, language: string): TextTable {
  return dictionaryOf(readPointer(site, toPointer("texts", language)));
}

/** The language that visitors get who ask for none. */
export function firstLanguage(site: unknown): string {
  const first = readPointer(site, "/brand/settings/defaultLanguage");
  return typeof first === "string" ? first : productLanguage;
}

/** The languages that the draft's brand offers, English first: it is what the others are made from. */
export function offeredLanguages(site: unknown): string[] {
  const offered = readPointer(site, "/brand/settings/languages");
  const codes = Array.isArray(offered) ? offered.filter((code): code is string => typeof code === "string") : [];
  return [...new Set([productLanguage, firstLanguage(site), ...codes])];
}
