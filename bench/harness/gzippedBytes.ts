import { existsSync, readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

/** Gzipped size of the built files of a folder with such an ending, together. */
export function gzippedBytes(folder: string, ending: string): number {
  if (!existsSync(folder)) return 0;
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(ending));
  return names.reduce((sum, name) => sum + gzipSync(readFileSync(`${folder}/${name}`)).length, 0);
}
