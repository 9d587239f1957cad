import { isRow } from "./isRow.ts";
import { spellings } from "./spellings.ts";

/** How soon a phrase is guessed. */
export interface PhraseEstimate {
  /** Decimal logarithm of the guesses that somebody needs who tries words by how common they are. */
  logGuesses: number;
  /** Words that the cheapest way to read the text consists of. */
  words: number;
}

/** What is known of a word: its rank, and how many words it stands for (`iloveyou` is three). */
export type WordLookup = (word: string) => { rank: number; words: number } | undefined;

const longestWord = 16;
const longestRow = 10;
/** Logarithms of how many guesses a piece takes that is no word. */
const costs = {
  digit: 1,
  letter: Math.log10(26),
  otherLetter: 2,
  sign: 0.5,
  sameSign: 0.2,
  year: 1.5,
  row: 1.5,
  swapped: 0.3,
};

/**
 * Reads a text in the way that takes the fewest guesses: as words one after the other, in small or large letters, with
 * letters swapped for digits and signs, and with digits, years, rows of keys and signs between and around them. The guesses of
 * the pieces multiply; a word takes as many as its rank says. (The way of zxcvbn, for phrases alone and in a time that grows
 * with the length.)
 */
export function estimatePhrase(text: string, lookUp: WordLookup): PhraseEstimate {
  const plain = text.toLowerCase();
  const readings = spellings(plain);
  const best: PhraseEstimate[] = [{ logGuesses: 0, words: 0 }];
  const offer = (from: number, to: number, cost: number, words: number) => {
    const before = best[from];
    const known = best[to];
    if (!before || (known && known.logGuesses <= before.logGuesses + cost)) return;
    best[to] = { logGuesses: before.logGuesses + cost, words: before.words + words };
  };
  for (let from = 0; from < plain.length; from += 1) {
    offer(from, from + 1, costOfCharacter(plain, from), 0);
    if (/^(?:19|20)\d\d/.test(plain.slice(from, from + 4))) offer(from, from + 4, costs.year, 0);
    for (let to = from + 3; to <= Math.min(plain.length, from + longestRow); to += 1) {
      if (isRow(plain.slice(from, to))) offer(from, to, costs.row, 0);
    }
    for (let to = from + 1; to <= Math.min(plain.length, from + longestWord); to += 1) {
      for (const reading of readings) {
        const isSwapped = reading.slice(from, to) !== plain.slice(from, to);
        // Digits and signs alone are themselves.
        if (isSwapped && !/[a-z]/.test(plain.slice(from, to))) continue;
        const word = lookUp(reading.slice(from, to));
        if (word) offer(from, to, Math.log10(word.rank) + (isSwapped ? costs.swapped : 0), word.words);
      }
    }
  }
  return best[plain.length] ?? { logGuesses: 0, words: 0 };
}

function costOfCharacter(text: string, place: number): number {
  const character = text[place] ?? "";
  if (/\d/.test(character)) return costs.digit;
  if (/[a-z]/.test(character)) return costs.letter;
  if (/[\p{L}\p{M}]/u.test(character)) return costs.otherLetter;
  return text.indexOf(character) < place ? costs.sameSign : costs.sign;
}
