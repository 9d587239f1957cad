/** Parts of a compiled site that are read member by member, while something is drawn from it. */
export const readParts = ["layouts", "menus", "forms", "flags", "texts", "rules", "answers"] as const;

/** One of them. */
export type ReadPart = (typeof readParts)[number];

/** The name that stands for all of a part: whoever read it may have read any member. */
export const wholePart = "*";

/** What was read of a site while something was drawn: names by part. */
export type SiteReads = Readonly<Record<ReadPart, Set<string>>>;

/** Nothing was read yet. */
export function createReads(): SiteReads {
  return {
    layouts: new Set(),
    menus: new Set(),
    forms: new Set(),
    flags: new Set(),
    texts: new Set(),
    rules: new Set(),
    answers: new Set(),
  };
}

/** Texts that note which keys are asked for, whoever asks. */
export function noteTexts<T extends KeyedTexts>(texts: T, reads: SiteReads): T {
  return {
    ...texts,
    translate: (key: string, values?: Record<string, unknown>) => (reads.texts.add(key), texts.translate(key, values)),
    has: (key: string) => (reads.texts.add(key), texts.has(key)),
  };
}

interface KeyedTexts {
  translate(key: string, values?: Record<string, unknown>): string;
  has(key: string): boolean;
}

/** Adds what was read in one drawing to what was read in others, and gives that. */
export function addReads(all: SiteReads, more: SiteReads): SiteReads {
  for (const part of readParts) for (const name of more[part]) all[part].add(name);
  return all;
}
