import { collectUses } from "./collectUses.ts";
import { withoutPlural } from "./findLocaleFaults.ts";
import { readLocales } from "./readLocales.ts";

/** Keys that are put together from a word and what the platform or a document says. */
const families = /^(error\.|field\.|reg_pattern_\d+$|fieldUi\.fault\.|finding\.|schema\.)/;

/** What is wrong between texts and their use. */
export interface TextFaults {
  /** Used, and without a text in English. */
  missing: string[];
  /** With a text, and used nowhere. */
  unused: string[];
}

/** Compares the keys that layouts, documents and code use with the texts there are. */
export async function findTextFaults(repository: string): Promise<TextFaults> {
  const [locales, { certain, possible, beginnings }] = await Promise.all([
    readLocales(repository),
    collectUses(repository),
  ]);
  const english = new Set(locales.get("EN")?.keys());
  const has = (key: string) => english.has(key) || english.has(`${key}_other`);
  const used = new Set(certain.map(({ key }) => key));
  const missing = certain.filter(({ key }) => !has(key)).map(({ key, at }) => `${at}: ${key}`);
  const unused = [...english]
    .map((key) => withoutPlural(key, (one) => english.has(one)))
    .filter((key) => !used.has(key) && !used.has(withoutContext(key)) && !possible.has(key) && !families.test(key))
    .filter((key) => ![...beginnings].some((beginning) => key.startsWith(beginning)));
  return { missing: [...new Set(missing)], unused: [...new Set(unused)] };
}

/** The key that a form for a `context` belongs to: `games.tile` of `games.tile_soon`. */
function withoutContext(key: string): string {
  return key.replace(/_[a-z]+$/, "");
}
