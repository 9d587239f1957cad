import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { GeneratedFile } from "./Generator.ts";
import { staleFiles } from "./staleFiles.ts";

/** Writes the files that changed and gives their paths; the others keep their date, so nothing rebuilds for them. */
export async function writeFiles(files: GeneratedFile[]): Promise<string[]> {
  const stale = new Set(await staleFiles(files));
  for (const { path, text } of files) {
    if (!stale.has(path)) continue;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
  return [...stale];
}
