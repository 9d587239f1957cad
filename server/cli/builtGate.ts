import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { productFolder } from "#server/features/publishing/bundled/productFolder.ts";
import { sourceHash } from "./sourceHash.ts";

/** What the renderers for Node are built from, relative to the product's folder. */
const sources = [
  "src",
  "renderers",
  "layouts",
  "locales",
  "brands",
  "schemas",
  "scripts/vite",
  "vite.config.ts",
  "package.json",
  "package-lock.json",
];

/** The build that draws pages: its module, where it is written what it was made from, and one hash over everything that is. */
export const builtGate = {
  module: join(productFolder, "dist/gate/drawSite.js"),
  marker: join(productFolder, "dist/.gate.sources"),
  sources: () => sourceHash(sources, productFolder),
} as const;

/** Whether the build is there and was made from the sources as they are now: another would find faults in what it does not know. */
export async function isGateBuilt(): Promise<boolean> {
  const read = (path: string) => readFile(path, "utf8").catch(() => "");
  const [module, marked] = await Promise.all([read(builtGate.module), read(builtGate.marker)]);
  return module !== "" && marked.trim() === (await builtGate.sources());
}
