import { cp, mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { SiteName } from "./siteNames.ts";

/** How long files of builds before stay: longer than anybody leaves a page open, in milliseconds. */
const keptMs = 7 * 86_400_000;

/**
 * Puts the files of the build that is about to be replaced aside, in `dist/earlier/<site>/assets`: pages that are open, or were drawn
 * before the change, go on loading what they name. Files are named by their content, so none is overwritten by another.
 */
export async function keepEarlierFiles(site: SiteName, dist = "dist"): Promise<void> {
  const [from, to] = [join(dist, site, "assets"), join(dist, "earlier", site, "assets")];
  // There from the first build on: what serves the folder says where it is missing.
  await mkdir(to, { recursive: true });
  const isBuilt = await stat(from).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (isBuilt) await cp(from, to, { recursive: true, preserveTimestamps: true, force: false });
  for (const name of await readdir(to)) {
    const path = join(to, name);
    if (Date.now() - (await stat(path)).mtimeMs > keptMs) await rm(path);
  }
}
