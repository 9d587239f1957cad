import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { gzipSync } from "node:zlib";
import type { BuiltFile } from "./BuiltFile.ts";

/** Compressed copies say nothing that the file beside them does not say. */
const isCopy = /\.(br|gz)$/;

/** Every file of a built site but the compressed copies. Throws where the folder is not there. */
export async function readSite(folder: string): Promise<BuiltFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return Promise.all(
    entries
      .filter((entry) => entry.isFile() && !isCopy.test(entry.name))
      .map(async (entry) => {
        const file = join(entry.parentPath, entry.name);
        const bytes = await readFile(file);
        const path = relative(folder, file).replaceAll("\\", "/");
        return { path, text: bytes.toString("utf8"), gzipBytes: gzipSync(bytes).length };
      }),
  );
}
