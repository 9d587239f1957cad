import type { FieldRule } from "#contracts/entities.ts";

/** A whole rule from what is different about it; everything else is not limited. */
export function fieldRule(different: Partial<FieldRule>): FieldRule {
  return {
    type: "string",
    required: false,
    minLength: 0,
    maxLength: 255,
    pattern: null,
    patternId: 0,
    equals: null,
    choices: [],
    ...different,
  };
}
