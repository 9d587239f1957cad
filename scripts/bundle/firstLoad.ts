import type { SiteName } from "../build/siteNames.ts";
import type { BuiltFile } from "./BuiltFile.ts";

/** An entry of Vite's manifest. */
interface ManifestEntry {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

/** Modules of languages, one of which a visitor needs. */
const languages = /virtual:locale\//;

/**
 * The files that a first visit loads until a page can be used: the entry, what it imports, and their styles. The player's entry is
 * small and goes on to load the program by itself, with one language; the largest stands for it.
 */
export function firstLoad(files: BuiltFile[], site: SiteName): BuiltFile[] {
  const manifest = files.find(({ path }) => path === ".vite/manifest.json");
  if (!manifest) throw new Error("The build left no manifest");
  const entries = JSON.parse(manifest.text) as Record<string, ManifestEntry>;
  const paths = new Set(["index.html"]);
  const add = (key: string) => {
    const entry = entries[key];
    if (!entry || paths.has(entry.file)) return;
    paths.add(entry.file);
    for (const style of entry.css ?? []) paths.add(style);
    for (const imported of entry.imports ?? []) add(imported);
  };
  for (const [key, entry] of Object.entries(entries)) {
    if (!entry.isEntry) continue;
    add(key);
    if (site === "player") for (const later of entry.dynamicImports ?? []) add(later);
  }
  const bytesOf = (path: string) => files.find((file) => file.path === path)?.gzipBytes ?? 0;
  const texts = Object.entries(entries).flatMap(([key, { file }]) => (languages.test(key) ? [file] : []));
  const [largest] = texts.toSorted((a, b) => bytesOf(b) - bytesOf(a));
  if (site === "player" && largest !== undefined) paths.add(largest);
  return files.filter(({ path }) => paths.has(path));
}
