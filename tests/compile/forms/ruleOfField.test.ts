import { describe, expect, it } from "vitest";
import { optionRows } from "#compile/forms/boundRule.ts";
import { fieldRule } from "#compile/forms/fieldRule.ts";
import { ruleOfField } from "#compile/forms/ruleOfField.ts";
import type { FormField } from "#contracts/entities.ts";

/** The rule that a field gets, and what is refused of it. */
function made(field: Record<string, unknown>, widget: FormField["widget"] = "text", rules: unknown = {}) {
  const refused: string[] = [];
  const rule = ruleOfField(field, widget, rules, (at, reason, nearest) =>
    refused.push(`${at}: ${reason}${nearest === undefined ? "" : ` (${nearest})`}`),
  );
  return { rule, refused };
}

const options = [
  { value: "a", label: "field.a" },
  { value: "b", label: "field.b" },
];
const registered = {
  enabled: true,
  required: true,
  minLength: 2,
  maxLength: 9,
  acceptedPattern: "^[a-z]+$",
  patternId: 0,
};

describe("the rule of a field", () => {
  it.each<[FormField["widget"], Record<string, unknown>, Record<string, unknown>]>([
    ["text", {}, {}],
    ["text", { required: true }, { required: true }],
    ["text", { rule: {} }, {}],
    ["text", { rule: { minLength: 0, maxLength: 0 } }, { minLength: 0, maxLength: 0 }],
    ["text", { rule: { minLength: 3, maxLength: 3 } }, { minLength: 3, maxLength: 3 }],
    ["text", { rule: { equals: "password" } }, { equals: "password" }],
    ["text", { rule: { pattern: "^a+$" } }, { pattern: "^a+$" }],
    ["text", { rule: { pattern: "*" } }, { pattern: null }],
    ["text", { rule: { pattern: null } }, {}],
    ["number", {}, { pattern: "^-?[0-9]+([.][0-9]+)?$", patternId: 6, maxLength: 20 }],
    ["pin", {}, { pattern: "^[0-9]+$", patternId: 6, minLength: 6, maxLength: 6 }],
    ["pin", { rule: { maxLength: 8 } }, { pattern: "^[0-9]+$", patternId: 6, minLength: 6, maxLength: 8 }],
    ["pin", { rule: { minLength: 4 } }, { pattern: "^[0-9]+$", patternId: 6, minLength: 4, maxLength: 6 }],
    ["countryCode", {}, { pattern: "^[0-9]+$", patternId: 6, minLength: 1, maxLength: 4 }],
    ["checkbox", { required: true }, { type: "boolean", required: true }],
    ["file", { required: true }, { type: "any", required: true }],
    ["dateRange", { names: ["from", "to"], presets: ["today"] }, { type: "any" }],
    ["select", { options }, { type: "choice", choices: ["a", "b"] }],
    ["select", { options: [] }, {}],
    ["select", { optionsOf: "banks", look: "cards" }, {}],
    ["text", { options }, {}],
    ["money", { rule: { min: 5 }, required: true }, { type: "money", pattern: null, min: 5, required: true }],
    ["number", { rule: { type: "integer" } }, { type: "integer", pattern: null, patternId: 6, maxLength: 20 }],
    ["rows", { least: 1 }, { type: "rows", min: 1, max: 50, required: true }],
    ["upload", { most: 3 }, { type: "files", min: 0, max: 3 }],
    ["text", { required: { bind: "/form/a" } }, {}],
  ])("of a %s that says %j is %j", (widget, field, different) => {
    expect(made(field, widget)).toEqual({ rule: fieldRule(different), refused: [] });
  });

  it("takes the pattern that its id stands for, and none where the id has none", () => {
    const digits = made({ rule: { patternId: 6 } }).rule;
    expect(digits).toMatchObject({ patternId: 6 });
    const pattern = new RegExp(digits?.pattern ?? "^$", "u");
    expect([pattern.test("12"), pattern.test("ab")]).toEqual([true, false]);
    expect(made({ rule: { patternId: 0 } }).rule).toEqual(fieldRule({}));
    // A date's own pattern goes when another id is named.
    expect(made({ rule: { patternId: 0 } }, "date").rule?.pattern).toBeNull();
  });

  it("keeps a date and a phone number to their shapes", () => {
    const shaped = (widget: FormField["widget"]) => new RegExp(made({}, widget).rule?.pattern ?? "", "u");
    expect(["2026-05-01", "1 May"].map((text) => shaped("date").test(text))).toEqual([true, false]);
    expect(["85512345678", "phone"].map((text) => shaped("phone").test(text))).toEqual([true, false]);
    expect(made({}, "date").rule).toMatchObject({ minLength: 10, maxLength: 10, patternId: 10 });
    expect(made({}, "phone").rule).toMatchObject({ minLength: 4, maxLength: 15, patternId: 21 });
  });

  it("is the brand's of that name, asked for as the field says", () => {
    const rules = { motto: registered };
    const own = { minLength: 2, maxLength: 9, pattern: "^[a-z]+$" };
    expect(made({ rule: "motto" }, "text", rules).rule).toMatchObject({ ...own, required: true });
    expect(made({ rule: "motto", required: false }, "text", rules).rule).toMatchObject({ ...own, required: false });
    expect(made({ rule: "username" }, "text", undefined)).toMatchObject({ refused: [] });
  });

  it.each<[FormField["widget"], Record<string, unknown>, string]>([
    ["text", { rule: 7 }, "/rule: a rule is the name of a registration rule, or an object"],
    ["text", { rule: "mottto" }, "/rule: there is no registration rule mottto (motto)"],
    ["text", { rule: { minLength: -1 } }, "/rule/minLength: a length is a whole number"],
    ["text", { rule: { minLength: 1.5 } }, "/rule/minLength: a length is a whole number"],
    ["text", { rule: { minLength: "1" } }, "/rule/minLength: a length is a whole number"],
    ["text", { rule: { maxLength: -1 } }, "/rule/maxLength: a length is a whole number"],
    ["text", { rule: { minLength: 4, maxLength: 3 } }, "/rule/maxLength: maxLength 3 is below minLength 4"],
    ["text", { rule: { patternId: 9999 } }, "/rule/patternId: a pattern id is a whole number, 0 to "],
    ["text", { rule: { patternId: "6" } }, "/rule/patternId: a pattern id is a whole number, 0 to "],
    ["text", { rule: { equals: 7 } }, "/rule/equals: this is the name of a field"],
    ["text", { rule: { pattern: 7 } }, "/rule/pattern: this is not a regular expression of at most "],
    ["text", { rule: { pattern: "(" } }, "/rule/pattern: this is not a regular expression of at most "],
    ["text", { rule: { pattern: "a".repeat(9_999) } }, "/rule/pattern: this is not a regular expression of at most "],
    ["text", { rule: "broken" }, "/rule: the registration rule broken is refused: "],
  ])("of a %s is none with %j: %s", (widget, field, reason) => {
    const { rule, refused } = made(field, widget, { motto: registered, broken: { ...registered, maxLength: -1 } });
    expect([rule, refused]).toEqual([undefined, [expect.stringContaining(reason)]]);
    expect(refused[0]?.startsWith(reason)).toBe(true);
  });

  it.each<[FormField["widget"], Record<string, unknown>, string]>([
    ["text", { required: "yes" }, "/required: this is true, false or a binding"],
    ["text", { required: null }, "/required: this is true, false or a binding"],
    ["text", { optionRows: {} }, "/optionRows: a field of the widget text has no choices"],
    ["text", { optionsOf: "banks" }, "/optionsOf: a field of the widget text has no choices"],
    ["text", { look: "cards" }, "/look: a field of the widget text has no choices"],
    ["money", { optionsOf: "banks" }, "/optionsOf: a field of the widget money has no choices"],
    ["money", { look: "cards" }, "/look: a field of the widget money has no choices"],
    ["money", { optionRows: {} }, "/optionRows/rows: the rows of choices are a binding to a list"],
    ["select", { optionRows: {} }, "/optionRows/rows: the rows of choices are a binding to a list"],
    ["date", { names: ["a", "b"] }, "/names: a field of the widget date is sent under its own name"],
    ["date", { presets: ["today"] }, "/presets: a field of the widget date holds no span of days"],
  ])("of a %s stands though this is refused of it: %j: %s", (widget, field, reason) => {
    expect(made(field, widget)).toEqual({ rule: expect.objectContaining({ equals: null }), refused: [reason] });
  });
});

describe("choices that are rows", () => {
  const whole = { rows: { bind: "/data/banks" }, value: { bind: "/row/id" }, label: { bind: "/row/name" } };
  it.each<[boolean, unknown]>([
    [true, whole],
    [true, { ...whole, label: "field.a", note: "field.b" }],
    [false, undefined],
    [false, { ...whole, rows: "/data/banks" }],
    [false, { ...whole, rows: {} }],
    [false, { ...whole, value: "id" }],
    [false, { ...whole, label: "" }],
    [false, { ...whole, label: {} }],
    [false, { ...whole, note: 7 }],
  ])("are known: %s, of %j", (isKnown, written) => {
    expect(optionRows({ optionRows: written })).toEqual(isKnown ? written : undefined);
  });
});
