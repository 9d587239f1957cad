import type { Diagnostic } from "#contracts/api.ts";
import type { Rule } from "#contracts/config.ts";
import { longestValue } from "../patterns/longestValue.ts";
import { compileRule } from "./compileRule.ts";
import { isRecord } from "#json/isRecord.ts";
import { registrationFieldName } from "./planRegistration.ts";
import { toPointer } from "#json/pointer.ts";
import { shapeOf } from "../shapes/findShape.ts";
import { lost, mendShape } from "../shapes/mendShape.ts";
import { teller } from "../shapes/toDiagnostic.ts";
import { usualRules } from "./usualRules.ts";

/** A rule for what cannot be used of another. */
export type StandIn = (name: string, written: Readonly<Record<string, unknown>>) => Rule;

/** The rule that refuses least, and asks for nothing. */
export const mildest: StandIn = (_, { maxLength }) => ({
  enabled: false,
  required: false,
  minLength: 0,
  maxLength: typeof maxLength === "number" && maxLength > 0 ? longestValue : 255,
  acceptedPattern: "*",
  patternId: 0,
});

/** What is usual for the field: whoever publishes rules judges by them too, so nothing milder may stand in. */
export const usual: StandIn = (name, written) =>
  Object.hasOwn(usualRules, name) ? usualRules[name as keyof typeof usualRules] : mildest(name, written);

const shape = shapeOf("rule");

/**
 * The registration rules with every error mended, and the errors. An error costs the member of the rule that it is in, at most
 * the rule: no rule costs another. What must be there comes from `standIn`, everything else is left out.
 */
export function mendRules(
  register: Readonly<Record<string, unknown>>,
  standIn: StandIn,
): { rules: Record<string, Rule>; problems: Diagnostic[] } {
  const problems: Diagnostic[] = [];
  const rules = Object.entries(register).flatMap(([name, written]): [string, Rule][] => {
    const tell = teller(problems, "rules", toPointer("register", name));
    if (!registrationFieldName.test(name)) {
      tell({ pointer: "", reason: "a field cannot be named so" });
      return [];
    }
    const spare = standIn(name, isRecord(written) ? written : {});
    const mended = mendShape(shape, written, { tell }, "", spare);
    if (mended === lost) return [];
    const rule = mended as Rule;
    const first = compileRule(rule);
    if ("rule" in first) return [[name, rule]];
    for (const { at, reason } of first.errors) tell({ pointer: at, reason });
    const { minLength, maxLength, acceptedPattern, patternId } = spare;
    const isPattern = first.errors.some(({ at }) => at === "/acceptedPattern");
    const isLength = first.errors.some(({ at }) => at !== "/acceptedPattern");
    // Lengths are wrong only together, so they are replaced together; a pattern that cannot be used, or is of a dialect that
    // has no counterpart, says nothing about them.
    const next = { ...rule, ...(isPattern && { acceptedPattern }), ...(isLength && { minLength, maxLength }) };
    return [[name, "rule" in compileRule(next) ? next : { ...next, minLength, maxLength, acceptedPattern, patternId }]];
  });
  return { rules: Object.fromEntries(rules), problems };
}
