import type { Problem } from "#contracts/entities.ts";
import { isRecord } from "./isRecord.ts";
import type { PatternSafety } from "./patternSafety.ts";
import { pointer } from "./pointer.ts";
import { compileRegistration } from "./registration.ts";

/** Judges a pattern; `judgePattern` does. Given as an argument, because its library is not for the first load. */
export type JudgePattern = (pattern: string) => PatternSafety;

/**
 * Everything that is wrong with a rules document: rules that do not make a form in one of the tabs, and patterns that
 * could run for ever. Rules that are off are judged, too: switching one on must not be the moment to learn it.
 */
export function checkRules(rules: unknown, judge: JudgePattern): Problem[] {
  const register = isRecord(rules) ? rules["register"] : undefined;
  const flags = new Set(["DIRECTREG3", "MOBILEREG3"]);
  const problems = (["username", "mobile"] as const).flatMap((tab) => {
    const result = compileRegistration({ rules: allEnabled(register), flags, tab });
    return result.ok ? [] : result.problems;
  });
  for (const [name, rule] of Object.entries(isRecord(register) ? register : {})) {
    const pattern = isRecord(rule) ? rule["acceptedPattern"] : undefined;
    const verdict = typeof pattern === "string" ? judge(pattern) : undefined;
    if (!verdict || verdict.safe) continue;
    const at = pointer("register", name, "acceptedPattern");
    if (problems.some((problem) => problem.pointer === at)) continue;
    problems.push({ document: "rules", pointer: at, reason: `this pattern could run for ever: ${verdict.reason}` });
  }
  return [...new Map(problems.map((problem) => [`${problem.pointer} ${problem.reason}`, problem])).values()];
}

function allEnabled(register: unknown): unknown {
  if (!isRecord(register)) return register;
  return Object.fromEntries(
    Object.entries(register).map(([name, rule]) => [
      name,
      isRecord(rule) ? { ...rule, enabled: rule["enabled"] === false ? true : rule["enabled"] } : rule,
    ]),
  );
}
