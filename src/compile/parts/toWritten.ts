import type { Diagnostic } from "#contracts/api.ts";
import { writtenPlace } from "./writtenPlace.ts";

/**
 * A problem of a page, told of the document that somebody wrote: what a page has from a part is put right in the part, or in the
 * values that the part is placed with. `read` gives documents as they are written (`writtenDocuments`).
 */
export function toWritten<Problem extends Pick<Diagnostic, "document" | "pointer"> & { reason?: string }>(
  problem: Problem,
  read: (document: string) => unknown,
): Problem {
  const { document, pointer } = problem;
  if (!/^(layouts|pages)\//.test(document)) return problem;
  const { through, ...place } = writtenPlace({ document, pointer }, read);
  const inside = through.at(-1);
  if (inside === undefined || problem.reason === undefined) return { ...problem, ...place };
  // Whoever mends a part wants to know which page found it out.
  return { ...problem, ...place, reason: `${problem.reason} (placed by ${inside.document} at ${inside.pointer})` };
}
