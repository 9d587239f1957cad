import type { Diagnostic } from "#contracts/api.ts";

/** Problems without those that say again what was said of the same place: several checks may trip over one mistake. */
export function withoutRepeats(problems: readonly Diagnostic[]): Diagnostic[] {
  const seen = new Set<string>();
  return problems.filter(({ document, pointer }) => {
    const place = `${document} ${pointer}`;
    if (seen.has(place)) return false;
    seen.add(place);
    return true;
  });
}
