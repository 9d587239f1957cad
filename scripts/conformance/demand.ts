/** Says why a check could not be tried. */
export class NotTried extends Error {
  override name = "NotTried";
}

/** Throws the sentence where something does not hold. */
export function demand(holds: unknown, sentence: string): asserts holds {
  if (!holds) throw new Error(sentence);
}
