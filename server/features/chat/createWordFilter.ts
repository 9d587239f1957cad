/** Finds words that no message may hold. */
export type WordFilter = (text: string) => boolean;

/** A letter that stands so many times in a row, whatever is between. */
interface Run {
  letter: string;
  count: number;
  /** A word begins, or ends, somewhere in it. */
  begins: boolean;
  ends: boolean;
}

/** A word that is looked for. */
interface Banned {
  runs: readonly Run[];
  /** Stands for whatever follows. */
  isOpen: boolean;
  /** Of a script that writes no spaces between words: found wherever it stands. */
  isAnywhere: boolean;
}

const unspaced =
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Thai}|\p{Script=Khmer}|\p{Script=Lao}|\p{Script=Myanmar}/u;

/** Signs that are written for letters, and letters of other scripts that look the same. */
const alike: ReadonlyMap<string, string> = new Map(
  [
    ["o", "0оο"],
    ["i", "1lіι"],
    ["e", "3еε"],
    ["a", "4@аα"],
    ["s", "5$ѕ"],
    ["t", "7тτ"],
    ["p", "рρ"],
    ["c", "с"],
    ["y", "у"],
    ["x", "х"],
    ["k", "кκ"],
    ["m", "м"],
    ["b", "в"],
    ["h", "н"],
    ["v", "ν"],
  ].flatMap(([letter = "", others = ""]) => Array.from(others, (other) => [other, letter] as const)),
);

/** Most words that are looked for, and the longest. */
const mostWords = 2_000;
const longestWord = 60;

/** The words of a list, one a line; lines that say nothing, or too much, are left out. */
export function readWords(list: string): string[] {
  const words = list.split("\n").map((line) => line.trim());
  return [...new Set(words.filter((word) => word.length <= longestWord && runsOf(word).length > 0))].slice(
    0,
    mostWords,
  );
}

/**
 * Finds the words of a list in whatever spelling: capitals, accents, signs for letters, letters that are doubled or set apart by
 * spaces and points, and characters between them that nobody sees. A word is found as a word, with an asterisk at its end
 * also as the beginning of one; scripts without spaces have it anywhere. Time grows with the text and the list, not faster.
 */
export function createWordFilter(list: string): WordFilter {
  const byFirst = new Map<string, Banned[]>();
  for (const word of readWords(list)) {
    const runs = runsOf(word);
    const first = runs[0]?.letter ?? "";
    const banned = { runs, isOpen: word.endsWith("*"), isAnywhere: unspaced.test(word) };
    byFirst.set(first, (byFirst.get(first) ?? []).concat(banned));
  }
  if (byFirst.size === 0) return () => false;
  return (text) => {
    const runs = runsOf(text);
    return runs.some(({ letter }, at) => byFirst.get(letter)?.some((word) => standsAt(word, runs, at)));
  };
}

function standsAt({ runs, isOpen, isAnywhere }: Banned, text: readonly Run[], at: number): boolean {
  if (!isAnywhere && !text[at]?.begins) return false;
  const last = text[at + runs.length - 1];
  if (last === undefined || !(isAnywhere || isOpen || last.ends)) return false;
  return runs.every(({ letter, count }, place) => {
    const found = text[at + place];
    return found?.letter === letter && found.count >= count;
  });
}

/** The letters of a text in one spelling; what is no letter, number or sign on one only says where words end. */
function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  let isInWord = false;
  for (const letter of fold(text)) {
    const last = runs.at(-1);
    if (!/[\p{L}\p{N}\p{M}]/u.test(letter)) {
      if (last) last.ends = true;
      isInWord = false;
      continue;
    }
    if (last?.letter === letter) {
      last.count += 1;
      last.begins ||= !isInWord;
    } else runs.push({ letter, count: 1, begins: !isInWord, ends: false });
    isInWord = true;
  }
  const last = runs.at(-1);
  if (last) last.ends = true;
  return runs;
}

/** One spelling of a text for comparing. Accents go from letters that have a place without them; vowel signs of other scripts stay. */
function fold(text: string): string {
  const plain = text
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036f\p{Cf}\u{fe00}-\u{fe0f}]/gu, "")
    .toLowerCase()
    .normalize("NFC");
  return Array.from(plain, (letter) => alike.get(letter) ?? letter).join("");
}
