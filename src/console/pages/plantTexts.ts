import { isRecord } from "#json/isRecord.ts";
import { readPointer, setAt, toPointer } from "#json/pointer.ts";
import { freshName } from "./renameIds.ts";

/** Where the texts of a document go, and what they say at first. */
export interface TextPlot {
  /** Pointer of the texts by language: `/texts`, `/pages/news/texts`. */
  home: string;
  /** What the keys begin with: `own.news`. */
  prefix: string;
  languages: readonly string[];
  /** The first words of a text in a language: of `heading`, for `§heading`. */
  words(sample: string, language: string): string;
}

/** Begins the name of a text that is to be made in a starter. */
const mark = "§";

/**
 * Makes the texts that a starter asks for (`§heading`): each gets a key that the site does not have, and words in every language.
 * Gives the starter with the keys, and the site with the texts.
 */
export function plantTexts<Starter>(
  starter: Starter,
  site: unknown,
  plot: TextPlot,
): { planted: Starter; site: unknown } {
  let next = site;
  const taken = new Set(keysIn(readPointer(site, plot.home)));
  if (plot.home !== "/texts") for (const key of keysIn(readPointer(site, "/texts"))) taken.add(key);
  const walk = (value: unknown): unknown => {
    if (typeof value === "string" && value.startsWith(mark)) {
      const sample = value.slice(mark.length);
      const wished = `${plot.prefix}.${sample}`;
      const key = taken.has(wished) ? freshName(wished, taken) : wished;
      taken.add(key);
      for (const language of plot.languages)
        next = setAt(next, plot.home + toPointer(language, key), plot.words(sample, language));
      return key;
    }
    if (Array.isArray(value)) return value.map(walk);
    return isRecord(value)
      ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, walk(each)]))
      : value;
  };
  const planted = walk(starter) as Starter;
  return { planted, site: next };
}

function keysIn(tables: unknown): string[] {
  return isRecord(tables) ? Object.values(tables).flatMap((table) => (isRecord(table) ? Object.keys(table) : [])) : [];
}
