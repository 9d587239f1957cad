import { readFile } from "node:fs/promises";
import type { GeneratedFile } from "./Generator.ts";

/** The paths of the generated files that are missing, or not what the schemas say now. */
export async function staleFiles(files: GeneratedFile[]): Promise<string[]> {
  const current = await Promise.all(files.map(async ({ path, text }) => text === (await readOrNothing(path))));
  return files.filter((_, index) => !current[index]).map(({ path }) => path);
}

async function readOrNothing(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, "utf8");
  } catch {
    return undefined;
  }
}
