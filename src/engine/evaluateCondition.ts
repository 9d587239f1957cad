import type { Condition } from "#contracts/config.ts";
import { compare, comparisons, isEmpty } from "./compare.ts";
import { resolveValue } from "./resolveValue.ts";
import type { Scope } from "./Scope.ts";

/** Does the condition hold? No condition holds always; one that cannot be understood never does, so nothing leaks out. */
export function evaluateCondition(condition: Condition | undefined, scope: Scope): boolean {
  if (condition === undefined) return true;
  if ("flag" in condition) return scope.isFlagOn(condition.flag);
  if ("accountType" in condition) return condition.accountType.includes(Number(scope.read("/session/accountType")));
  if ("loggedIn" in condition) return (scope.read("/session/loggedIn") === true) === condition.loggedIn;
  if ("value" in condition) return isAsAsked(condition, scope);
  if ("all" in condition) return condition.all.every((part) => evaluateCondition(part, scope));
  if ("any" in condition) return condition.any.some((part) => evaluateCondition(part, scope));
  if ("not" in condition) return !evaluateCondition(condition.not, scope);
  return false;
}

function isAsAsked(asked: Extract<Condition, { value: string }>, scope: Scope): boolean {
  const found = scope.read(asked.value);
  if (asked.in) return (asked.in as unknown[]).includes(found);
  if (asked.exists !== undefined) return asked.exists === !isEmpty(found);
  const comparison = comparisons.find((one) => asked[one] !== undefined);
  return comparison !== undefined && compare(found, comparison, resolveValue(asked[comparison], scope));
}
