/** What is known about patterns that nobody judged at publish. */
export interface PatternVerdicts {
  /** Has the pattern been judged, and safe? */
  isJudgedSafe(pattern: string): boolean;
  /** Judges the patterns that were not yet; true where one of them is safe, so that compiling again adds a check. */
  judge(patterns: Iterable<string>): Promise<boolean>;
}

/**
 * Verdicts that come as they are needed: the judge is a chunk of its own, loaded for the first unknown pattern. Never
 * rejects: without the chunk the patterns stay unjudged, and may be asked for again.
 */
export function createPatternVerdicts(): PatternVerdicts {
  const verdicts = new Map<string, boolean>();
  return {
    isJudgedSafe: (pattern) => verdicts.get(pattern) === true,
    async judge(patterns) {
      const fresh = [...new Set(patterns)].filter((pattern) => !verdicts.has(pattern));
      if (fresh.length === 0) return false;
      try {
        const { judgePattern } = await import("./patternSafety.ts");
        for (const pattern of fresh) verdicts.set(pattern, judgePattern(pattern).safe);
      } catch {
        return false;
      }
      return fresh.some((pattern) => verdicts.get(pattern) === true);
    },
  };
}
