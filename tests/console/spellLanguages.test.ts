import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { spellLanguages } from "#console/spellLanguages.ts";

type Json = Record<string, unknown>;

const read = (name: string) => JSON.parse(readFileSync(`schemas/config/${name}.schema.json`, "utf8")) as Json;
const languages = [
  { code: "KM", name: "ភាសាខ្មែរ" },
  { code: "EN", name: "English" },
];
const definition = (schema: Json, name: string) => (schema["$defs"] as Record<string, Json>)[name] as Json;

describe("texts by language", () => {
  it("have a field for each language of the site, under its name and with the limits of an entry", () => {
    const body = definition(spellLanguages(read("help"), languages), "helpBody");
    expect(body["properties"]).toMatchObject({
      KM: { type: "string", title: "ភាសាខ្មែរ (KM)", maxLength: 20_000 },
      EN: { type: "string", title: "English (EN)", maxLength: 20_000 },
    });
    // What is there in another language can still be seen, changed and taken away.
    expect(body["additionalProperties"]).toMatchObject({ type: "string" });
  });

  it("are told from dictionaries of other names", () => {
    const schema = { type: "object", propertyNames: { pattern: "^[a-z]+$" }, additionalProperties: { type: "string" } };
    expect(spellLanguages({ properties: { labels: schema } }, languages)).toEqual({ properties: { labels: schema } });
  });

  it("are entries, as before, where a draft says no languages", () => {
    const title = definition(spellLanguages(read("help"), []), "helpTitle");
    expect(title["properties"] ?? {}).toEqual({});
  });
});
