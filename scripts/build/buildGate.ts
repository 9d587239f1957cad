import { readFile, rm, writeFile } from "node:fs/promises";
import { build } from "vite";
import { sourceHash } from "./sourceHash.ts";

/** What the publish gate draws with. */
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
const marker = "dist/.gate.sources";
const result = "dist/gate/drawSite.js";

/** Builds the renderers for Node, so that the platform can draw every page before a publication. Throws with Vite's message. */
export async function buildGate(): Promise<void> {
  const hash = await sourceHash(sources);
  await rm(marker, { force: true });
  const before = process.env["NODE_ENV"];
  try {
    await build({ logLevel: "warn", mode: "gate" });
  } finally {
    if (before === undefined) delete process.env["NODE_ENV"];
    else process.env["NODE_ENV"] = before;
  }
  await writeFile(marker, `${hash}\n`);
}

/** Whether `dist/gate` is there and was built from the sources as they are now. */
export async function isGateBuilt(): Promise<boolean> {
  const read = (path: string) => readFile(path, "utf8").catch(() => "");
  return (await read(result)) !== "" && (await read(marker)).trim() === (await sourceHash(sources));
}
