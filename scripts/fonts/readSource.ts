import { readFile } from "node:fs/promises";
import type { Face } from "./Face.ts";

/** The file a face is made from, with every weight. */
export function readSource({ package: name, part }: Face): Promise<Buffer> {
  return readFile(`node_modules/@fontsource-variable/${name}/files/${name}-${part}-wght-normal.woff2`);
}
