import { describe, expect, it } from "vitest";
import type { JsonSchema } from "#json/schema.ts";
import { writeType } from "../../scripts/types/writeType.ts";

const nameOf = (reference: string) => reference.replace("#/$defs/", "T_");

describe("writing a schema as a type", () => {
  it.each<[string, JsonSchema | boolean, string]>([
    ["a primitive", { type: "integer" }, "number"],
    ["several primitives", { type: ["string", "null"] }, "string | null"],
    ["a constant", { const: "W" }, '"W"'],
    ["a choice of constants", { type: "string", enum: ["a", "b"] }, '"a" | "b"'],
    ["a reference, whatever stands beside it", { $ref: "#/$defs/text", description: "x" }, "T_text"],
    ["an array of a choice", { type: "array", items: { enum: [1, 2] } }, "(1 | 2)[]"],
    ["an array of anything", { type: "array" }, "unknown[]"],
    [
      "a tuple",
      { type: "array", prefixItems: [{ type: "string" }], items: { type: "number" } },
      "[string, ...number[]]",
    ],
    ["a map", { type: "object", additionalProperties: { $ref: "#/$defs/value" } }, "Record<string, T_value>"],
    ["an empty object", { type: "object", additionalProperties: false }, "Record<string, never>"],
    ["an open object", { type: "object" }, "Record<string, unknown>"],
    ["alternatives", { oneOf: [{ type: "string" }, { $ref: "#/$defs/a" }] }, "string | T_a"],
    ["parts", { allOf: [{ $ref: "#/$defs/a" }, { $ref: "#/$defs/b" }] }, "T_a & T_b"],
    ["a union inside an intersection", { $ref: "#/$defs/a", anyOf: [{ const: 1 }, { const: 2 }] }, "T_a & (1 | 2)"],
    ["null, in the old way", { type: "string", nullable: true }, "string | null"],
    ["anything and nothing", true, "unknown"],
  ])("writes %s", (_, schema, type) => {
    expect(writeType(schema, nameOf)).toBe(type);
  });

  it("writes members with their descriptions, and says which may be missing", () => {
    const schema: JsonSchema = {
      type: "object",
      required: ["id"],
      properties: { id: { type: "string", description: "Its name." }, "x-y": { type: "boolean" } },
      additionalProperties: false,
    };
    expect(writeType(schema, nameOf)).toBe('{\n  /** Its name. */\n  id: string;\n  "x-y"?: boolean;\n}');
  });

  it("brackets a union of objects in an array", () => {
    const branch = (name: string): JsonSchema => ({
      type: "object",
      properties: { [name]: { type: "string", description: "It's | here." } },
    });
    const type = writeType({ type: "array", items: { anyOf: [branch("a"), branch("b")] } }, nameOf);
    expect(type).toMatch(/^\(\{[^]*\} \| \{[^]*\}\)\[\]$/);
  });

  it("refuses a type that JSON Schema does not know", () => {
    expect(() => writeType({ type: "text" }, nameOf)).toThrow("No such type in JSON Schema: text");
  });
});
