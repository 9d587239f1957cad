import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Names the built files that a page needs, by what it was made of. */
export interface BuiltFiles {
  /** Addresses of what the program's first file imports. */
  first: readonly string[];
  /** Addresses of the program, of modules, and of all that they import; unknown modules are passed over. */
  modules(names: readonly string[]): string[];
  /** Addresses of the style sheets that come with modules, but for those of the program itself. */
  styles(names: readonly string[]): string[];
}

interface Entry {
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
  isEntry?: boolean;
}

/** Reads what the build says of its files; without it, pages name none. `modules` are paths in the repository. */
export function readManifest(folder: string): BuiltFiles {
  let entries: Record<string, Entry>;
  try {
    entries = JSON.parse(readFileSync(join(folder, ".vite", "manifest.json"), "utf8")) as Record<string, Entry>;
  } catch {
    return { first: [], modules: () => [], styles: () => [] };
  }
  // The build writes paths as seen from the program's own folder.
  const keys = new Map(Object.keys(entries).map((key) => [key.replace(/^(?:\.\.\/)+/, ""), key]));
  const collect = (key: string, found: Set<string>, styles?: Set<string>) => {
    const entry = entries[key];
    if (entry === undefined || found.has(entry.file)) return;
    found.add(entry.file);
    for (const imported of entry.imports ?? []) collect(imported, found, styles);
    for (const style of entry.css ?? []) styles?.add(style);
  };
  const first = new Set<string>();
  for (const { isEntry, imports = [] } of Object.values(entries)) {
    if (isEntry) for (const imported of imports) collect(imported, first);
  }
  // What the entry goes on to load by itself is the program: every page needs it.
  const program = Object.values(entries).flatMap(({ isEntry, dynamicImports = [] }) => (isEntry ? dynamicImports : []));
  return {
    first: addressesOf(first),
    modules(names) {
      const found = new Set<string>();
      for (const key of program) collect(key, found);
      for (const name of names) collect(keys.get(name) ?? "", found);
      return addressesOf(found);
    },
    styles(names) {
      const [found, styles] = [new Set(first), new Set<string>()];
      for (const key of program) collect(key, found);
      for (const name of names) collect(keys.get(name) ?? "", found, styles);
      return addressesOf(styles);
    },
  };
}

const addressesOf = (files: Iterable<string>) => Array.from(files, (file) => `/${file}`);
