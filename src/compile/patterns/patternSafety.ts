import { isSafePattern } from "redos-detector";
import { longestPattern } from "../forms/compileRule.ts";
import { knownPattern } from "./patterns.ts";
import { forJudging } from "./dialect/forJudging.ts";
import { repeatsLookaround } from "./repeatsLookaround.ts";
import { toRegExp } from "./toRegExp.ts";

/** Whether a pattern may meet what visitors type. */
export type PatternSafety = { safe: true } | { safe: false; reason: string };

/** Ways to match one text above which backtracking is felt; those of every usual pattern stay below 5. */
const mostWays = 20;
/** Enough for every pattern that people write, in well under a second. Steps, not time: a verdict must not depend on the machine. */
const mostSteps = 2000;

/** So many verdicts are remembered; a server runs for months and sees many patterns. */
const kept = 1_000;

const judged = new Map<string, PatternSafety>();

/**
 * Judges whether a pattern could run for ever (ReDoS): safe is only what provably cannot. Takes up to half a second, so it
 * belongs to publishing, and in the browser behind a dynamic import (the library weighs more than a form).
 */
export function judgePattern(pattern: string): PatternSafety {
  let verdict = judged.get(pattern);
  if (!verdict) {
    verdict = judge(pattern);
    if (judged.size >= kept) judged.clear();
    judged.set(pattern, verdict);
  }
  return verdict;
}

/**
 * As `judgePattern`, for a pattern that somebody else's platform sends and nobody can be asked to write otherwise: one that is looked for
 * anywhere in a text (without `^`) is judged by its work at one place. At most 1,024 characters meet it, so at most as many places:
 * a few milliseconds.
 */
export function judgeSearch(pattern: string): PatternSafety {
  const verdict = judgePattern(pattern);
  const expression = verdict.safe ? undefined : toRegExp(pattern);
  if (!expression || pattern.length > longestPattern) return verdict;
  const atOnePlace = judgeExpression(`^(?:${expression.source})`, expression.flags);
  return atOnePlace.safe ? atOnePlace : verdict;
}

function judge(pattern: string): PatternSafety {
  if (pattern === "*" || pattern === "" || knownPattern(pattern)) return { safe: true };
  if (pattern.length > longestPattern) return refused(`it has more than ${longestPattern} characters`);
  const expression = toRegExp(pattern);
  if (!expression) return refused("it is not a regular expression of ECMAScript with the flag u");
  return judgeExpression(expression.source, expression.flags);
}

function judgeExpression(source: string, flags: string): PatternSafety {
  const texts = forJudging(source);
  if (!texts)
    return refused("it looks behind (?<…) at a text of any length, which can read the text again for every character");
  for (const text of texts) {
    const verdict = judgeText(text, flags);
    if (!verdict.safe) return verdict;
  }
  return { safe: true };
}

function judgeText(text: string, flags: string): PatternSafety {
  if (repeatsLookaround(text))
    return refused("it repeats a group that looks ahead (?=…), which reads the text again each time");
  try {
    const { safe, error } = isSafePattern(text, {
      unicode: flags.includes("u"),
      caseInsensitive: flags.includes("i"),
      dotAll: flags.includes("s"),
      multiLine: flags.includes("m"),
      maxScore: mostWays,
      maxSteps: mostSteps,
      downgradePattern: false,
    });
    if (safe) return { safe: true };
    return refused(
      error === "hitMaxSteps"
        ? "it can match one text in so many ways that they cannot be counted"
        : "it can match one text in many ways, so a text that does not match takes very long; begin it with ^ and let each part begin with other characters than the part before ends with",
    );
  } catch (error) {
    return refused(`it cannot be judged: ${(error as Error).message.split("\n", 1)[0] ?? ""}`);
  }
}

function refused(reason: string): PatternSafety {
  return { safe: false, reason };
}
