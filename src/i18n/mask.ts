/** Dots in the place of what is not shown: always as many, so that they do not tell how much it is. */
const dots = "••••";

/** At most so many characters stay. */
const mostShown = 4;

/**
 * A value of which only the last characters are shown: four at most, and never more than a third of it. The mark before it keeps
 * the dots in front of the figures where a page is written from right to left.
 */
export function mask(value: string): string {
  const characters = Array.from(value);
  const shown = Math.min(mostShown, Math.floor(characters.length / 3));
  const end = shown === 0 ? "" : characters.slice(-shown).join("");
  // A mark without its letter would stand on the last dot.
  return `\u200e${dots}${end.replace(/^\p{M}+/u, "")}`;
}
