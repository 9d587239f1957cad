import type { BundledSite } from "#compile/CompiledSite.ts";
import { writtenPlace } from "#compile/parts/writtenPlace.ts";
import type { Diagnostic } from "#contracts/api.ts";
import type { Site } from "#contracts/config.ts";

/**
 * A problem of a page, told of the document that somebody wrote: what a page has from a part is put right in the part, or in the
 * values that the part is placed with.
 */
export function toWritten<Problem extends Pick<Diagnostic, "document" | "pointer"> & { reason?: string }>(
  problem: Problem,
  site: Site,
  bundled: BundledSite,
): Problem {
  const { document, pointer } = problem;
  if (!/^(layouts|pages)\//.test(document)) return problem;
  const read = (name: string): unknown => {
    const key = name.slice(name.indexOf("/") + 1);
    const held: Readonly<Record<string, unknown>> = (name.startsWith("pages/") ? site.pages : site.layouts) ?? {};
    if (Object.hasOwn(held, key)) return held[key];
    return name.startsWith("layouts/") && Object.hasOwn(bundled.layouts, key) ? bundled.layouts[key] : undefined;
  };
  const { through, ...place } = writtenPlace({ document, pointer }, read);
  const inside = through.at(-1);
  if (inside === undefined || problem.reason === undefined) return { ...problem, ...place };
  // Whoever mends a part wants to know which page found it out.
  return { ...problem, ...place, reason: `${problem.reason} (placed by ${inside.document} at ${inside.pointer})` };
}
