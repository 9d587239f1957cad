import { readFile, stat } from "node:fs/promises";
import { prepareAnswer } from "./prepareAnswer.ts";
import type { PreparedAnswer } from "./PreparedAnswer.ts";

/**
 * The page of a program, compressed once and kept until its file changes; null where there is none. Browsers ask for it again
 * each time, and get 304 for as long as it is the same.
 */
export function createPage(path: string): () => Promise<PreparedAnswer | null> {
  let kept: { mark: string; page: Promise<PreparedAnswer> } | undefined;
  return async () => {
    const found = await stat(path).catch(() => null);
    if (found === null || !found.isFile()) return null;
    const mark = `${found.mtimeMs} ${found.size} ${found.ino}`;
    if (kept?.mark !== mark) kept = { mark, page: read(path) };
    return kept.page.catch((error: unknown) => {
      kept = undefined;
      throw error;
    });
  };
}

async function read(path: string): Promise<PreparedAnswer> {
  return prepareAnswer(await readFile(path), { type: "text/html; charset=utf-8", keep: "no-cache" });
}
