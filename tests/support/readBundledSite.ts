import { readdirSync, readFileSync } from "node:fs";
import type { BundledSite } from "#compile/CompiledSite.ts";
import { currentFormat } from "#compile/migrations/currentFormat.ts";

const read = (path: string): Record<string, unknown> => {
  const { $schema: _, ...document } = JSON.parse(readFileSync(path, "utf8")) as Record<string, unknown>;
  return document;
};

const folder = (path: string, prefix: string) =>
  readdirSync(path)
    .filter((file) => file.endsWith(".json"))
    .map((file) => [prefix + file.slice(0, -".json".length), read(`${path}/${file}`)] as const);

/** The bundled site of a demo brand, read from its documents: a fresh copy each time. */
export function readBundledSite(brand: "ink" | "fresh"): BundledSite {
  const part = (name: string) => read(`brands/${brand}/${name}.json`);
  return {
    format: currentFormat,
    ...Object.fromEntries(["brand", "rules", "flags", "menus", "theme", "texts"].map((name) => [name, part(name)])),
    layouts: Object.fromEntries([
      ["shell", read("layouts/shell.json")],
      ...folder("layouts/pages", "page/"),
      ...folder("layouts/dialogs", "dialog/"),
      ...folder("layouts/personal-centre", "personal-centre/"),
      ...folder("layouts/agent-centre", "agent-centre/"),
      ...folder("layouts/parts", "part/"),
    ]),
    forms: Object.fromEntries(folder("schemas/forms", "")),
  } as unknown as BundledSite;
}
