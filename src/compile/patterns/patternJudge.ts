import { isSatisfiable } from "./isSatisfiable.ts";
import { matchingValues } from "./matchingValues.ts";
import type { RuleJudge } from "./patternError.ts";
import { judgePattern } from "./patternSafety.ts";

/** So many verdicts are remembered: several checks ask for one and the same, and each takes up to half a second. */
const kept = 1_000;

const verdicts = new Map<string, boolean | undefined>();

/** The judge of patterns with both libraries behind it: for publishing and its tools, never for a visitor's page. */
export const patternJudge: RuleJudge = {
  matchingValues,
  safety: judgePattern,
  isSatisfiable: (pattern, ...lengths) => {
    const name = `${lengths.join(" ")} ${pattern}`;
    if (!verdicts.has(name)) {
      if (verdicts.size >= kept) verdicts.clear();
      verdicts.set(name, isSatisfiable(pattern, ...lengths));
    }
    return verdicts.get(name);
  },
};
