/** An example of as many characters as a rule accepts, where that can be had: digits can be repeated and cut, other words stay. */
export function exampleWithin(words: string, { minLength: min, maxLength: max }: Lengths): string {
  if (!/^[0-9]+$/.test(words)) return words;
  return words
    .repeat(Math.max(1, Math.ceil(min / words.length)))
    .slice(0, Math.max(1, Math.min(max, Math.max(min, words.length))));
}

/** The lengths of a rule, in characters. */
interface Lengths {
  minLength: number;
  maxLength: number;
}
