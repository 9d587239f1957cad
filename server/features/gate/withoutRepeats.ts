import type { ConfigProblem } from "./ConfigProblem.ts";

/** Problems without those that say again what was said of the same place: several checks may trip over one mistake. */
export function withoutRepeats(problems: readonly ConfigProblem[]): ConfigProblem[] {
  const seen = new Set<string>();
  return problems.filter(({ document, pointer }) => {
    const place = `${document} ${pointer}`;
    if (seen.has(place)) return false;
    seen.add(place);
    return true;
  });
}
