import type { Rule } from "#contracts/config.ts";
import type { Problem } from "#contracts/entities.ts";
import { compileRule, longestValue } from "./compileRule.ts";
import { isRecord } from "./isRecord.ts";
import { pointer } from "./pointer.ts";
import { registrationFieldName } from "./planRegistration.ts";

/** What stands in for a member that cannot be used: the one that refuses least. */
const mildest: Readonly<Record<string, (rule: Record<string, unknown>) => unknown>> = {
  "/enabled": () => false,
  "/required": () => false,
  "/minLength": () => 0,
  "/maxLength": (rule) => (typeof rule["maxLength"] === "number" && rule["maxLength"] > 0 ? longestValue : 255),
  "/acceptedPattern": () => "*",
  "/patternId": () => 0,
  "/equals": () => undefined,
};

/**
 * The rules with every fault mended by what refuses least, and the faults. For rules of a platform that checks them by
 * itself: a browser that is too strict would lock visitors out, one that is too mild only learns a moment later.
 */
export function repairRules(rules: Readonly<Record<string, unknown>>): {
  rules: Record<string, Rule>;
  problems: Problem[];
} {
  const problems: Problem[] = [];
  const repaired = Object.entries(rules).flatMap(([name, written]): [string, Rule][] => {
    if (!registrationFieldName.test(name)) {
      problems.push({ document: "rules", pointer: pointer("register", name), reason: "a field cannot be named so" });
      return [];
    }
    const result = compileRule(written);
    if ("rule" in result) return [[name, written as Rule]];
    for (const { at, reason } of result.faults) {
      problems.push({ document: "rules", pointer: pointer("register", name) + at, reason });
    }
    if (!isRecord(written)) return [];
    const mended = { ...written };
    for (const { at } of result.faults) mended[at.slice(1)] = mildest[at]?.(written);
    // Lengths that are wrong only together show once the rest is right.
    const again = compileRule(mended);
    if ("faults" in again) Object.assign(mended, { minLength: 0, maxLength: longestValue, acceptedPattern: "*" });
    return [[name, mended as unknown as Rule]];
  });
  // Repeating another field is ours, not the specification's: a platform's own rules are better off without.
  return {
    rules: Object.fromEntries(repaired.map(([name, rule]) => [name, { ...rule, equals: undefined }])),
    problems,
  };
}
