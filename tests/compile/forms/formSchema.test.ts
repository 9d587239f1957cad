import { describe, expect, it } from "vitest";
import { boundRule, isBinding, optionRows } from "#compile/forms/boundRule.ts";
import { cleanValues } from "#compile/forms/cleanValues.ts";
import { isText } from "#compile/isText.ts";
import { layoutKey } from "#compile/layoutKey.ts";
import { pageName } from "#compile/pageName.ts";
import { matchesPattern } from "#compile/patterns/matchesPattern.ts";
import { aForm } from "#tests/support/aForm.ts";

const schemaOf = (fields: unknown[]) =>
  aForm(fields as never).schema as { properties: Record<string, unknown>; required: string[] };

describe("the schema of a form", () => {
  it("asks for what must be filled in, but not for what may be hidden", () => {
    const schema = schemaOf([
      { name: "a", required: true },
      { name: "b" },
      { name: "c", required: true, when: { flag: "X3" } },
    ]);
    expect(schema).toMatchObject({
      $schema: "http://json-schema.org/draft-07/schema#",
      type: "object",
      required: ["a"],
    });
    expect(Object.keys(schema.properties)).toEqual(["a", "b", "c"]);
    expect(schema).not.toHaveProperty("dependencies");
  });

  it("has a shape for each kind of field", () => {
    const { properties } = schemaOf([
      { name: "text", rule: { minLength: 2, maxLength: 9 } },
      { name: "number", widget: "number", rule: { min: 1, max: 5, step: 2 } },
      { name: "whole", widget: "number", rule: { type: "integer" } },
      { name: "money", widget: "money", rule: { max: 500 } },
      { name: "yes", widget: "checkbox", required: true },
      { name: "maybe", widget: "checkbox" },
      {
        name: "choice",
        widget: "select",
        options: [
          { value: "a", label: "a" },
          { value: 2, label: "b" },
        ],
      },
      { name: "files", widget: "upload", least: 1, most: 3 },
      {
        name: "rows",
        widget: "rows",
        least: 1,
        most: 2,
        fields: [{ name: "of", widget: "text", label: "x", required: true }],
      },
    ]);
    expect(properties).toMatchObject({
      text: { type: "string", minLength: 2, maxLength: 9 },
      number: { type: "number", minimum: 1, maximum: 5, multipleOf: 2 },
      whole: { type: "integer" },
      money: {
        type: "integer",
        minimum: 0,
        maximum: 500,
      },
      yes: { type: "boolean", const: true },
      choice: { enum: ["a", 2] },
      files: { type: "array", minItems: 1, maxItems: 3, uniqueItems: true, items: { type: "string" } },
      rows: {
        type: "array",
        minItems: 1,
        maxItems: 2,
        items: { type: "object", required: ["of"], properties: { of: { type: "string" } } },
      },
    });
    expect([properties["maybe"], properties["whole"]]).toEqual([{ type: "boolean" }, { type: "integer" }]);
  });

  it("asks for the same as another field, and for that one too", () => {
    const schema = schemaOf([{ name: "a" }, { name: "b", rule: { equals: "a" } }]);
    expect(schema).toMatchObject({ dependencies: { b: ["a"] }, properties: { b: { const: { $data: "1/a" } } } });
    expect(schema.properties["a"]).not.toHaveProperty("const");
  });
});

describe("the values of a form as they are sent", () => {
  const form = aForm([
    { name: "name" },
    { name: "secret", widget: "password" },
    {
      name: "rows",
      widget: "rows",
      fields: [
        { name: "of", widget: "text", label: "x" },
        { name: "note", widget: "text", label: "x", when: { flag: "X3" } },
      ],
    },
  ] as never);

  it("are trimmed, without what is empty or no field of it", () => {
    expect(cleanValues(form, { name: " Dara ", secret: " x ", other: 1 })).toEqual({ name: "Dara", secret: "x" });
    expect(cleanValues(form, { name: "  ", secret: null, rows: [] })).toEqual({});
  });

  it("keep rows in their places, each without what is not shown in it", () => {
    const rows = [{ of: " a ", note: "x" }, "none", { of: "", note: "y" }];
    expect(cleanValues(form, { rows }, (field, row) => field.name !== "note" || row?.index === 2)).toEqual({
      rows: [{ of: "a" }, {}, { note: "y" }],
    });
  });
});

describe("what of a field is bound", () => {
  it("is the limits that are read, and none where all are written", () => {
    expect(boundRule({ rule: { min: 1 }, required: true })).toBeUndefined();
    expect(boundRule({ rule: "username" })).toBeUndefined();
    const bind = { bind: "/balance/sum" };
    expect(boundRule({ rule: { max: bind, min: 1 }, required: bind })).toEqual({ max: bind, required: bind });
    expect([isBinding(bind), isBinding({ bind: 5 }), isBinding("bind")]).toEqual([true, false, false]);
  });

  it("is the rows of its choices, where these are whole", () => {
    const whole = { rows: { bind: "/data/x" }, value: { bind: "/row/id" }, label: { bind: "/row/name" } };
    expect(optionRows({ optionRows: whole })).toBe(whole);
    expect(optionRows({ optionRows: { ...whole, note: "x.note" } })).toBeDefined();
    for (const wrong of [{ rows: [] }, { value: "a" }, { label: "" }, { label: 5 }, { note: 5 }])
      expect(optionRows({ optionRows: { ...whole, ...wrong } })).toBeUndefined();
    expect(optionRows({})).toBeUndefined();
  });
});

it.each<[unknown, boolean]>([
  ["a.key", true],
  ["", false],
  [{ text: "a.key" }, true],
  [{ bind: "/session/account" }, true],
  [{ text: 5 }, false],
  [{}, false],
  [null, false],
])("%j is a text: %s", (written, is) => expect(isText(written)).toBe(is));

it.each([
  ["layouts/pages/index.json", "page/index"],
  ["layouts/shell.json", "shell"],
  ["../layouts/dialogs/login.json", "dialog/login"],
  ["layouts/parts/category.json", "part/category"],
  ["layouts/personal-centre/a.jsonb.json", "personal-centre/a.jsonb"],
])("%s is the layout %s", (path, key) => expect(layoutKey(path)).toBe(key));

it.each([
  ["/", "index"],
  ["/help", "help"],
  ["/help/", "help"],
  ["/help.html", "help"],
  ["/a/b", null],
  ["/1a", null],
  ["help", null],
])("the page of %s is %s", (path, name) => expect(pageName(path)).toBe(name));

it.each<[unknown, number, boolean]>([
  ["123", 6, true],
  [123, 6, true],
  [" 123 ", 6, true],
  ["12a", 6, false],
  ["", 0, false],
  ["  ", 0, false],
  ["anything", 0, true],
  ["x".repeat(255), 0, true],
  [undefined, 0, false],
  ["123", 999, false],
])("%j matches the usual pattern %i: %s", (value, id, does) => expect(matchesPattern(value, id)).toBe(does));
