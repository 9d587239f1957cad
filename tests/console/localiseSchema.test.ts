import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isRecord } from "#json/isRecord.ts";
import { bundleSchema } from "#console/bundleSchema.ts";
import { localiseSchema } from "#console/localiseSchema.ts";
import { mostLevels } from "#compile/menus/menus.ts";
import type { JsonSchema } from "#json/schema.ts";
import { toDrawing } from "#renderers/form/schema/toDrawing.ts";
import { findWordless, mark } from "./findWordless.ts";

type Json = Record<string, unknown>;

const read = (path: string) => JSON.parse(readFileSync(path, "utf8")) as Json;
const names = readdirSync("schemas/config").filter((name) => name.endsWith(".json"));
const files = Object.fromEntries(names.map((name) => [name, read(`schemas/config/${name}`)]));
const textsOf = (language: string) => read(`locales/${language}/schema.json`) as Record<string, string>;

/** Kinds that draw forms of a schema. */
const drawn: ReadonlySet<string> = new Set(["schemaForm", "flagTree", "ruleDesk", "menuDesk", "themeDesk"]);

/** The forms that the console's pages draw: a schema, and the part of the site it is for. */
const forms = readdirSync("src/console/layouts/page").flatMap((name) =>
  formsIn(read(`src/console/layouts/page/${name}`)),
);

function formsIn(value: unknown): { schema: string; part: string }[] {
  if (typeof value !== "object" || value === null) return [];
  if (!isRecord(value) || !drawn.has(String(value["kind"]))) return Object.values(value).flatMap(formsIn);
  return [{ schema: String(value["schema"]), part: String(value["path"]).split("/")[1] ?? "" }];
}

function localised(form: (typeof forms)[number], texts: Record<string, string>, asked = new Set<string>()): Json {
  const translate = (key: string) => {
    asked.add(key);
    return key in texts ? `${mark}${texts[key]}` : key;
  };
  return localiseSchema(bundleSchema(files, form.schema), form.part, translate);
}

const languages = ["EN", "KM", "AR"];

describe("the schemas of the console's forms", () => {
  it("draw items of a menu inside of an item as a level of their own, with words of its own and the limit of the menus", () => {
    const form = forms.find(({ part }) => part === "menus") as (typeof forms)[number];
    const { $defs } = localised(form, textsOf("EN")) as { $defs: Record<string, { properties: Json }> };
    const item = Object.entries($defs).find(([name]) => name.endsWith("menuItem"))?.[1];
    expect(item?.properties["items"]).toMatchObject({ title: "§Items inside" });
    expect(
      toDrawing({ type: "object", properties: item?.properties as Record<string, JsonSchema> }).schema.properties?.[
        "items"
      ],
    ).toMatchObject({
      $id: "innerItems",
      levels: mostLevels,
    });
  });

  it("are those of eight documents; texts have an editor of their own", () => {
    expect(forms.map(({ part }) => part).toSorted()).toEqual([
      "banners",
      "brand",
      "flags",
      "help",
      "menus",
      "promotions",
      "rules",
      "theme",
    ]);
  });

  it.each(languages.flatMap((language) => forms.map((form) => [language, form.part, form] as const)))(
    "have in %s a title for all that is shown of %s",
    (language, _, form) => {
      expect(findWordless(localised(form, textsOf(language)))).toEqual([]);
    },
  );

  it.each(languages)("have in %s the names of all menus", (language) => {
    const menus = Object.keys((files["menus.schema.json"]?.["properties"] ?? {}) as Json);
    const named = new Set(Object.keys(textsOf(language)));
    expect(menus.filter((name) => name !== "$schema" && !named.has(`schema.menus.${name}`))).toEqual([]);
  });

  it("show every text there is for them", () => {
    const asked = new Set(forms.flatMap((form) => [...askedBy(form)]));
    const menus = Object.keys((files["menus.schema.json"]?.["properties"] ?? {}) as Json);
    for (const name of menus) asked.add(`schema.menus.${name}`);
    // The forms of nodes call their lists so (nodeForm.test.ts).
    for (const key of ["schema.items", "schema.items.help"]) asked.add(key);
    expect(Object.keys(textsOf("EN")).filter((key) => !asked.has(key))).toEqual([]);
  });

  function askedBy(form: (typeof forms)[number]): Set<string> {
    const asked = new Set<string>();
    localised(form, textsOf("EN"), asked);
    return asked;
  }
});

describe("a localised schema", () => {
  const translate = (texts: Record<string, string>) => (key: string) => texts[key] ?? key;
  const schema = {
    type: "object",
    properties: {
      size: { type: "string", description: "How large." },
      kind: { enum: ["a", "b"], description: "Which." },
      list: { type: "array", items: { type: "string", description: "One." } },
      free: { description: "Anything." },
    },
  };

  it("takes the word of the document before the word of all documents", () => {
    const words = translate({ "schema.size": "Size", "schema.theme.size": "Letters", "schema.size.help": "In all." });
    const sizeIn = (part: string) => (localiseSchema(schema, part, words)["properties"] as Json)["size"];
    expect(sizeIn("rules")).toEqual({ type: "string", title: "Size", description: "In all." });
    // A help stands below the title it was written for.
    expect(sizeIn("theme")).toEqual({ type: "string", title: "Letters", description: "" });
  });

  it("names the choices of an enum, and accepts the same values", () => {
    const words = translate({ "schema.kind": "Kind", "schema.kind.a": "First", "schema.rules.kind.b": "Second" });
    expect((localiseSchema(schema, "rules", words)["properties"] as Json)["kind"]).toEqual({
      type: "string",
      title: "Kind",
      description: "",
      oneOf: [
        { const: "a", title: "First" },
        { const: "b", title: "Second" },
      ],
    });
  });

  it("calls languages as they call themselves, with the code that is kept", () => {
    const defs = { $defs: { brand_defs_language: { enum: ["FR", "KM", "XX"] } } };
    const { $defs } = localiseSchema(defs, "brand", translate({}));
    expect(($defs as Json)["brand_defs_language"]).toEqual({
      type: "string",
      oneOf: [
        { const: "FR", title: "Français (FR)" },
        { const: "KM", title: "ខ្មែរ (KM)" },
        { const: "XX", title: "XX" },
      ],
    });
  });

  it("keeps the schema's own words where there are none, and leaves out what has no control", () => {
    const { properties } = localiseSchema(schema, "rules", translate({ "schema.list.item": "Entry" }));
    expect(properties).toMatchObject({
      size: { description: "How large." },
      list: { items: { title: "Entry", description: "" } },
    });
    expect(properties).not.toHaveProperty("free");
  });

  it("is found out where a word is missing", () => {
    const words = translate({ "schema.size": "§Size", "schema.kind": "§Kind", "schema.kind.a": "§First" });
    expect(findWordless(localiseSchema(schema, "rules", words))).toEqual([
      "/properties/kind/oneOf/b",
      "/properties/list",
      "/properties/list/items",
    ]);
  });
});
