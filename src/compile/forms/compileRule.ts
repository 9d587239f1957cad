import type { Rule } from "#contracts/config.ts";
import type { FieldRule } from "#contracts/entities.ts";
import { isRecord } from "#json/isRecord.ts";
import { longestValue } from "../patterns/longestValue.ts";
import { knownPattern, patterns } from "../patterns/patterns.ts";
import { toRegExp } from "../patterns/toRegExp.ts";

/** A pattern of more characters is refused (security, S-55). */
export const longestPattern = 256;

/** What is wrong with a rule: `at` is the JSON pointer below the rule, with its slash. */
export interface RuleError {
  at: string;
  reason: string;
  /** What is wrong of what people choose; left out for what is no rule at all. */
  code?: "lengths" | "empty" | "known" | "expression";
}

/**
 * Turns a rule of the configuration into the whole rule that fields are checked with, or says everything that is wrong
 * with it. An empty pattern is the usual one of its id; `*` is any. Lengths that no value can have are refused, and so
 * are lengths that the usual patterns cannot match; whether a pattern of the brand's own can be matched within the
 * lengths is decided where it is published (`isSatisfiable`): on a page, the library for it would weigh more than the form.
 */
export function compileRule(rule: unknown): { rule: FieldRule } | { errors: RuleError[] } {
  if (!isRecord(rule)) return { errors: [{ at: "", reason: "a rule is an object" }] };
  const errors = [...schemaErrors(rule)];
  if (errors.length > 0) return { errors };
  const { required, minLength, maxLength, acceptedPattern, patternId, equals } = rule as unknown as Rule;
  const pattern = acceptedPattern === "" ? (patterns[patternId]?.pattern ?? "*") : acceptedPattern;
  const known = knownPattern(pattern);
  if (minLength > maxLength) {
    errors.push({
      at: "/maxLength",
      reason: `maxLength ${maxLength} is below minLength ${minLength}`,
      code: "lengths",
    });
  } else if (maxLength === 0) {
    errors.push({ at: "/maxLength", reason: "a field of the length 0 can hold nothing", code: "empty" });
  } else if (known && (maxLength < known.shortest || minLength > known.longest)) {
    errors.push({
      at: "/maxLength",
      reason: `no value of ${minLength} to ${maxLength} characters matches the usual pattern ${known.id}`,
      code: "known",
    });
  }
  if (pattern !== "*" && !toRegExp(pattern)) {
    errors.push({
      at: "/acceptedPattern",
      reason: "this is not a regular expression (ECMAScript with the flag u)",
      code: "expression",
    });
  }
  if (errors.length > 0) return { errors };
  return {
    rule: {
      type: "string",
      required,
      minLength,
      maxLength,
      pattern: pattern === "*" ? null : pattern,
      patternId,
      equals: equals ?? null,
      choices: [],
    },
  };
}

function* schemaErrors(rule: Record<string, unknown>): Generator<RuleError> {
  for (const name of ["enabled", "required"]) {
    if (typeof rule[name] !== "boolean") yield { at: `/${name}`, reason: "this is true or false" };
  }
  for (const name of ["minLength", "maxLength"]) {
    if (!isWithin(rule[name], longestValue))
      yield { at: `/${name}`, reason: `a length is a whole number, 0 to ${longestValue}` };
  }
  if (!isWithin(rule["patternId"], patterns.length - 1)) {
    yield { at: "/patternId", reason: `a pattern id is a whole number, 0 to ${patterns.length - 1}` };
  }
  const pattern = rule["acceptedPattern"];
  if (typeof pattern !== "string") yield { at: "/acceptedPattern", reason: "a pattern is a text" };
  else if (pattern.length > longestPattern) {
    yield { at: "/acceptedPattern", reason: `a pattern has at most ${longestPattern} characters` };
  }
  if (rule["equals"] !== undefined && typeof rule["equals"] !== "string") {
    yield { at: "/equals", reason: "this is the name of a field" };
  }
}

function isWithin(value: unknown, most: number): boolean {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;
}
