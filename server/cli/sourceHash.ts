import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { join, relative } from "node:path";

/**
 * One hash over the names and contents of all files under the paths, relative to `folder`. Contents and not dates, because a
 * fresh clone has new dates and old contents; names without the folder, because a build may be moved along with its sources. A
 * path that is not there counts as empty.
 */
export async function sourceHash(paths: readonly string[], folder = "."): Promise<string> {
  const hash = createHash("sha256");
  for (const file of (await Promise.all(paths.map((path) => filesUnder(join(folder, path))))).flat().toSorted()) {
    hash
      .update(`${relative(folder, file)}\0`)
      .update(await readFile(file))
      .update("\0");
  }
  return hash.digest("hex");
}

async function filesUnder(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => undefined);
  if (!found) return [];
  if (found.isFile()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => `${entry.parentPath}/${entry.name}`);
}
