import type { Condition } from "#contracts/config.ts";
import { evaluateCondition } from "./evaluateCondition.ts";
import type { ConditionTrace } from "./Explanation.ts";
import type { Scope } from "./Scope.ts";

/** Takes a condition apart in words, with what each part came to. */
export function traceCondition(condition: Condition, scope: Scope): ConditionTrace {
  const holds = evaluateCondition(condition, scope);
  const trace = (words: string, parts: Condition[] = []): ConditionTrace => ({
    words,
    holds,
    parts: parts.map((part) => traceCondition(part, scope)),
  });
  if ("flag" in condition) return trace(`flag ${condition.flag} is ${scope.isFlagOn(condition.flag) ? "on" : "off"}`);
  if ("accountType" in condition) {
    return trace(`account type ${shown(scope.read("/session/accountType"))} in ${condition.accountType.join(", ")}`);
  }
  if ("loggedIn" in condition) {
    return trace(`${condition.loggedIn ? "logged in" : "not logged in"}: ${shown(scope.read("/session/loggedIn"))}`);
  }
  if ("value" in condition) {
    const wanted = condition.in ? `in ${shown(condition.in)}` : condition.exists ? "is there" : "is not there";
    return trace(`${condition.value} ${wanted}: ${shown(scope.read(condition.value))}`);
  }
  if ("all" in condition) return trace("all of", condition.all);
  if ("any" in condition) return trace("any of", condition.any);
  if ("not" in condition) return trace("not", [condition.not]);
  return trace("a condition that is not known: never holds");
}

function shown(value: unknown): string {
  return value === undefined ? "nothing" : (JSON.stringify(value) ?? typeof value);
}
