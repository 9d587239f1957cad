import type { Diagnostic } from "#contracts/api.ts";
import { suggest } from "#json/suggest.ts";
import type { SchemaError } from "#json/schema.ts";

/** An error as a problem of a document: a sentence, and the word that was meant. */
export function toDiagnostic({ pointer, reason, written, choices }: SchemaError): Omit<Diagnostic, "document"> {
  const sentence = reason.charAt(0).toUpperCase() + reason.slice(1);
  return { pointer, reason: sentence, ...(written === undefined ? {} : nearestWord(written, choices ?? [])) };
}

/** The word that was meant, where one is near. */
export function nearestWord(written: string, choices: readonly string[]): { nearest?: string } {
  // Of words equally near, the one of the same length is meant more often: letters get swapped.
  const byLength = choices.toSorted(
    (a, b) => Math.abs(a.length - written.length) - Math.abs(b.length - written.length),
  );
  const found = suggest(written, byLength);
  return found === undefined ? {} : { nearest: found };
}

/** Takes down errors as problems of a document; `below` is where in the document what is checked stands. */
export function teller(problems: Diagnostic[], document: string, below = ""): (error: SchemaError) => void {
  return ({ pointer, reason, written, choices }) => {
    const near = written === undefined ? {} : nearestWord(written, choices ?? []);
    problems.push({ document, pointer: below + pointer, reason, ...near });
  };
}
