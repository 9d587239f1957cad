import { loaders } from "virtual:locales";
import type { LoadDictionary } from "./createTexts.ts";

/** Loads the texts that came with the program: one request a language, none for a language that has no files. */
export const loadBundledTexts: LoadDictionary = async (language) => {
  const load = Object.hasOwn(loaders, language) ? loaders[language] : undefined;
  return load ? (await load()).texts : {};
};
