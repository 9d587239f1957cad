import { patternWords } from "#compile/patterns/patternWords.ts";
import type { Condition } from "#contracts/config.ts";
import { comparisons } from "./compare.ts";
import { comparedValue, evaluateCondition, wantedValues, type ComparedValue } from "./evaluateCondition.ts";
import type { ConditionSentence, ConditionTrace } from "./Explanation.ts";
import { resolveValue } from "./resolveValue.ts";
import type { Scope } from "./createScope.ts";

/** Takes a condition apart, with what each part came to. */
export function traceCondition(condition: Condition, scope: Scope): ConditionTrace {
  return {
    says: sentenceOf(condition, scope),
    holds: evaluateCondition(condition, scope),
    parts: partsOf(condition).map((part) => traceCondition(part, scope)),
  };
}

function partsOf(condition: Condition): readonly Condition[] {
  if ("all" in condition) return condition.all;
  if ("any" in condition) return condition.any;
  return "not" in condition ? [condition.not] : [];
}

function sentenceOf(condition: Condition, scope: Scope): ConditionSentence {
  if ("flag" in condition)
    return { key: scope.isFlagOn(condition.flag) ? "flagOn" : "flagOff", values: { flag: condition.flag } };
  if ("accountType" in condition) {
    const values = { found: shown(scope.read("/session/accountType")), wanted: condition.accountType.join(", ") };
    return { key: "accountType", values };
  }
  if ("loggedIn" in condition) {
    const values = { found: shown(scope.read("/session/loggedIn")) };
    return { key: condition.loggedIn ? "loggedIn" : "notLoggedIn", values };
  }
  if ("value" in condition) {
    const values = { value: nameOf(condition.value), found: shown(comparedValue(condition, scope)) };
    if (condition.in !== undefined)
      return { key: "among", values: { ...values, wanted: shown(wantedValues(condition.in, scope)) } };
    if (condition.empty !== undefined) return { key: condition.empty ? "empty" : "filled", values };
    if (condition.matches !== undefined)
      return { key: "matches", values: { ...values, wanted: patternWords[condition.matches]?.name ?? "" } };
    const comparison = comparisons.find((one) => condition[one] !== undefined);
    if (comparison === undefined) return { key: condition.exists ? "there" : "missing", values };
    return { key: comparison, values: { ...values, wanted: shown(resolveValue(condition[comparison], scope)) } };
  }
  if ("all" in condition) return { key: "all", values: {} };
  if ("any" in condition) return { key: "any", values: {} };
  return { key: "not" in condition ? "not" : "unknown", values: {} };
}

/** What is compared, in short: where it is read, or the figure as it is written. */
function nameOf(value: ComparedValue["value"]): string {
  if (typeof value !== "object" || value === null) return String(value);
  return "bind" in value ? value.bind : JSON.stringify(value);
}

function shown(value: unknown): string {
  return value === undefined ? "nothing" : (JSON.stringify(value) ?? typeof value);
}
