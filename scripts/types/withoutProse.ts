import type { JsonSchema } from "#json/schema.ts";

/** Words of a schema that are for people and editors; a check needs none of them. */
const forPeople = ["title", "description", "examples", "$comment"];

/** A schema as small as a check needs it, below its known words too. */
export function withoutProse(schema: JsonSchema | boolean): JsonSchema | boolean {
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
