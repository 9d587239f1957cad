import { docComment } from "./docComment.ts";
import type { JsonSchema } from "#json/schema.ts";

/** Says which type name a `$ref` stands for; throws where it points at nothing. */
export type NameOf = (reference: string) => string;

const primitives: Record<string, string> = {
  string: "string",
  number: "number",
  integer: "number",
  boolean: "boolean",
  null: "null",
};

/**
 * Writes a schema as a TypeScript type. A reference stays a name, whatever stands beside it, so that one definition is
 * one type. What the language cannot say (lengths, patterns, `if`) is left to the validators.
 */
export function writeType(schema: JsonSchema | boolean, nameOf: NameOf, indent = ""): string {
  if (typeof schema === "boolean") return schema ? "unknown" : "never";
  if (schema.nullable) return union([writeType({ ...schema, nullable: false }, nameOf, indent), "null"]);
  const parts = [
    schema.$ref === undefined ? undefined : nameOf(schema.$ref),
    ownType(schema, nameOf, indent),
    alternatives(schema.anyOf, nameOf, indent),
    alternatives(schema.oneOf, nameOf, indent),
    ...(schema.allOf ?? []).map((part) => writeType(part, nameOf, indent)),
  ];
  const known = [...new Set(parts.filter((part) => part !== undefined && part !== "unknown"))] as string[];
  if (known.length === 0) return "unknown";
  if (known.length === 1) return known[0] as string;
  return known.map(bracket).join(" & ");
}

function ownType(schema: JsonSchema, nameOf: NameOf, indent: string): string | undefined {
  // A bare `type: object` beside alternatives only repeats what each of them says.
  const hasChoices = schema.$ref ?? schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (schema.type === "object" && hasChoices && !schema.properties && !openType(schema, nameOf, indent))
    return undefined;
  if ("const" in schema) return JSON.stringify(schema.const);
  if (schema.enum)
    return union(
      schema.enum.map((value) => JSON.stringify(value)),
      indent,
    );
  if (schema.type !== undefined && typeof schema.type !== "string")
    return union(schema.type.map((type) => oneType(type, schema, nameOf, indent)));
  if (schema.type !== undefined) return oneType(schema.type, schema, nameOf, indent);
  return schema.properties ? objectType(schema, nameOf, indent) : undefined;
}

function oneType(type: string, schema: JsonSchema, nameOf: NameOf, indent: string): string {
  if (type === "object") return objectType(schema, nameOf, indent);
  if (type === "array") return arrayType(schema, nameOf, indent);
  if (schema.format === "binary") return "Uint8Array";
  const primitive = primitives[type];
  if (!primitive) throw new Error(`No such type in JSON Schema: ${type}`);
  return primitive;
}

function arrayType(schema: JsonSchema, nameOf: NameOf, indent: string): string {
  if (schema.prefixItems) {
    const places = schema.prefixItems.map((item) => writeType(item, nameOf, indent));
    if (schema.items) places.push(`...${bracket(writeType(schema.items, nameOf, indent))}[]`);
    return `[${places.join(", ")}]`;
  }
  return `${bracket(writeType(schema.items ?? true, nameOf, indent))}[]`;
}

function objectType(schema: JsonSchema, nameOf: NameOf, indent: string): string {
  const inner = `${indent}  `;
  const required = new Set(schema.required);
  const members = Object.entries(schema.properties ?? {}).map(([name, member]) => {
    const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
    const optional = required.has(name) ? "" : "?";
    return `${docComment(member, inner)}${inner}${key}${optional}: ${writeType(member, nameOf, inner)};\n`;
  });
  const listed = members.length > 0 ? `{\n${members.join("")}${indent}}` : undefined;
  const open = openType(schema, nameOf, indent);
  if (listed && open) return `${listed} & Record<string, ${open}>`;
  if (listed) return listed;
  return `Record<string, ${open ?? (schema.additionalProperties === false ? "never" : "unknown")}>`;
}

/** The type of the members that are not listed, or nothing where there may be none. */
function openType(schema: JsonSchema, nameOf: NameOf, indent: string): string | undefined {
  const open = Object.values(schema.patternProperties ?? {});
  if (typeof schema.additionalProperties === "object") open.push(schema.additionalProperties);
  if (schema.additionalProperties === true) return "unknown";
  return open.length > 0 ? union(open.map((member) => writeType(member, nameOf, indent))) : undefined;
}

function alternatives(schemas: readonly JsonSchema[] | undefined, nameOf: NameOf, indent: string): string | undefined {
  const written = (schemas ?? []).map((schema) => writeType(schema, nameOf, indent));
  // A branch without a type of its own (`anyOf: [{required: […]}, …]`) narrows what stands beside it; that, the
  // language cannot say.
  return written.length === 0 || written.includes("unknown") ? undefined : union(written, indent);
}

function union(types: string[], indent = ""): string {
  const different = [...new Set(types)];
  const line = different.join(" | ");
  return line.length < 100 || different.length < 2 ? line : different.map((type) => `\n${indent}  | ${type}`).join("");
}

/** Brackets a type that is a union or an intersection at its top, so that it can stand in a larger one. */
function bracket(type: string): string {
  const bare = type.replace(/\/\*\*.*?\*\//gs, "").replace(/"(?:[^"\\]|\\.)*"/g, "");
  let depth = 0;
  for (const character of bare) {
    if ("{[(<".includes(character)) depth += 1;
    else if ("}])>".includes(character)) depth -= 1;
    else if (depth === 0 && "|&".includes(character)) return `(${type})`;
  }
  return type;
}
