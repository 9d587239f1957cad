import { generatedBanner } from "./generatedBanner.ts";
import type { Generator } from "./Generator.ts";
import type { JsonSchema } from "./JsonSchema.ts";
import { readJson } from "./readJson.ts";

const source = "schemas/config/layout.schema.json";

/** Words of a schema that are for people and editors; a check needs none of them. */
const forPeople = ["title", "description", "examples", "$comment"];

/** What the document door checks nodes against, as small as it gets: `src/contracts/nodeSchemas.ts`. */
export const nodeSchemas: Generator = {
  name: "node schemas",
  async generate() {
    return [{ path: "src/contracts/nodeSchemas.ts", text: writeNodeSchemas(await readJson<JsonSchema>(source)) }];
  },
};

/** The module text for a layout schema: its definitions by name, without what is for people. */
export function writeNodeSchemas(schema: JsonSchema): string {
  const definitions = Object.entries(schema.$defs ?? {}).map(
    ([name, definition]) => `  ${JSON.stringify(name)}: ${JSON.stringify(withoutProse(definition))},\n`,
  );
  return `${generatedBanner(source)}/** Definitions of the node language, as JSON Schema without the words that are for people. */
export const nodeSchemas: Readonly<Record<string, object>> = {
${definitions.join("")}};
`;
}

function withoutProse(schema: JsonSchema | boolean): JsonSchema | boolean {
  if (typeof schema === "boolean") return schema;
  const kept = Object.entries(schema).filter(([word]) => !forPeople.includes(word));
  return Object.fromEntries(kept.map(([word, part]) => [word, withoutProseBelow(word, part)]));
}

function withoutProseBelow(word: string, part: unknown): unknown {
  if (["items", "additionalProperties", "not"].includes(word)) return withoutProse(part as JsonSchema | boolean);
  if (["anyOf", "oneOf", "allOf"].includes(word)) return (part as JsonSchema[]).map(withoutProse);
  if (word !== "properties") return part;
  const members = Object.entries(part as Record<string, JsonSchema>);
  return Object.fromEntries(members.map(([name, member]) => [name, withoutProse(member)]));
}
