import { describe, expect, it } from "vitest";
import { collectDefinitions } from "../../scripts/types/collectDefinitions.ts";
import type { JsonSchema } from "#json/schema.ts";
import { typeName } from "../../scripts/types/typeName.ts";

const layout: JsonSchema = { title: "Layout", type: "object", properties: {}, $defs: { text: { type: "string" } } };

describe("type names", () => {
  it.each([
    ["flag-node", "FlagNode"],
    ["menuItem", "MenuItem"],
    ["kind-table", "TableNode"],
    ["Page document", "PageDocument"],
  ])("turns %s into %s", (definition, name) => {
    expect(typeName(definition)).toBe(name);
  });
});

describe("collecting definitions", () => {
  it("follows references inside a document, to another file and to its definitions", () => {
    const site: JsonSchema = { title: "Site", type: "object", properties: {} };
    const { nameOf } = collectDefinitions([
      { file: "layout.schema.json", schema: layout },
      { file: "site.schema.json", schema: site },
    ]);
    expect(nameOf("layout.schema.json")("#/$defs/text")).toBe("Text");
    expect(nameOf("site.schema.json")("layout.schema.json")).toBe("Layout");
    expect(nameOf("site.schema.json")("layout.schema.json#/$defs/text")).toBe("Text");
  });

  it("names the document of a reference that leads nowhere", () => {
    const { nameOf } = collectDefinitions([{ file: "layout.schema.json", schema: layout }]);
    expect(() => nameOf("layout.schema.json")("#/$defs/txt")).toThrow("layout.schema.json: nothing is at #/$defs/txt");
  });

  it("refuses two different things of one name", () => {
    const menus: JsonSchema = { title: "Menus", type: "object", properties: {}, $defs: { text: { type: "number" } } };
    const both = [
      { file: "layout.schema.json", schema: layout },
      { file: "menus.schema.json", schema: menus },
    ];
    expect(() => collectDefinitions(both)).toThrow("both define Text");
  });
});
