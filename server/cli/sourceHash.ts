import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";

/**
 * One hash over the names and contents of all files under the paths (relative to the working folder). Contents and not
 * dates, because a fresh clone has new dates and old contents. A path that is not there counts as empty.
 */
export async function sourceHash(paths: string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const file of (await Promise.all(paths.map(filesUnder))).flat().toSorted()) {
    hash
      .update(`${file}\0`)
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
