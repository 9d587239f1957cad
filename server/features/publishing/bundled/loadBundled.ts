import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { BundledSite } from "#compile/CompiledSite.ts";
import { accessLocales } from "#compile/accessLocales.ts";
import { consoleLocales } from "#compile/consoleLocales.ts";
import type { FormDocument } from "#contracts/config.ts";
import { withoutSchemaLinks } from "../withoutSchemaLinks.ts";
import { loadBrand } from "./loadBrand.ts";
import { productFolder } from "./productFolder.ts";

/** What comes with the product and stands behind every published site. */
export interface Bundled {
  site: BundledSite;
  /** The bundled texts by language and key. */
  dictionaries: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Languages that have them all: a site that offers one promises every text in it. */
  languages: ReadonlySet<string>;
  /** The keys without which no language is offered: those of access, shell, errors and patterns. */
  access: ReadonlySet<string>;
  /** The English sentences of what checks find, by the keys of their texts. */
  findings: Readonly<Record<string, string>>;
}

/** Loads what comes with the product. `brand` is the one whose documents stand in for parts that cannot be used. */
export async function loadBundled(brand = "ink"): Promise<Bundled> {
  const [site, forms, texts, findings] = await Promise.all([
    loadBrand(brand),
    loadForms(),
    loadDictionaries(),
    loadFindings(),
  ]);
  return { site: { ...site, forms }, ...texts, findings };
}

async function loadForms(): Promise<Record<string, FormDocument>> {
  const folder = join(productFolder, "schemas", "forms");
  const files = (await readdir(folder)).filter((name) => name.endsWith(".json")).toSorted();
  const forms = await Promise.all(
    files.map(async (file) =>
      withoutSchemaLinks(JSON.parse(await readFile(join(folder, file), "utf8")) as FormDocument),
    ),
  );
  return Object.fromEntries(forms.map((form) => [form.id, form]));
}

/** A language is complete when it has the same files as English. */
async function loadDictionaries(): Promise<Omit<Bundled, "site" | "findings">> {
  const folder = join(productFolder, "locales");
  const names = (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  const loaded = await Promise.all(
    names.map(async (language) => ({ language, files: await loadLanguage(join(folder, language)) })),
  );
  const ownFiles = loaded.find(({ language }) => language === "EN")?.files ?? new Map<string, Record<string, string>>();
  const english = new Set(ownFiles.keys());
  const complete = loaded.filter(({ files }) => english.isSubsetOf(new Set(files.keys())));
  const dictionaries = loaded.map(({ language, files }) => [
    language,
    Object.assign({}, ...files.values()) as Record<string, string>,
  ]);
  return {
    dictionaries: Object.fromEntries(dictionaries),
    languages: new Set(complete.map(({ language }) => language)),
    access: new Set([...ownFiles].flatMap(([file, texts]) => (accessLocales.has(file) ? Object.keys(texts) : []))),
  };
}

/** What checks say, in the language that they say it in. */
async function loadFindings(): Promise<Bundled["findings"]> {
  const file = join(productFolder, "locales", "EN", "consoleFindings.json");
  return JSON.parse(await readFile(file, "utf8")) as Record<string, string>;
}

/** The texts of a language by file. */
async function loadLanguage(folder: string): Promise<Map<string, Record<string, string>>> {
  const isAsked = (name: string) => name.endsWith(".json") && !consoleLocales.has(name);
  const files = (await readdir(folder)).filter(isAsked).toSorted();
  const texts = files.map(
    async (file) => [file, JSON.parse(await readFile(join(folder, file), "utf8")) as Record<string, string>] as const,
  );
  return new Map(await Promise.all(texts));
}
