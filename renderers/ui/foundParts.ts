import { foldText } from "./foldText.ts";

/** A part of a text, and whether it was looked for. */
export interface FoundPart {
  text: string;
  isFound: boolean;
}

/** A text in parts: those that a search found, and what stands between them. Together they are the text. */
export function foundParts(text: string, words: readonly string[]): FoundPart[] {
  const { folded, places } = foldText(text);
  const spans = words
    .flatMap((word) => occurrences(folded, word))
    .map(([from, to]) => [places[from] ?? 0, places[to] ?? text.length] as const)
    .toSorted(([one], [other]) => one - other);
  const parts: FoundPart[] = [];
  let end = 0;
  const add = (from: number, to: number, isFound: boolean): void => {
    if (to > from) parts.push({ text: text.slice(from, to), isFound });
  };
  for (const [from, to] of spans) {
    if (to <= end) continue;
    add(end, from, false);
    add(Math.max(from, end), to, true);
    end = to;
  }
  add(end, text.length, false);
  return parts;
}

function occurrences(folded: string, word: string): [number, number][] {
  const found: [number, number][] = [];
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length))
    found.push([at, at + word.length]);
  return found;
}
