import type { PatternSafety } from "./patternSafety.ts";

/** What is known about patterns that nobody judged at publish. */
export interface PatternVerdicts {
  /** Has the pattern been judged, and safe? */
  isJudgedSafe(pattern: string): boolean;
  /** Judges the patterns that were not yet; true where one of them is safe, so that compiling again adds a check. */
  judge(patterns: Iterable<string>): Promise<boolean>;
  /** Why a pattern that was judged must not run; undefined where it may, or was not judged. */
  reasonAgainst(pattern: string): string | undefined;
}

/**
 * Verdicts that come as they are needed: the judge is a chunk of its own, loaded for the first unknown pattern. Never
 * rejects: without the chunk the patterns stay unjudged, and may be asked for again.
 */
export function createPatternVerdicts(): PatternVerdicts {
  const verdicts = new Map<string, PatternSafety>();
  const isJudgedSafe = (pattern: string) => verdicts.get(pattern)?.safe === true;
  return {
    isJudgedSafe,
    reasonAgainst(pattern) {
      const verdict = verdicts.get(pattern);
      return verdict && "reason" in verdict ? verdict.reason : undefined;
    },
    async judge(patterns) {
      const fresh = [...new Set(patterns)].filter((pattern) => !verdicts.has(pattern));
      if (fresh.length === 0) return false;
      try {
        const { judgeSearch } = await import("./patternSafety.ts");
        for (const pattern of fresh) verdicts.set(pattern, judgeSearch(pattern));
      } catch {
        return false;
      }
      return fresh.some(isJudgedSafe);
    },
  };
}
