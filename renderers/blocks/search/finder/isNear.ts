const isNumber = (word: string): boolean => /^\p{N}+$/u.test(word);

/** How many mistakes a word of this length may have: none where it would become another word, or another number. */
export function mistakesIn(word: string): 0 | 1 | 2 {
  if (isNumber(word)) return 0;
  return word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
}

/** Whether a word is so short that a mistake in it is looked for only where there is nothing else to find. */
export function isShort(word: string): boolean {
  return word.length === 3 && !isNumber(word);
}

/** The letters of a word as bits: a letter that is missing in another word's bits is missing in it. */
export function lettersOf(word: string): number {
  let bits = 0;
  for (let place = 0; place < word.length; place += 1) bits |= 1 << (word.charCodeAt(place) & 31);
  return bits;
}

/** Longer words are compared as they are. */
const longest = 48;
// Filled anew by each comparison: thousands are made at a key.
let [before, above, line] = [new Uint8Array(longest + 3), new Uint8Array(longest + 3), new Uint8Array(longest + 3)];

/**
 * How many mistakes make the typed word the beginning of another: a letter too many, too few, another, or two that changed places.
 * Undefined where there are more than `most`. `missing` are the letters of the typed word that the other has not, as bits.
 */
export function isNear(typed: string, word: string, most: number, missing = 0): number | undefined {
  let over = missing;
  for (let more = 0; over !== 0; more += 1) {
    if (more === most) return undefined;
    over &= over - 1;
  }
  const length = typed.length;
  if (word.length < length - most || length > longest) return undefined;
  const width = Math.min(word.length, length + most);
  for (let place = 0; place <= width; place += 1) above[place] = place;
  let least = 0;
  for (let row = 1; row <= length; row += 1) {
    const letter = typed.charCodeAt(row - 1);
    const last = typed.charCodeAt(row - 2);
    line[0] = row;
    least = row;
    for (let place = 1; place <= width; place += 1) {
      const other = word.charCodeAt(place - 1);
      let cost = (above[place - 1] ?? 0) + (letter === other ? 0 : 1);
      cost = Math.min(cost, (above[place] ?? 0) + 1, (line[place - 1] ?? 0) + 1);
      const isTurned = row > 1 && place > 1 && letter === word.charCodeAt(place - 2) && last === other;
      if (isTurned) cost = Math.min(cost, (before[place - 2] ?? 0) + 1);
      line[place] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return undefined;
    [before, above, line] = [above, line, before];
  }
  return least;
}
