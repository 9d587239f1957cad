import type { IsSatisfiable } from "./isSatisfiable.ts";
import type { MatchingValues } from "./matchingValues.ts";
import { longestValue } from "./longestValue.ts";
import { knownPattern } from "./patterns.ts";
import type { PatternSafety } from "./patternSafety.ts";

/** Judges patterns; `judgePattern` and `isSatisfiable` do. Given as an argument: their libraries are not for the first load. */
export interface PatternJudge {
  safety: (pattern: string) => PatternSafety;
  isSatisfiable: IsSatisfiable;
}

/** Judges rules whole: values that keep to them are made and tried, by `matchingValues`. */
export interface RuleJudge extends PatternJudge {
  matchingValues: MatchingValues;
}

/** Why a field with this rule cannot be: its pattern could run for ever, or no value can match it. */
export function patternError(rule: Record<string, unknown>, judge: PatternJudge): string | undefined {
  const pattern = ownPattern(rule);
  if (pattern === undefined) return undefined;
  const verdict = judge.safety(pattern);
  if (!verdict.safe) return `this pattern could run for ever: ${verdict.reason}`;
  const lengths = lengthsOf(rule);
  if (judge.isSatisfiable(pattern, ...lengths) !== false) return undefined;
  return `no value of ${lengths.join(" to ")} characters matches this pattern`;
}

/** Lengths of what can be entered; nothing is no value. What is no length is told elsewhere. */
export function lengthsOf(rule: Record<string, unknown>): [number, number] {
  const { minLength, maxLength } = rule;
  const least = typeof minLength === "number" ? Math.max(minLength, 1) : 1;
  return [least, typeof maxLength === "number" ? Math.min(maxLength, longestValue) : longestValue];
}

/** The pattern of a rule where it is the brand's own, and not one of the usual ones. */
export function ownPattern({ pattern }: Record<string, unknown>): string | undefined {
  if (typeof pattern !== "string" || pattern === "" || pattern === "*" || knownPattern(pattern)) return undefined;
  return pattern;
}
