import type { Breach } from "./SourceFile.ts";

/**
 * The way of a behaviour from the press to the answer: the files that a reader opens one after the other, each with the word by
 * which the next one is found. The last has no word.
 */
export type Walk = readonly (readonly [file: string, word: string])[];

/** No behaviour takes more files than this from the press to the answer. */
export const mostFiles = 15;

/**
 * Walks that are too long, and steps that nobody could follow: the file is not there, or the word by which a reader goes on
 * does not stand in both files. `read` gives a file's text; undefined where there is none.
 */
export function findWalkBreaches(
  walks: Readonly<Record<string, Walk>>,
  read: (path: string) => string | undefined,
): Breach[] {
  return Object.entries(walks).flatMap(([behaviour, walk]) => {
    const breaches: Breach[] = [];
    const files = new Set(walk.map(([file]) => file));
    const [start = ["", ""]] = walk;
    if (files.size > mostFiles)
      breaches.push({ path: start[0], message: `${behaviour}: ${files.size} files; at most ${mostFiles}` });
    for (const [index, [file, word]] of walk.entries()) {
      const next = walk[index + 1]?.[0];
      for (const path of next === undefined ? [file] : [file, next]) {
        const text = read(path);
        if (text === undefined) breaches.push({ path, message: `${behaviour}: is not there` });
        else if (next !== undefined && !wordsOf(text).has(word))
          breaches.push({ path, message: `${behaviour}: does not say "${word}", between ${file} and ${next}` });
      }
    }
    return breaches;
  });
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.match(/[\w$]+/g));
}
