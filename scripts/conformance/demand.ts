/** Says why a check could not be tried. */
export class NotTried extends Error {
  override name = "NotTried";
}

/** Throws `NotTried` where a call that a platform need not have (docs/platform.md) is not there. `then` is what that means. */
export function demandPresent({ status }: { status: number }, then: string): void {
  if (status === 404) throw new NotTried(`It is not there (404): ${then}`);
}

/** Throws the sentence where something does not hold. */
export function demand(holds: unknown, sentence: string): asserts holds {
  if (!holds) throw new Error(sentence);
}
