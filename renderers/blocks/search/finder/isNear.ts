/** How many mistakes a word of this length may have: none where it would become another word, or another number. */
export function mistakesIn(word: string): 0 | 1 | 2 {
  if (/^\p{N}+$/u.test(word)) return 0;
  return word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
}

/** The letters of a word as bits: a letter that is missing in another word's bits is missing in it. */
export function lettersOf(word: string): number {
  let bits = 0;
  for (let place = 0; place < word.length; place += 1) bits |= 1 << (word.charCodeAt(place) & 31);
  return bits;
}

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
  if (word.length < typed.length - most) return undefined;
  const width = Math.min(word.length, typed.length + most);
  let before: number[] = [];
  let above = Array.from({ length: width + 1 }, (_, place) => place);
  for (let row = 1; row <= typed.length; row += 1) {
    const line = [row];
    let least = row;
    for (let place = 1; place <= width; place += 1) {
      const isSame = typed[row - 1] === word[place - 1];
      let cost = Math.min(
        (above[place] ?? 0) + 1,
        (line[place - 1] ?? 0) + 1,
        (above[place - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isTurned = typed[row - 1] === word[place - 2] && typed[row - 2] === word[place - 1];
      if (row > 1 && place > 1 && isTurned) cost = Math.min(cost, (before[place - 2] ?? 0) + 1);
      line.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return undefined;
    before = above;
    above = line;
  }
  const mistakes = Math.min(...above);
  return mistakes > most ? undefined : mistakes;
}
