import { distance } from "fastest-levenshtein";

/** Longest word that a suggestion is looked for: people misspell names, not paragraphs, and comparing those takes long. */
const longestWord = 128;

/**
 * The valid choice nearest to what was written, or nothing where none is near enough to be meant (more than a third of
 * the letters, at least two, would have to change). Case counts little: `Username` is near `username`.
 */
export function suggest(written: string, choices: Iterable<string>): string | undefined {
  if (written.length > longestWord) return undefined;
  const small = written.toLowerCase();
  let best: string | undefined;
  let bestDistance = Math.max(2, Math.floor(written.length / 3)) + 1;
  for (const choice of choices) {
    if (choice === written) return choice;
    // Each letter more or less is one change at least.
    if (Math.abs(choice.length - written.length) >= bestDistance) continue;
    const found = Math.min(distance(written, choice), distance(small, choice.toLowerCase()) + 0.5);
    if (found < bestDistance) [best, bestDistance] = [choice, found];
  }
  return best;
}
