import { loadCommonPasswords } from "#server/security/loadCommonPasswords.ts";
import { estimatePhrase } from "./estimatePhrase.ts";
import { isRow } from "./isRow.ts";
import { spellings } from "./spellings.ts";

/** Words of the trade and of where it is at home, which the lists of the world rank too low or do not have. */
const ownWords = new Set(
  `admin administrator root login guest user facebook iphone android bitcoin crypto jackpot poker slots bonus casino
  bet betting deposit baccarat roulette blackjack gamer gambler gamble gambling wager bookmaker sportsbook lottery
  lotto bingo keno dice spin slot vip cash money gold game games play player lucky win winner cashback payout sicbo
  holdem mahjong dealer croupier khmer cambodia phnompenh angkor vietnam saigon beijing india delhi`.split(/\s+/),
);

/** What people put around a word: digits and signs; all but a first sign that is a letter; signs only, as in `hell0!`. */
const around = [
  /^[^\p{L}\p{M}]+|[^\p{L}\p{M}]+$/gu,
  /^[^\p{L}\p{M}@$]+|[^\p{L}\p{M}]+$/gu,
  /^[^\p{L}\p{M}\d]+|[^\p{L}\p{M}\d]+$/gu,
];

/** A unit as short as this, over and over, is no password whatever it is. */
const shortUnit = 5;
const fewestOwn = 4;
/** How soon somebody who guesses comes to a word of the trade, and to the account's or the brand's own name. */
const tradeRank = 50;
const ownRank = 10;
/** Phrases of common words that fewer guesses than these reach are refused; longer texts are never reached by so few. */
const fewestLogGuesses = 8;
const longestPhrase = 64;
/** As long as a password must be. */
const fewestAlone = 8;

/**
 * Whether a password is among the first that anybody would guess: a common one (in small letters, with letters swapped for
 * digits and signs, with Shift held down for digits), one of the most common words with digits and signs around it, a row of
 * keys, the same over and over, a phrase of a few common words (`ILoveCasino`), or little more than a word of its surroundings
 * (S-31).
 */
export async function isGuessable(password: string, surroundings: readonly string[]): Promise<boolean> {
  const { known, mostUsed, rankOf } = await loadCommonPasswords();
  const plain = password.toLowerCase();
  const isKnown = (text: string) => known.has(text);
  if (spellings(plain).some((text) => isKnown(text) || isRow(text) || isRepeated(text, isKnown))) return true;
  const cores = new Set(around.map((pattern) => plain.replace(pattern, "")));
  if ([...cores].flatMap(spellings).some((core) => mostUsed.has(core) || ownWords.has(core) || isRow(core)))
    return true;
  const words = surroundings.map((word) => word.toLowerCase()).filter((word) => word.length >= fewestOwn);
  if (words.some((word) => plain.includes(word) && plain.length - word.length < fewestOwn)) return true;
  const phrase = unitOf(plain);
  if (phrase.length > longestPhrase) return false;
  const estimate = estimatePhrase(phrase, (word) => {
    const ranks = [words.includes(word) ? ownRank : Infinity, ownWords.has(word) ? tradeRank : Infinity];
    const rank = Math.min(...ranks, rankOf.get(word) ?? Infinity);
    if (rank === Infinity) return undefined;
    // What is refused by itself stays a phrase with something around it: `godisgood`.
    return { rank, words: word.length >= fewestAlone && known.has(word) ? 2 : 1 };
  });
  return estimate.words > 1 && estimate.logGuesses < fewestLogGuesses;
}

function isRepeated(text: string, isKnown: (unit: string) => boolean): boolean {
  const unit = unitOf(text);
  return unit.length < text.length && (unit.length <= shortUnit || isKnown(unit));
}

/** What a text repeats; all of it where it repeats nothing. Where it is found again in its double tells the length. */
function unitOf(text: string): string {
  return text.slice(0, (text + text).indexOf(text, 1));
}
