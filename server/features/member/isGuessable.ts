import { loadCommonPasswords } from "#server/security/loadCommonPasswords.ts";

/** Words of the trade and of where it is at home, which the lists of the world rank too low or do not have. */
const ownWords = new Set(
  `admin administrator root login guest user facebook iphone android bitcoin crypto jackpot poker slots bonus casino bet
  betting deposit baccarat roulette blackjack gamer gambler dealer croupier khmer cambodia phnompenh angkor vietnam saigon
  beijing india delhi`.split(/\s+/),
);

/** Rows of keys and of the alphabet, and back. */
const rows = ["012345678901234567890", "abcdefghijklmnopqrstuvwxyz", "qwertyuiop", "asdfghjkl", "zxcvbnm"].flatMap(
  (row) => [row, [...row].toReversed().join("")],
);

/** What people put around a word: digits and signs; all but a first sign that is a letter; signs only, as in `hell0!`. */
const around = [
  /^[^\p{L}\p{M}]+|[^\p{L}\p{M}]+$/gu,
  /^[^\p{L}\p{M}@$]+|[^\p{L}\p{M}]+$/gu,
  /^[^\p{L}\p{M}\d]+|[^\p{L}\p{M}\d]+$/gu,
];

const lookalikes: Readonly<Record<string, string>> = {
  0: "o",
  3: "e",
  4: "a",
  5: "s",
  7: "t",
  8: "b",
  "@": "a",
  $: "s",
};
const shiftedDigits = ")!@#$%^&*(";
/** A unit as short as this, over and over, is no password whatever it is. */
const shortUnit = 5;
const fewestInRow = 3;
const fewestOwn = 4;

/**
 * Whether a password is among the first that anybody would guess: a common one (in small letters, with letters swapped for
 * digits and signs, with Shift held down for digits), one of the most common words with digits and signs around it, a row of
 * keys, the same over and over, or little more than a word of its surroundings (S-31).
 */
export async function isGuessable(password: string, surroundings: readonly string[]): Promise<boolean> {
  const { known, mostUsed } = await loadCommonPasswords();
  const plain = password.toLowerCase();
  const isKnown = (text: string) => known.has(text);
  if (spellings(plain).some((text) => isKnown(text) || isRow(text) || isRepeated(text, isKnown))) return true;
  const cores = new Set(around.map((pattern) => plain.replace(pattern, "")));
  if ([...cores].flatMap(spellings).some((core) => mostUsed.has(core) || ownWords.has(core) || isRow(core)))
    return true;
  const words = surroundings.map((word) => word.toLowerCase()).filter((word) => word.length >= fewestOwn);
  return words.some((word) => plain.includes(word) && plain.length - word.length < fewestOwn);
}

/** A text and what it may stand for: `p@ssw0rd` for password, `!qaz@wsx` for 1qaz2wsx. */
function spellings(text: string): string[] {
  const letters = text.replace(/[0345789@$]/g, (sign) => lookalikes[sign] ?? sign);
  const digits = text.replace(/[)!@#$%^&*(]/g, (sign) => String(shiftedDigits.indexOf(sign)));
  return [text, digits, letters.replace(/[1!]/g, "i"), letters.replace(/[1|]/g, "l")];
}

function isRow(text: string): boolean {
  return text.length >= fewestInRow && rows.some((row) => row.includes(text));
}

function isRepeated(text: string, isKnown: (unit: string) => boolean): boolean {
  // Where a text is found again in its double tells the length of what it repeats.
  const length = (text + text).indexOf(text, 1);
  return length < text.length && (length <= shortUnit || isKnown(text.slice(0, length)));
}
