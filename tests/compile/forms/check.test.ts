import { describe, expect, it } from "vitest";
import { checkField } from "#compile/forms/check.ts";
import { patterns } from "#compile/patterns/patterns.ts";
import { patternMessage } from "#compile/patterns/patternMessage.ts";
import type { FieldRule } from "#contracts/entities.ts";
import messages from "#tests/fixtures/rules/messages.json" with { type: "json" };
import cases from "#tests/fixtures/rules/values.json" with { type: "json" };

interface Case {
  name: string;
  rule: FieldRule;
  value: unknown;
  values?: Record<string, unknown>;
  error: string | null;
}

describe("checking a value", () => {
  it.each(cases as Case[])("$name", ({ rule, value, values = {}, error }) => {
    expect(checkField(rule, value, values)?.key ?? null).toBe(error);
  });

  it.each(patterns.map(({ id }) => id))("[REG-03] hands the lengths to the message of pattern %i", (patternId) => {
    const rule = { ...((cases as Case[])[0]?.rule as FieldRule), patternId };
    const message = { key: `reg_pattern_${patternId}`, min: 6, max: 12 };
    expect(checkField(rule, "abc", {})).toEqual({ reason: "minLength", ...message });
    expect(checkField(rule, "7seven", {})).toEqual({ reason: "pattern", ...message });
  });

  it("checks lengths before a pattern runs", () => {
    const rule: FieldRule = {
      type: "string",
      required: true,
      minLength: 0,
      maxLength: 12,
      pattern: "^(a+)+$",
      patternId: 0,
      equals: null,
      choices: [],
    };
    // Tried on this text, the pattern would run for longer than anybody waits.
    const start = performance.now();
    expect(checkField(rule, `${"a".repeat(10_000)}!`, {})?.reason).toBe("maxLength");
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});

describe("the words of a pattern", () => {
  it.each(messages)("[REG-03] $name", ({ text, min, max, message }) => {
    expect(patternMessage(text, min, max)).toBe(message);
  });
});
