import { expect, it } from "vitest";
import { bundleSchema } from "#console/bundleSchema.ts";
import { offerLanguages } from "#console/offerLanguages.ts";
import banners from "#schemas/config/banners.schema.json" with { type: "json" };
import brand from "#schemas/config/brand.schema.json" with { type: "json" };
import flags from "#schemas/config/flags.schema.json" with { type: "json" };

const files = { "banners.schema.json": banners, "brand.schema.json": brand, "flags.schema.json": flags };
const khmer = [{ code: "KM", name: "ភាសាខ្មែរ" }];

it("offers the languages of the site by their names, and leaves other lists alone", () => {
  const source = bundleSchema(files, "banners.schema.json#/$defs/bannerItem");
  const find = (schema: unknown, name: string): unknown[] =>
    JSON.stringify(schema, (key, value: unknown) => (key === name ? { ...(value as object), found: true } : value))
      .split('"found":true')
      .slice(1);
  // Both those of the banner and those of whom it is for.
  expect(find(source, "languages").length).toBe(2);
  const offered = JSON.stringify(offerLanguages(source, khmer));
  expect(offered.split('{"type":"string","oneOf":[{"const":"KM","title":"ភាសាខ្មែរ (KM)"}]}').length).toBe(3);
  const devices = (schema: unknown) => JSON.stringify(schema).match(/"devices":\{[^}]*\}/)?.[0];
  expect(devices(offerLanguages(source, khmer))).toBe(devices(source));
  // A draft that says no languages offers them all.
  expect(offerLanguages(source, [])).toBe(source);
});
