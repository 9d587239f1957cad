// What judges and describes patterns: its libraries weigh more than a desk, so they come after it.
export { describePattern } from "#compile/patterns/describePattern.ts";
export { matchingValues } from "#compile/patterns/matchingValues.ts";
export { patternJudge } from "#compile/patterns/patternJudge.ts";
