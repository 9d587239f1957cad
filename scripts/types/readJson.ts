import { readFile } from "node:fs/promises";

/** Reads a JSON file; the error of a broken one names the file. */
export async function readJson<T>(path: string): Promise<T> {
  const text = await readFile(path, "utf8");
  try {
    return JSON.parse(text) as T;
  } catch (error) {
    throw new Error(`${path}: ${(error as Error).message}`, { cause: error });
  }
}
