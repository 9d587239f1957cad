import { generatedBanner } from "./generatedBanner.ts";
import type { Generator } from "./Generator.ts";
import type { JsonSchema } from "#json/schema.ts";
import { readSchema } from "./schemaBundles.ts";
import { withoutProse } from "./withoutProse.ts";

const folder = "schemas/config";

/** Definitions by the name they get, and where they stand: a file, or a definition or property of it. */
const sources: readonly (readonly [
  name: string,
  file: string,
  place?: (schema: JsonSchema) => JsonSchema | undefined,
])[] = [
  ["brand", "brand", withoutDefinitions],
  ["address", "brand", ({ $defs }) => $defs?.["address"]],
  ["language", "brand", ({ $defs }) => $defs?.["language"]],
  ["theme", "theme", withoutDefinitions],
  ["tokens", "theme", ({ $defs }) => $defs?.["tokens"]],
  ["colour", "theme", ({ $defs }) => $defs?.["colour"]],
  ["menuItem", "menus", ({ $defs }) => $defs?.["menuItem"]],
  ["pageMenu", "page", ({ properties }) => properties?.["menu"]],
  ["rule", "rules", ({ $defs }) => $defs?.["rule"]],
  ["fieldGroup", "form", ({ $defs }) => $defs?.["fieldGroup"]],
];

/** What the parts of a site are checked against beside its layouts, as small as it gets: `src/contracts/siteSchemas.ts`. */
export const siteSchemas: Generator = {
  name: "site schemas",
  async generate() {
    const definitions = await Promise.all(
      sources.map(async ([name, file, place = (schema) => schema]) => {
        const schema = place(await readSchema<JsonSchema>(`${folder}/${file}.schema.json`));
        if (!schema) throw new Error(`${file}.schema.json has no ${name}`);
        return `  ${JSON.stringify(name)}: ${JSON.stringify(withLocalNames(withoutProse(schema)))},\n`;
      }),
    );
    const text = `${generatedBanner(`${folder}/*.schema.json`)}/** Definitions of brand, theme, menus, rules and forms, as JSON Schema without the words that are for people. */
export const siteSchemas: Readonly<Record<string, object>> = {
${definitions.join("")}};
`;
    return [{ path: "src/contracts/siteSchemas.ts", text }];
  },
};

function withoutDefinitions(schema: JsonSchema): JsonSchema {
  const { $defs: _, ...rest } = schema;
  return rest;
}

/** Every definition has one name, whichever file it comes from, and no document of a site says where its schema lives. */
function withLocalNames(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withLocalNames);
  if (typeof schema !== "object" || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([name]) => !["$schema", "$id"].includes(name))
      .map(([name, part]) => [
        name,
        name === "$ref" && typeof part === "string" ? part.replace(/^[^#]*#/, "#") : withLocalNames(part),
      ]),
  );
}
