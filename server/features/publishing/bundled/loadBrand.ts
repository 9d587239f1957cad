import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Site } from "#contracts/config.ts";
import { withoutSchemaLinks } from "../withoutSchemaLinks.ts";
import { productFolder } from "./productFolder.ts";
import { currentFormat } from "#compile/migrations/currentFormat.ts";

/** Parts that a brand may do without. */
const optionalParts = ["banners", "help", "promotions"];

/** Folders of layouts and what their keys begin with. */
const layoutFolders: Readonly<Record<string, string>> = { pages: "page", dialogs: "dialog", parts: "part" };

/**
 * The configuration of a brand as its folder describes it (`brands/<brand>/*.json`), with the layouts that come with the
 * product. Throws, with the file's name, where a file is missing or not JSON.
 */
export async function loadBrand(brand: string): Promise<Site> {
  if (!/^[a-z][a-z0-9-]*$/.test(brand)) throw new Error(`"${brand}" cannot be the name of a brand`);
  const part = (name: string) => readJson(join(productFolder, "brands", brand, `${name}.json`));
  const names = await readdir(join(productFolder, "brands", brand)).catch((): string[] => []);
  const [about, rules, flags, menus, theme, texts, layouts, ...optional] = await Promise.all([
    ...["brand", "rules", "flags", "menus", "theme", "texts"].map(part),
    loadLayouts(),
    ...optionalParts.map(async (name) => (names.includes(`${name}.json`) ? [[name, await part(name)] as const] : [])),
  ]);
  return withoutSchemaLinks({
    format: currentFormat,
    brand: about,
    rules,
    flags,
    menus,
    layouts,
    theme,
    texts,
    forms: {},
    pages: {},
    ...Object.fromEntries(optional.flat() as [string, unknown][]),
  }) as Site;
}

/** Every layout that comes with the product, by key: `shell`, `page/index`, `personal-centre/transactionHistory` … */
async function loadLayouts(): Promise<Record<string, unknown>> {
  const folder = join(productFolder, "layouts");
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".json")).toSorted();
  const entries = files.map(async (file) => {
    const steps = file.replace(/\.json$/, "").split(/[\\/]/);
    const [first = ""] = steps;
    const key = steps.length === 1 ? first : [layoutFolders[first] ?? first, ...steps.slice(1)].join("/");
    return [key, await readJson(join(folder, file))] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, "utf8")) as unknown;
  } catch (error) {
    throw new Error(`${path} cannot be read: ${(error as Error).message}`, { cause: error });
  }
}
