import { canMatch } from "./canMatch.ts";
import type { PatternJudge } from "./patternFault.ts";
import { judgePattern } from "./patternSafety.ts";

/** The judge of patterns with both libraries behind it: for publishing and its tools, never for a visitor's page. */
export const patternJudge: PatternJudge = { safety: judgePattern, canMatch };
