import { readFile } from "node:fs/promises";

/** One requirement of the specification. */
export interface Requirement {
  id: string;
  group: string;
  text: string;
}

/** Reads `docs/requirements.tsv`: a head line, then id, group, text and source in columns. Throws on a broken line. */
export async function readRequirements(path: string): Promise<Requirement[]> {
  const [, ...lines] = (await readFile(path, "utf8")).trimEnd().split("\n");
  return lines.map((line, index) => {
    const [id, group, text] = line.split("\t");
    if (!id || !group || !text) throw new Error(`${path}:${index + 2} is not id, group, text`);
    return { id, group, text };
  });
}
