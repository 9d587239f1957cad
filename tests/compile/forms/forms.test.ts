import { describe, expect, it } from "vitest";
import { compileFields } from "#compile/forms/compileFields.ts";
import { compileForm } from "#compile/forms/forms.ts";
import type { Fields } from "#contracts/config.ts";
import { readBundledSite } from "#tests/support/readBundledSite.ts";

const { rules, forms } = readBundledSite("ink");
const context = { rules: rules.register };
const field = (name: string, more: Record<string, unknown> = {}) => ({
  name,
  widget: "text",
  label: `field.${name}`,
  ...more,
});

const errorsOf = (fields: unknown[]) => {
  const result = compileForm({ id: "test", fields }, context);
  return result.ok
    ? []
    : result.problems.map(({ pointer, nearest }) => (nearest ? `${pointer} → ${nearest}` : pointer));
};

describe("a form document", () => {
  it.each(Object.keys(forms))("compiles: %s", (id) => {
    expect(compileForm(forms[id], context)).toMatchObject({ ok: true, form: { id, unjudged: [] } });
  });

  it("takes the brand's rule that a field names", () => {
    const result = compileForm(forms["changePassword"], context);
    const rule = result.ok ? result.form.fields.find(({ name }) => name === "newPassword")?.rule : undefined;
    expect(rule).toMatchObject({ minLength: 8, maxLength: 64, pattern: null, required: true });
  });

  it.each([
    ["a rule that is not there", [field("a", { rule: "pasword" })], ["/fields/0/rule → password"]],
    ["a widget that is not there", [field("a", { widget: "passwort" })], ["/fields/0/widget → password"]],
    ["an equal that is not there", [field("a"), field("b", { rule: { equals: "aa" } })], ["/fields/1/rule/equals → a"]],
    ["two fields of one name", [field("a"), field("a")], ["/fields/1/name"]],
    ["a name no object should have", [field("__proto__")], ["/fields/0/name"]],
    ["lengths that cross", [field("a", { rule: { minLength: 5, maxLength: 4 } })], ["/fields/0/rule/maxLength"]],
    ["a pattern that is none", [field("a", { rule: { pattern: "^[" } })], ["/fields/0/rule/pattern"]],
    ["limits that cross", [field("a", { widget: "number", rule: { min: 5, max: 4 } })], ["/fields/0/rule/max"]],
    ["a limit of a text", [field("a", { rule: { min: 5 } })], ["/fields/0/rule/min"]],
    ["half a minor unit", [field("a", { widget: "money", rule: { min: 0.5 } })], ["/fields/0/rule/min"]],
    ["rows without fields", [field("a", { widget: "rows" })], ["/fields/0/fields"]],
    [
      "rows in rows",
      [field("a", { widget: "rows", fields: [field("b", { widget: "rows", fields: [field("c")] })] })],
      ["/fields/0/fields/0/widget"],
    ],
    [
      "fewer rows than there are",
      [field("a", { widget: "rows", fields: [field("b")], least: 3, most: 2 })],
      ["/fields/0/most"],
    ],
    [
      "a fault in a row",
      [field("a", { widget: "rows", fields: [field("b", { rule: "pasword" })] })],
      ["/fields/0/fields/0/rule → password"],
    ],
    ["no label", [{ name: "a", widget: "text" }], ["/fields/0"]],
    ["no fields", [], ["/fields"]],
  ])("is refused with %s, and the nearest choice is named", (_, fields, faults) => {
    expect(errorsOf(fields)).toEqual(faults);
  });

  it("checks a list by its choices, a tick by its tick, a date by its pattern", () => {
    const options = [
      { value: 1, label: "x" },
      { value: "b", label: "y" },
      { value: null, label: "z" },
    ];
    const form = compileFields(
      "test",
      [
        field("list", { widget: "select", options }),
        field("tick", { widget: "checkbox" }),
        field("day", { widget: "date" }),
      ] as Fields,
      context,
    );
    expect(form.fields.map(({ rule }) => rule.type)).toEqual(["choice", "boolean", "string"]);
    expect(form.fields[0]?.rule.choices).toEqual([1, "b"]);
    expect(form.fields[2]?.rule).toMatchObject({ minLength: 10, maxLength: 10, patternId: 10 });
  });
});

describe("fields that stand in a layout", () => {
  it("always make a form: a bad rule is left out, and so is what is no field", () => {
    const fields = [field("a", { rule: "nobody" }), null, field("b", { widget: "sparkle" }), field("c")];
    const form = compileFields("filters", fields as unknown as Fields, context);
    expect(form.fields.map(({ name }) => name)).toEqual(["a", "c"]);
    expect(compileFields("filters", [null] as unknown as Fields, context).fields).toEqual([]);
  });
});

describe("a phone number", () => {
  const land = field("land", { widget: "countryCode" });

  it("names the field of its dialling code, of that widget", () => {
    expect(errorsOf([field("tel", { widget: "phone", country: "lnad" }), land])).toEqual(["/fields/0/country → land"]);
    expect(errorsOf([field("tel", { widget: "phone", country: "other" }), field("other")])).toEqual([
      "/fields/0/country",
    ]);
    expect(errorsOf([field("tel", { widget: "phone", country: "land" }), land])).toEqual([]);
  });

  it("loses only the link where that field is not there, and is told", () => {
    const told: string[] = [];
    const fields = [field("tel", { widget: "phone", country: "gone" }), field("name")] as unknown as Fields;
    const form = compileFields("test", fields, context, ({ pointer }) => told.push(pointer));
    expect(form.fields.map(({ name, widget, country }) => [name, widget, country])).toEqual([
      ["tel", "phone", undefined],
      ["name", "text", undefined],
    ]);
    expect(told).toEqual(["/fields/0/country"]);
  });
});
