import type { CheckError } from "#contracts/entities.ts";

/**
 * Fills (min) and (max) of a pattern message (access specification, section 5). Where both are the same, the text
 * "(min) - (max)" becomes the one number.
 */
export function patternMessage(text: string, min: number, max: number): string {
  const once = min === max ? text.replaceAll("(min) - (max)", String(min)) : text;
  return once.replaceAll("(min)", String(min)).replaceAll("(max)", String(max));
}

/** What the player reads about an error; `translate` gives the text of a key. */
export function fieldErrorText(error: CheckError, translate: (key: string) => string): string {
  return patternMessage(translate(error.key), error.min, error.max);
}
