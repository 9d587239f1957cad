import type { Condition } from "#contracts/config.ts";
import { matchesPattern } from "#compile/patterns/matchesPattern.ts";
import { compare, comparisons, holdsNothing, isEmpty } from "./compare.ts";
import { resolveValue } from "./resolveValue.ts";
import type { Scope } from "./createScope.ts";

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

function isAsAsked(asked: ComparedValue, scope: Scope): boolean {
  const found = comparedValue(asked, scope);
  if (asked.in !== undefined) return wantedValues(asked.in, scope).includes(found);
  if (asked.exists !== undefined) return asked.exists === !isEmpty(found);
  if (asked.empty !== undefined) return asked.empty === holdsNothing(found);
  if (asked.matches !== undefined) return matchesPattern(found, asked.matches);
  const comparison = comparisons.find((one) => asked[one] !== undefined);
  return comparison !== undefined && compare(found, comparison, resolveValue(asked[comparison], scope));
}

/** A condition that compares a value. */
export type ComparedValue = Extract<Condition, { value: unknown }>;

/** What a condition compares. */
export function comparedValue({ value }: ComparedValue, scope: Scope): unknown {
  return resolveValue(value, scope);
}

/** What a value may be one of: values, or a list that is read; none where that is no list. */
export function wantedValues(list: Exclude<ComparedValue["in"], undefined>, scope: Scope): unknown[] {
  if (Array.isArray(list)) return list.map((one) => resolveValue(one, scope));
  const found = resolveValue(list, scope);
  return Array.isArray(found) ? found : [];
}
