/** A text cut into what it shares with another one, and what stands between. */
export interface TextParts {
  start: string;
  /** What is another one; empty where something was only added to the other text. */
  middle: string;
  end: string;
}

const ofWords = new Intl.Segmenter(undefined, { granularity: "word" });

/** Both texts cut at the words in which they differ: words are those of the script, also of one without spaces. */
export function differingPart(before: string, after: string): [before: TextParts, after: TextParts] {
  const [one, other] = [wordsOf(before), wordsOf(after)];
  const most = Math.min(one.length, other.length);
  let start = 0;
  while (start < most && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < most - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return [cut(one, start, end), cut(other, start, end)];
}

function wordsOf(text: string): string[] {
  return Array.from(ofWords.segment(text), ({ segment }) => segment);
}

function cut(words: readonly string[], start: number, end: number): TextParts {
  const rest = words.length - end;
  return {
    start: words.slice(0, start).join(""),
    middle: words.slice(start, rest).join(""),
    end: words.slice(rest).join(""),
  };
}
