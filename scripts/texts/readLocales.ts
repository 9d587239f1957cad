import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** Texts of all files of a language, by key, with the file each stands in. */
export type Locale = Map<string, { text: string; file: string }>;

/** Reads every language below `locales/`. Throws where a key stands in two files of one language. */
export async function readLocales(repository: string): Promise<Map<string, Locale>> {
  const folder = join(repository, "locales");
  const languages = (await readdir(folder)).toSorted();
  const read = languages.map(async (language): Promise<[string, Locale]> => {
    const locale: Locale = new Map();
    for (const file of (await readdir(join(folder, language))).filter((name) => name.endsWith(".json"))) {
      const texts = JSON.parse(await readFile(join(folder, language, file), "utf8")) as Record<string, string>;
      for (const [key, text] of Object.entries(texts)) {
        const other = locale.get(key);
        if (other) throw new Error(`${language}: ${key} stands in ${other.file} and in ${file}`);
        locale.set(key, { text, file });
      }
    }
    return [language, locale];
  });
  return new Map(await Promise.all(read));
}
