/** What a text is filled in with: `{{name}}`, also with a format behind it, and the lengths in the messages of rules. */
const value = /\{\{([^{}]*)\}\}|\((?:min|max)\)/g;

/** Ending of a plural form (i18next). */
const pluralForm = /_(?:zero|one|two|few|many|other)$/;
/** A form for exactly none, one or two may say the number in words. */
const formInWords = /_(?:zero|one|two)$/;

/** Texts of one language by their keys. */
type TextsByKey = Readonly<Record<string, string>>;

/** What a text shows against the text that it is made from. */
export interface ValueFaults {
  /** Values that the source shows and the text does not. */
  missing: readonly string[];
  /** Values that the text shows and the source does not: nobody fills them in. */
  foreign: readonly string[];
}

const noFaults: ValueFaults = { missing: [], foreign: [] };

/** The values that a text shows, each once, as it is written without its format: `{{count}}`, `(min)`. */
export function valuesIn(text: string): string[] {
  const found = [...text.matchAll(value)].map(([whole, inside]) => {
    if (inside === undefined) return whole;
    const [name = ""] = inside.split(",", 1);
    return `{{${name.trim().replace(/^-\s*/, "")}}}`;
  });
  return [...new Set(found)];
}

/** Which values a text left out of its source or made up; the gate and whoever writes the text ask the same function. */
export function valueFaults(key: string, source: string | undefined, text: string): ValueFaults {
  if (source === undefined) return noFaults;
  const [wanted, shown] = [new Set(valuesIn(source)), new Set(valuesIn(text))];
  const missing = [...wanted.difference(shown)].filter((name) => name !== "{{count}}" || !formInWords.test(key));
  const foreign = [...shown.difference(wanted)].filter((name) => name !== "{{count}}" || !pluralForm.test(key));
  return missing.length + foreign.length === 0 ? noFaults : { missing, foreign };
}

/** A key without the ending of its plural form. */
export function keyStem(key: string): string {
  return key.replace(pluralForm, "");
}

/** The text of a key in a language that may have other plural forms: its own form, else the one for any number. */
function formOf(key: string, ...tables: readonly (TextsByKey | undefined)[]): string | undefined {
  for (const name of new Set([key, key.replace(pluralForm, "_other"), keyStem(key)])) {
    const table = tables.find((each) => each !== undefined && Object.hasOwn(each, name));
    if (table !== undefined) return table[name];
  }
  return undefined;
}

/** The texts of a site that others are made from. */
export interface SourceTexts {
  /** The brand's own, by language. */
  own: Readonly<Record<string, TextsByKey | undefined>>;
  /** Those that came with the product, in its own language. */
  bundled: TextsByKey;
  /** The brand's first language: what it says where the product's language has no text. */
  first: string;
}

/** The language that the product is written in. */
export const productLanguage = "EN";

/**
 * The text that one is made from: for a translation the English one, the brand's before the product's; for the brand's own English text
 * what the product says; for what English has no text for, that of the brand's first language. Undefined for what begins.
 */
export function sourceTextOf(key: string, language: string, { own, bundled, first }: SourceTexts): string | undefined {
  const mine = formOf(key, own[productLanguage]);
  const english = formOf(key, ...(language === productLanguage ? [bundled] : [own[productLanguage], bundled]));
  // An English text that the product lacks is what others are made from, whichever language it was made from itself.
  const begins = language === first || (language === productLanguage && mine !== undefined);
  return english ?? (begins ? undefined : formOf(key, own[first]));
}
