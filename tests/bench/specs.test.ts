import { describe, expect, it } from "vitest";
import { checkForm } from "#compile/forms/check.ts";
import { fieldErrorText } from "#compile/patterns/patternMessage.ts";
import formTexts from "#locales/EN/form.json" with { type: "json" };
import patternTexts from "#locales/EN/patterns.json" with { type: "json" };
import { compileForm } from "../../bench/candidates/compileForm.ts";
import { aSpec } from "../../bench/form/aSpec.ts";
import { checkValue } from "../../bench/form/checkValue.ts";
import { prepareNeutral } from "../../bench/form/prepareNeutral.ts";
import { toServerForm } from "../../bench/form/toServerForm.ts";

const texts: Record<string, string> = { ...formTexts, ...patternTexts };

/** What the hand-written form says about each field. */
function neutralErrors(spec: ReturnType<typeof aSpec>): Record<string, string> {
  const { fields, data } = prepareNeutral(spec);
  const errors = fields.map((field) => [field.name, checkValue(field, data[field.name] ?? "", data)] as const);
  return Object.fromEntries(errors.filter((entry): entry is [string, string] => entry[1] !== null));
}

/** What Croupier's compiled form says about each field. */
function croupierErrors(spec: ReturnType<typeof aSpec>): Record<string, string> {
  const server = toServerForm(spec);
  const errors = Object.entries(checkForm(compileForm(server), server.data));
  return Object.fromEntries(errors.map(([name, error]) => [name, fieldErrorText(error, (key) => texts[key] ?? key)]));
}

describe("the measured forms", () => {
  it.each([20, 100, 500])("of %i fields have that many, each with a name of its own", (count) => {
    const { fields } = aSpec(count, "right");
    expect(new Set(fields.map(({ name }) => name)).size).toBe(count);
    expect(compileForm(toServerForm(aSpec(count, "right"))).fields.map(({ name }) => name)).toEqual(
      fields.map(({ name }) => name),
    );
  });

  it("are right in all but the first field, or wrong in every field", () => {
    expect(Object.keys(neutralErrors(aSpec(100, "right")))).toEqual(["userName"]);
    expect(Object.keys(neutralErrors(aSpec(100, "wrong")))).toHaveLength(100);
  });

  it.each(["right", "wrong"] as const)("are judged by all candidates in the same words where they are %s", (filled) => {
    expect(croupierErrors(aSpec(100, filled))).toEqual(neutralErrors(aSpec(100, filled)));
  });

  it("take names from outside that are no names of rules", () => {
    const field = { type: "text", required: true, minLength: 1, maxLength: 5 } as const;
    const spec = {
      fields: [
        { ...field, name: "Field-1", label: "One" },
        { ...field, name: "2nd", label: "Two", equals: "Field-1" },
      ],
      data: { "Field-1": "a", "2nd": "b" },
    };
    expect(croupierErrors(spec)).toEqual({ nd: texts["form.mismatch"] });
  });
});
