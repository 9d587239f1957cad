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

/**
 * The files that a first visit loads until a page can be used: the entry, what it imports, and their styles. The player's entry is
 * small and goes on to load the program by itself; the page brings the texts that it shows.
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
    // A window of another site that comes back has a page of its own.
    if (!entry.isEntry || key.endsWith("signin.html")) continue;
    add(key);
    if (site === "player") for (const later of entry.dynamicImports ?? []) add(later);
  }
  return files.filter(({ path }) => paths.has(path));
}
