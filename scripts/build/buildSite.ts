import { readFile, rm, writeFile } from "node:fs/promises";
import { build } from "vite";
import { compressSite } from "./compressSite.ts";
import { keepEarlierFiles } from "./keepEarlierFiles.ts";
import type { SiteName } from "./siteNames.ts";
import { sourceHash } from "#server/cli/sourceHash.ts";

/** What either program is made of. Too much rather than too little: a needless build costs seconds, a missing one trust. */
const sources = [
  "src",
  "renderers",
  "layouts",
  "locales",
  "brands",
  "schemas",
  "scripts/vite",
  "scripts/build/compressSite.ts",
  "vite.config.ts",
  "package.json",
  "package-lock.json",
];

/** Builds one program into `dist/<site>`, with compressed copies, and remembers from which sources. Throws with Vite's message. */
export async function buildSite(site: SiteName): Promise<void> {
  const hash = await sourceHash(sources);
  // Removed first, so that a build that is killed half-way is never taken for a whole one.
  await rm(markerOf(site), { force: true });
  await keepEarlierFiles(site);
  // Vite sets NODE_ENV for itself; a platform that is started after the build must not take it for its own.
  const before = process.env["NODE_ENV"];
  try {
    await build({ logLevel: "warn", mode: site });
  } finally {
    if (before === undefined) delete process.env["NODE_ENV"];
    else process.env["NODE_ENV"] = before;
  }
  await compressSite(`dist/${site}`);
  await writeFile(markerOf(site), `${hash}\n`);
}

/** Whether `dist/<site>` is there and was built from the sources as they are now. */
export async function isBuilt(site: SiteName): Promise<boolean> {
  const read = (path: string) => readFile(path, "utf8").catch(() => "");
  const [built, page] = [await read(markerOf(site)), await read(`dist/${site}/index.html`)];
  return page !== "" && built.trim() === (await sourceHash(sources));
}

/** Beside the folder and not in it, because everything in it is served. */
function markerOf(site: SiteName): string {
  return `dist/.${site}.sources`;
}
