import Ajv from "ajv";
import fc from "fast-check";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { schemaErrors } from "#json/schemaErrors.ts";
import { isRecord } from "#json/isRecord.ts";
import type { JsonSchema } from "#json/schema.ts";
import { mutateJson } from "#tests/support/mutateJson.ts";

const schema = JSON.parse(readFileSync("schemas/config/layout.schema.json", "utf8")) as JsonSchema & {
  $defs: Record<string, JsonSchema>;
};
const find = (reference: string) => schema.$defs[reference.replace("#/$defs/", "")];
const isValid = new Ajv({ allowUnionTypes: true, discriminator: true, strictRequired: false }).compile(schema);

const layouts = readdirSync("layouts", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".json"))
  .map((file) => JSON.parse(readFileSync(`layouts/${file}`, "utf8")) as unknown);

/** Values that look like what stands in a layout, and some that do not. */
const anyPart = fc.oneof(
  fc.constantFrom<unknown>(
    "text",
    "x",
    "",
    0,
    1,
    2.5,
    -1,
    true,
    null,
    [],
    {},
    ["a"],
    { bind: "/a" },
    { text: "a" },
    { bind: "a" },
  ),
  fc.constantFrom<unknown>(
    { kind: "text", text: "x" },
    { kind: "nothing" },
    { do: "login" },
    { flag: "X" },
    { not: { flag: "X" } },
    { toString: {} },
  ),
  fc.jsonValue(),
);

/** A rule for each word that is checked, and a value that breaks it. */
const broken: Record<string, [rule: unknown, value: unknown]> = {
  type: ["string", 5],
  const: [1, 2],
  enum: [["a"], "b"],
  properties: [{ a: { type: "string" } }, { a: 5 }],
  patternProperties: [{ "^a": { type: "string" } }, { ab: 5 }],
  additionalProperties: [false, { a: 5 }],
  propertyNames: [{ pattern: "^b" }, { a: 5 }],
  required: [["a"], {}],
  minProperties: [1, {}],
  maxProperties: [0, { a: 5 }],
  items: [{ type: "string" }, [5]],
  minItems: [1, []],
  maxItems: [0, [5]],
  uniqueItems: [true, [{ a: 5, b: 6 }, 5, { b: 6, a: 5 }]],
  anyOf: [[{ type: "string" }, { type: "null" }], 5],
  oneOf: [[{ type: "number" }, { type: "integer" }], 5],
  allOf: [[{ type: "string" }], 5],
  not: [{ type: "number" }, 5],
  pattern: ["^a", "b"],
  minLength: [2, "a"],
  maxLength: [0, "a"],
  minimum: [2, 1],
  maximum: [0, 1],
};

/** Words that say something of a schema and check nothing, `format` among them; `$data` stands in a rule (strippedSchema). */
const aboutSchemas = `$schema $id $ref $defs $comment title description default examples format discriminator $data`;

/** The words of a schema and of the schemas in it. */
function collectWords(schema: unknown, into: Set<string>): void {
  if (!isRecord(schema)) return;
  for (const [word, part] of Object.entries(schema)) {
    into.add(word);
    const named = ["properties", "patternProperties", "$defs"].includes(word) && isRecord(part);
    const inner = named ? Object.values(part) : Array.isArray(part) ? (part as unknown[]) : [part];
    if (!["const", "enum", "default", "examples", "discriminator"].includes(word) && !word.startsWith("x-"))
      for (const one of inner) collectWords(one, into);
  }
}

describe("walking a schema", () => {
  it("comes to the verdict of a compiled validator, whatever happens to a layout", () => {
    fc.assert(
      fc.property(fc.constantFrom(...layouts), fc.nat(), anyPart, (layout, place, part) => {
        const changed = mutateJson(layout, place, part);
        const faults = schemaErrors(schema, changed, find);
        expect([faults.length === 0, JSON.stringify(faults[0])]).toEqual([isValid(changed), JSON.stringify(faults[0])]);
      }),
      { numRuns: 3000 },
    );
  });

  it("tells what was written where a word should name the alternative, whatever it is", () => {
    const fault = (kind: unknown) => schemaErrors(schema, { root: { kind } }, find)[0];
    expect(fault({ toString: {} })).toMatchObject({ pointer: "/root/kind", written: '{"toString":{}}' });
    expect(fault(["text"])).toMatchObject({ pointer: "/root/kind", written: '["text"]' });
    expect(fault("txt")).toMatchObject({ pointer: "/root/kind", written: "txt" });
  });

  it("gives every fault, each with its rule", () => {
    const person: JsonSchema = {
      type: "object",
      properties: {
        name: { type: "string", minLength: 3 },
        tags: { type: "array", items: { type: "string" }, maxItems: 1 },
      },
      required: ["name", "age"],
      additionalProperties: false,
    };
    const faults = schemaErrors(person, { name: "ab", tags: ["a", 5], nmae: 1 }, () => undefined);
    expect(faults.map(({ pointer, rule, limit, missing }) => [pointer, rule, limit ?? missing])).toEqual([
      ["/name", "minLength", 3],
      ["/tags", "maxItems", 1],
      ["/tags/1", "type", undefined],
      ["/nmae", "additionalProperties", undefined],
      ["", "required", "age"],
    ]);
  });

  it.each(Object.entries(broken))("keeps %s as a compiled validator does", (word, [rule, value]) => {
    const schema = { [word]: rule } as JsonSchema;
    expect(schemaErrors(schema, value, () => undefined)).toHaveLength(1);
    expect(new Ajv({ strict: false }).validate(schema, value)).toBe(false);
  });

  it("knows every word of the schemas that it walks", () => {
    const words = new Set<string>();
    for (const folder of ["schemas/config", "schemas/entities"]) {
      for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" }))
        if (file.endsWith(".json")) collectWords(JSON.parse(readFileSync(`${folder}/${file}`, "utf8")), words);
    }
    const known = [...Object.keys(broken), ...aboutSchemas.split(" "), "if", "then", "else"];
    expect([...words].filter((word) => !known.includes(word) && !word.startsWith("x-"))).toEqual([]);
  });

  it("counts characters, not halves of them", () => {
    expect(schemaErrors({ type: "string", maxLength: 2 }, "🎲🎲", () => undefined)).toEqual([]);
  });

  it("follows if, then and else", () => {
    const shape: JsonSchema = {
      if: { properties: { a: { const: 1 } } },
      then: { required: ["b"] },
      else: { required: ["c"] },
    };
    expect(schemaErrors(shape, { a: 1 }, () => undefined)[0]?.missing).toBe("b");
    expect(schemaErrors(shape, { a: 2 }, () => undefined)[0]?.missing).toBe("c");
  });
});
