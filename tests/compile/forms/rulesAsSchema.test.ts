import { describe, expect, it } from "vitest";
import { fieldRule } from "#compile/forms/fieldRule.ts";
import { formSchema } from "#compile/forms/formSchema.ts";
import type { FieldRule, FormField } from "#contracts/entities.ts";

const field = (name: string, rule: Partial<FieldRule>, more: Partial<FormField> = {}) =>
  ({ name, rule: fieldRule(rule), ...more }) as FormField;
const fileIds = { type: "string", pattern: "^[0-9A-Za-z-]{8,64}$" };

describe("the schema of what a form sends", () => {
  it.each<[Partial<FieldRule>, Record<string, unknown>]>([
    [{}, { type: "string", minLength: 0, maxLength: 255 }],
    [
      { minLength: 2, maxLength: 4, pattern: "^a+$" },
      { type: "string", minLength: 2, maxLength: 4, pattern: "^a+$" },
    ],
    [{ type: "any" }, {}],
    [{ type: "any", equals: "b" }, { const: { $data: "1/b" } }],
    [{ type: "boolean" }, { type: "boolean" }],
    [
      { type: "boolean", required: true },
      { type: "boolean", const: true },
    ],
    [
      { type: "boolean", equals: "b" },
      { type: "boolean", const: { $data: "1/b" } },
    ],
    [{ type: "choice", choices: ["a", 2] }, { enum: ["a", 2] }],
    [
      { type: "choice", choices: ["a"], equals: "b" },
      { enum: ["a"], const: { $data: "1/b" } },
    ],
    [{ type: "number" }, { type: "number" }],
    [
      { type: "number", min: 1, max: 9, step: 0.5 },
      { type: "number", minimum: 1, maximum: 9, multipleOf: 0.5 },
    ],
    [
      { type: "integer", min: 0, equals: "b" },
      { type: "integer", minimum: 0, const: { $data: "1/b" } },
    ],
    [
      { type: "money", min: 100 },
      { type: "integer", minimum: 100, maximum: Number.MAX_SAFE_INTEGER },
    ],
    [{ type: "files" }, { type: "array", minItems: 0, maxItems: 10, uniqueItems: true, items: fileIds }],
    [
      { type: "files", min: 1, max: 3 },
      { type: "array", minItems: 1, maxItems: 3, uniqueItems: true, items: fileIds },
    ],
  ])("says of the rule %j that it is %j", (rule, schema) => {
    expect(formSchema([field("a", rule)])["properties"]).toEqual({ a: schema });
  });

  it("says of rows what each of them holds", () => {
    const inside = [field("c", { required: true }), field("d", { type: "integer", equals: "c" })];
    const rows = field("a", { type: "rows", min: 1, max: 2 }, { fields: inside });
    expect(formSchema([rows])["properties"]).toEqual({
      a: {
        type: "array",
        minItems: 1,
        maxItems: 2,
        items: {
          type: "object",
          properties: {
            c: { type: "string", minLength: 0, maxLength: 255 },
            d: { type: "integer", const: { $data: "1/c" } },
          },
          required: ["c"],
          dependencies: { d: ["c"] },
        },
      },
    });
    expect(formSchema([field("a", { type: "rows" })])["properties"]).toEqual({
      a: { type: "array", minItems: 0, maxItems: 50, items: { type: "object", properties: {}, required: [] } },
    });
  });

  it("asks for what is required and always shown", () => {
    const when = { bind: "/form/a" } as unknown as NonNullable<FormField["when"]>;
    const fields = [field("a", { required: true }), field("b", {}), field("c", { required: true }, { when })];
    expect(formSchema(fields)).toMatchObject({
      $schema: "http://json-schema.org/draft-07/schema#",
      type: "object",
      required: ["a"],
    });
    expect(formSchema(fields)).not.toHaveProperty("dependencies");
    expect(formSchema([...fields, field("d", { equals: "a" })])["dependencies"]).toEqual({ d: ["a"] });
  });
});
