import { describe, expect, it } from "vitest";
import type { JsonSchema } from "#json/schema.ts";
import { shapeOf } from "../../scripts/types/shapeOf.ts";

const role = (name: string): JsonSchema => ({ $ref: `#/$defs/${name}` });
const definitions: Record<string, JsonSchema> = {
  text: {},
  value: {},
  column: { type: "object", properties: { label: role("text"), width: { type: "integer" } } },
};

describe("reading roles out of a schema", () => {
  it.each<[string, JsonSchema, unknown]>([
    ["a role", role("text"), "text"],
    ["nothing", { type: "string" }, "raw"],
    ["a role in an array", { type: "array", items: role("value") }, { items: "value" }],
    ["a role in a map", { type: "object", additionalProperties: role("value") }, { values: "value" }],
    ["a role behind a definition", role("column"), { members: { label: "text", width: "raw" } }],
    ["a list without a role", { type: "array", items: { type: "string" } }, "raw"],
    ["one branch of a choice", { anyOf: [{ type: "string" }, role("text")] }, "text"],
  ])("finds %s", (_, schema, shape) => {
    expect(shapeOf(schema, definitions)).toEqual(shape);
  });

  it("joins the members of the branches of a choice", () => {
    const branch = (name: string, of: string): JsonSchema => ({ type: "object", properties: { [name]: role(of) } });
    expect(shapeOf({ oneOf: [branch("a", "text"), branch("b", "value")] }, definitions)).toEqual({
      members: { a: "text", b: "value" },
    });
  });

  it("refuses a place with two roles", () => {
    expect(() => shapeOf({ anyOf: [role("text"), role("value")] }, definitions)).toThrow("two shapes");
  });
});
