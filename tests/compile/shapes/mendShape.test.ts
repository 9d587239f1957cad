import { describe, expect, it } from "vitest";
import { cutDepths } from "#compile/shapes/cutDepths.ts";
import { lost, mendShape } from "#compile/shapes/mendShape.ts";
import { nearestWord } from "#compile/shapes/toDiagnostic.ts";
import type { JsonSchema, SchemaError } from "#json/schema.ts";

const text: JsonSchema = { type: "string" };
const object = (properties: Record<string, JsonSchema>, rest: JsonSchema = {}): JsonSchema => ({
  type: "object",
  properties,
  additionalProperties: false,
  ...rest,
});

/** What is left of a value, and what was told about it. */
function mended(schema: JsonSchema, value: unknown, spare?: unknown) {
  const told: SchemaError[] = [];
  const find = (reference: string) => (reference === "#/$defs/condition" ? object({ flag: text }) : undefined);
  const kept = mendShape(schema, value, { tell: (error) => told.push(error), find }, "", spare);
  return { kept, told: told.map(({ pointer, reason }) => `${pointer} ${reason}`), errors: told };
}

describe("a value that is mended by its schema", () => {
  it("stays the very same where nothing is wrong", () => {
    const value = { a: "x", list: ["a", "b"] };
    const schema = object({ a: text, list: { type: "array", items: text } }, { required: ["a"] });
    const { kept, told } = mended(schema, value);
    expect(kept).toBe(value);
    expect((kept as typeof value).list).toBe(value.list);
    expect(told).toEqual([]);
  });

  it("loses an optional member that is wrong, and one that nobody knows", () => {
    const { kept, told, errors } = mended(object({ title: text, size: { type: "number" } }), {
      title: "x",
      size: "big",
      titel: 1,
    });
    expect(kept).toEqual({ title: "x" });
    expect(told).toHaveLength(2);
    expect(told[0]).toMatch(/^\/size /);
    expect(errors[1]).toMatchObject({ pointer: "/titel", written: "titel", choices: ["title", "size"] });
  });

  it("keeps what nobody knows where anything may stand, and mends what has a shape of its own", () => {
    expect(mended(object({}, { additionalProperties: true }), { a: 1 }).kept).toEqual({ a: 1 });
    const { kept, told } = mended(object({}, { additionalProperties: text }), { a: "x", b: 1, constructor: "y" });
    expect([kept, told.length]).toEqual([{ a: "x", constructor: "y" }, 1]);
  });

  it("is lost with a member that must be there, unless the program brings it", () => {
    const schema = object({ a: text, b: text }, { required: ["a"] });
    expect(mended(schema, { a: 1, b: "x" }).kept).toBe(lost);
    expect(mended(schema, { b: "x" })).toMatchObject({ kept: lost, told: [' "a" is missing'] });
    expect(mended(schema, { a: 1, b: "x" }, { a: "spare" }).kept).toEqual({ a: "spare", b: "x" });
    expect(mended(schema, { b: "x" }, { a: "spare" }).kept).toEqual({ b: "x", a: "spare" });
    expect(mended(schema, { b: "x" }, Object.create({ a: "inherited" })).kept).toBe(lost);
  });

  it("is lost with a condition that cannot be read", () => {
    const schema = object({ when: { $ref: "#/$defs/condition" }, a: text });
    expect(mended(schema, { when: { flag: "X3" }, a: "x" }).kept).toEqual({ when: { flag: "X3" }, a: "x" });
    expect(mended(schema, { when: 5, a: "x" }).kept).toBe(lost);
  });

  it("loses items of a list, each told with its place", () => {
    const { kept, told } = mended({ type: "array", items: text }, ["a", 1, "b", null]);
    expect(kept).toEqual(["a", "b"]);
    expect(told.map((one) => one.split(" ")[0])).toEqual(["/1", "/3"]);
  });

  it("loses items that stand there already, and those that are too many", () => {
    expect(mended({ type: "array", items: text, uniqueItems: true }, ["a", "b", "a"])).toMatchObject({
      kept: ["a", "b"],
      told: ["/2 this stands in the list already"],
    });
    expect(mended({ type: "array", items: text, maxItems: 2 }, ["a", "b"]).told).toEqual([]);
    expect(mended({ type: "array", items: text, maxItems: 2 }, ["a", 5, "b", "c", "d"])).toMatchObject({
      kept: ["a", "b"],
      told: [expect.stringMatching(/^\/1 /), "/3 the list must hold at most 2"],
    });
    const long = Array.from({ length: 1001 }, () => "a");
    expect((mended({ type: "array" }, long).kept as unknown[]).length).toBe(1000);
    expect(mended({ type: "array" }, long.slice(1)).kept).toHaveLength(1000);
  });

  it("is lost where a list becomes too short", () => {
    expect(mended({ type: "array", items: text, minItems: 1 }, [1])).toMatchObject({
      kept: lost,
      told: [expect.stringMatching(/^\/0 /), " the list must hold at least 1"],
    });
  });

  it("has an item that was mended in its place", () => {
    const item = object({ a: text, b: text });
    expect(mended({ type: "array", items: item }, [{ a: "x" }, { a: "y", b: 1 }]).kept).toEqual([
      { a: "x" },
      { a: "y" },
    ]);
  });

  it.each<[string, JsonSchema]>([
    ["anyOf", { type: "object", anyOf: [object({ a: text }), object({ b: text })] }],
    ["oneOf", { type: "object", oneOf: [object({ a: text }), object({ b: text })] }],
    ["allOf", { type: "object", allOf: [object({ a: text })] }],
    ["enum", { type: "object", enum: [{ a: "x" }] }],
    ["const", { type: "object", const: { a: "x" } }],
  ])("is whole or lost where there are alternatives: %s", (_, schema) => {
    const value = { a: "x" };
    expect(mended(schema, value).kept).toBe(value);
    expect(mended(schema, { a: 1 }).kept).toBe(lost);
  });

  it("is lost where it is nested deeper than anybody writes", () => {
    const nested = (levels: number) => Array.from({ length: levels }).reduce<unknown>((inner) => ({ not: inner }), "x");
    expect(mended({}, nested(80)).kept).not.toBe(lost);
    expect(mended({}, nested(90))).toMatchObject({
      kept: lost,
      told: [" conditions and actions are nested deeper than 40"],
    });
  });
});

describe("what is too deep, or goes round in circles", () => {
  it("is cut and told, and the rest stays", () => {
    const told: string[] = [];
    const circle: Record<string, unknown> = { a: 1 };
    circle["self"] = circle;
    const kept = cutDepths(circle, ({ pointer }) => told.push(pointer)) as Record<string, unknown>;
    expect([kept["a"], kept["self"] === circle, told.length]).toEqual([1, false, 1]);
  });

  it("stays the very same where nothing is", () => {
    const value = { a: [{ b: 1 }] };
    expect(cutDepths(value, () => expect.unreachable())).toBe(value);
  });
});

it("knows the word that was meant, and none where nothing is near", () => {
  expect(nearestWord("titel", ["size", "title", "tile"])).toEqual({ nearest: "title" });
  expect(nearestWord("completely", ["size", "title"])).toEqual({});
  expect(nearestWord("x", [])).toEqual({});
});
