import type { JsonSchema } from "#json/schema.ts";

/** The doc comment of a schema, indented and ending in a line break; empty where the schema says nothing. */
export function docComment(schema: JsonSchema, indent: string): string {
  const lines = (schema.description ?? "").replaceAll("*/", "*\\/").split("\n").filter(Boolean);
  if (schema.deprecated) lines.push("@deprecated");
  if (lines.length === 0) return "";
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}\n`).join("")}${indent} */\n`;
}
