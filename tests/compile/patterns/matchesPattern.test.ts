import { describe, expect, it } from "vitest";
import { cleanValues } from "#compile/forms/cleanValues.ts";
import { checkForm } from "#compile/forms/check.ts";
import { compileFields } from "#compile/forms/compileFields.ts";
import { matchesPattern } from "#compile/patterns/matchesPattern.ts";
import { patternWords } from "#compile/patterns/patternWords.ts";
import { patterns } from "#compile/patterns/patterns.ts";

const samples = [
  ...patternWords.map(({ example }) => example),
  " 12 ",
  "a b",
  "ABC",
  "9".repeat(1_025),
  "x",
  "1998-13-40",
];

describe("a pattern of a condition", () => {
  it.each(patternWords.map(({ name }, id) => [id, name] as const))(
    "judges as a field of the pattern %i does: %s",
    (id) => {
      const { pattern = "" } = patterns[id] ?? {};
      const compiled = compileFields(
        "sample",
        [
          {
            name: "value",
            widget: "text",
            label: "a",
            rule: { pattern, patternId: id, minLength: 0, maxLength: 1_024 },
          },
        ],
        { rules: {} as never },
        () => undefined,
      );
      for (const value of samples) {
        const clean = cleanValues(compiled, { value }, () => true);
        const isAccepted = Object.keys(checkForm(compiled, clean)).length === 0;
        expect([value, matchesPattern(value, id)]).toEqual([value, isAccepted]);
      }
    },
  );

  it("is judged in no time, however the text is made to delay it", () => {
    const texts = ["a".repeat(1_024), `${"a ".repeat(511)}!`, `a@${"a.".repeat(500)}!`, "aA1".repeat(341)];
    const began = performance.now();
    for (const { id } of patterns) for (const text of texts) matchesPattern(text, id);
    expect(performance.now() - began).toBeLessThan(500);
  });
});
