import type { Diagnostic } from "#contracts/api.ts";
import { isRecord } from "#json/isRecord.ts";
import { patternError, type PatternJudge } from "../patterns/patternError.ts";
import { toPointer } from "#json/pointer.ts";
import { compileRegistration } from "../forms/registration.ts";

/**
 * Everything that is wrong with a rules document: rules that do not make a form in one of the tabs, patterns that
 * could run for ever, and patterns that nothing of the rule's lengths matches. Rules that are off are judged, too:
 * switching one on must not be the moment to learn it.
 */
export function checkRules(rules: unknown, judge: PatternJudge): Diagnostic[] {
  const register = isRecord(rules) ? rules["register"] : undefined;
  const flags = new Set(["DIRECTREG3", "MOBILEREG3"]);
  const problems = (["username", "mobile"] as const).flatMap((tab) => {
    const result = compileRegistration({ rules: allEnabled(register), flags, tab });
    return result.ok ? [] : result.problems;
  });
  for (const [name, rule] of Object.entries(isRecord(register) ? register : {})) {
    const pattern = isRecord(rule) ? rule["acceptedPattern"] : undefined;
    const reason =
      isRecord(rule) && typeof pattern === "string" ? patternError({ ...rule, pattern }, judge) : undefined;
    if (reason === undefined) continue;
    const at = toPointer("register", name, "acceptedPattern");
    if (problems.some((problem) => problem.pointer === at)) continue;
    problems.push({ document: "rules", pointer: at, reason });
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
