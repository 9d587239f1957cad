import { readFileSync, readdirSync } from "node:fs";
import { Ajv } from "ajv";
import { describe, expect, it } from "vitest";
import { bundleSchema } from "#console/bundleSchema.ts";

const folder = new URL("../../schemas/config/", import.meta.url);
const files = Object.fromEntries(
  readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => [name, JSON.parse(readFileSync(new URL(name, folder), "utf8")) as unknown]),
);

describe("a bundled schema", () => {
  const parts = ["rules", "flags", "menus", "theme", "texts", "brand"];
  it.each(parts)("of %s stands by itself and accepts the demo brand's document", (part) => {
    const schema = bundleSchema(files, `site.schema.json#/properties/${part}`);
    const document: unknown = JSON.parse(
      readFileSync(new URL(`../../brands/ink/${part === "texts" ? "menus" : part}.json`, import.meta.url), "utf8"),
    );
    const check = new Ajv({ discriminator: true, allowUnionTypes: true, validateFormats: false }).compile(schema);
    const { $schema: _editors, ...value } = document as Record<string, unknown>;
    expect(check(part === "texts" ? { EN: { "a.b": "c" } } : value), JSON.stringify(check.errors)).toBe(true);
  });

  it("refuses a reference that leads nowhere", () => {
    expect(() => bundleSchema(files, "site.schema.json#/properties/nothing")).toThrow("/properties/nothing");
  });
});
