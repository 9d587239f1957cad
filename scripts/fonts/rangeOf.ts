import { readFile } from "node:fs/promises";
import type { Face } from "./Face.ts";

/** The characters for which a browser fetches a face, as a `unicode-range`. Throws where its package names none. */
export async function rangeOf({ range, package: name, part }: Face): Promise<string> {
  if (range !== undefined) return range;
  const file = await readFile(`node_modules/@fontsource-variable/${name}/unicode.json`, "utf8");
  const own = (JSON.parse(file) as Record<string, string>)[part];
  if (own === undefined) throw new Error(`${name} has no part "${part}"`);
  return own;
}
