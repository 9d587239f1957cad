import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { consoleLocales } from "#compile/consoleLocales.ts";
import { drawnLocales } from "#compile/drawnLocales.ts";
import { serverLocales } from "#compile/outgoing/serverLocales.ts";

const list = "virtual:locales";
const one = /^virtual:locale\/([A-Z-]+)$/;

/** A key without the ending of its plural form: languages have different ones. */
const stemOf = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, "");

/**
 * Makes one module of each language's files, so that a language is one request, and `virtual:locales`, which knows how
 * to load each and which of them have every text. A key that stands in two files is an error: one of the two texts would never be seen.
 */
export function localeFiles(site: "player" | "console" | "gate", folder: string): Plugin {
  const filesOf = (language: string) =>
    readdirSync(join(folder, language))
      .filter((file) => file.endsWith(".json") && isFor(site, file))
      .toSorted()
      .map((file) => join(folder, language, file));
  const read = (path: string) => JSON.parse(readFileSync(path, "utf8")) as Record<string, string>;
  const keysOf = (language: string) =>
    new Set(filesOf(language).flatMap((path) => Object.keys(read(path)).map(stemOf)));
  return {
    name: "croupier-locale-files",
    resolveId: (id) => (id === list || one.test(id) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${list}`) {
        const languages = readdirSync(folder).filter((language) => filesOf(language).length > 0);
        const loaders = languages.map((language) => {
          const name = JSON.stringify(language);
          return `${name}: () => import(${JSON.stringify(`virtual:locale/${language}`)})`;
        });
        const english = keysOf("EN");
        const complete = languages.filter((language) => english.isSubsetOf(keysOf(language)));
        return `export const loaders = {${loaders.join(",\n")}};\nexport const complete = ${JSON.stringify(complete)};\nexport const textCount = ${english.size};`;
      }
      const language = one.exec(id.slice(1))?.[1];
      if (!id.startsWith("\0") || language === undefined) return undefined;
      const texts: Record<string, string> = {};
      for (const path of filesOf(language)) {
        this.addWatchFile(path);
        for (const [key, text] of Object.entries(read(path))) {
          if (Object.hasOwn(texts, key)) this.error(`${path}: the key ${key} is in another file of ${language} too`);
          texts[key] = text;
        }
      }
      // A string that is parsed starts faster than an object that is compiled.
      return `export const texts = JSON.parse(${JSON.stringify(JSON.stringify(texts))});`;
    },
  };
}

/** Operators see all texts. Players do not read what operators do, nor what only stands in mails or beside pages. */
function isFor(site: "player" | "console" | "gate", file: string): boolean {
  if (site === "console") return true;
  return !consoleLocales.has(file) && !serverLocales.has(file) && (site === "gate" || !drawnLocales.has(file));
}
