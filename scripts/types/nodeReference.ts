import { iconNames } from "../../src/compile/iconNames.ts";
import { escapeCell } from "./escapeCell.ts";
import type { Generator } from "./Generator.ts";
import type { JsonSchema } from "#json/schema.ts";
import { readSchema } from "./schemaBundles.ts";
import { awaitedLayer } from "./shapeOf.ts";

const source = "schemas/config/layout.schema.json";
const path = "docs/nodes.md";

/** What can stand in a property, before the kinds that have such properties. */
const parts: readonly [heading: string, definition: string][] = [
  ["A text", "text"],
  ["A value", "value"],
  ["Labels", "labels"],
  ["A parameter", "parameter"],
  ["A condition", "condition"],
  ["An action", "action"],
  ["A field", "field"],
];
/** Where the reference explains a definition that properties refer to. */
const explained: Readonly<Record<string, string>> = {
  text: "a-text",
  value: "a-value",
  labels: "labels",
  parameter: "a-parameter",
  condition: "a-condition",
  action: "an-action",
  actions: "an-action",
  field: "a-field",
  fields: "a-field",
};

/** What every kind has, told once. */
const shared = ["kind", "id", "when", "hideOn"];

/** The reference of the node language for people, made from its schema: `docs/nodes.md`. */
export const nodeReference: Generator = {
  name: "reference of nodes",
  async generate() {
    return [{ path, text: writeNodeReference(await readSchema<JsonSchema>(source)) }];
  },
};

/** Markdown for a layout schema: what properties can hold, then every kind with its properties. */
export function writeNodeReference(schema: JsonSchema): string {
  const definitions = schema.$defs ?? {};
  const kinds = Object.entries(definitions)
    .filter(([name]) => name.startsWith("kind-"))
    .map(([name, definition]) => [name.slice("kind-".length), definition] as const);
  const list = kinds.map(
    ([kind, { description }]) => `| [\`${kind}\`](#${anchor(kind)}) | ${escapeCell(description)} |`,
  );
  return [
    "# Reference of the node language",
    `Made by \`npm run types\` from \`${source}\`; do not edit. How to write a page is in the [integrator's guide](integrators.md).`,
    "Every node has a `kind`. Every node may have an `id`, by which data, tables and forms are referred to, a `when`, the [condition](#a-condition) under which it is there, and a `hideOn` (`phone` or `desktop`), the class of screen on which it is not shown. A property in **bold** must be given. *per row*: the property is written once and resolved for each row, with `/row` in its scope.",
    "| kind | is |\n|---|---|\n" + list.join("\n"),
    "## What properties hold",
    ...parts.flatMap(([heading, name]) => [`### ${heading}`, ...writePart(definitions[name] ?? {})]),
    "### Icons",
    "The names that an `icon` may have:",
    iconNames.map((name) => `\`${name}\``).join(" "),
    "## Kinds",
    ...kinds.flatMap(([kind, definition]) => writeKind(kind, definition)),
    "",
  ].join("\n\n");
}

function writePart(definition: JsonSchema): string[] {
  const { description = "", anyOf, properties } = definition;
  if (properties) return [description, writeProperties(definition, [])];
  const rows = (anyOf ?? []).map((branch) => `| ${writeForm(branch)} | ${escapeCell(branch.description)} |`);
  return [description, "| written | means |\n|---|---|\n" + rows.join("\n")];
}

/** One way to write a part, such as `{ "do": "navigate", "to" }`. */
function writeForm(branch: JsonSchema): string {
  if (!branch.properties) return writeType(branch);
  const required = new Set(branch.required);
  const members = Object.entries(branch.properties).map(([name, member]) => {
    if (member.const !== undefined) return `"${name}": ${JSON.stringify(member.const)}`;
    if (required.has(name) && member.enum)
      return `"${name}": ${member.enum.map((word) => JSON.stringify(word)).join(" / ")}`;
    return required.has(name) ? `"${name}": …` : `"${name}"?: …`;
  });
  return `\`{ ${members.join(", ")} }\``;
}

function writeKind(kind: string, definition: JsonSchema): string[] {
  return [
    `### ${kind}`,
    escapeCell(definition.description),
    ...(countOwn(definition) > 0 ? [writeProperties(definition, shared)] : []),
  ];
}

function countOwn({ properties = {} }: JsonSchema): number {
  return Object.keys(properties).filter((name) => !shared.includes(name)).length;
}

function writeProperties(schema: JsonSchema, without: readonly string[]): string {
  return "| property | holds | means |\n|---|---|---|\n" + rowsOf(schema, "", without).join("\n");
}

/** One row a property, those of objects and of items below it with their way there. */
function rowsOf(schema: JsonSchema, above: string, without: readonly string[]): string[] {
  const required = new Set(schema.required);
  return Object.entries(schema.properties ?? {}).flatMap(([name, member]) => {
    if (without.includes(name)) return [];
    const place = `\`${above}${name}\``;
    const items = typeof member.items === "object" ? member.items : undefined;
    const row = `| ${required.has(name) ? `**${place}**` : place} | ${writeType(member)} | ${escapeCell(member.description)} |`;
    if (member.properties) return [row, ...rowsOf(member, `${above}${name}.`, [])];
    if (items?.properties) return [row, ...rowsOf(items, `${above}${name}[].`, [])];
    return [row];
  });
}

function writeType(schema: JsonSchema): string {
  const perRow = awaitedLayer(schema) === undefined ? "" : ` *per ${awaitedLayer(schema)}*`;
  return `${typeOf(schema)}${perRow}`;
}

function typeOf(schema: JsonSchema): string {
  const { $ref, const: fixed, enum: words, items, type, anyOf, oneOf, additionalProperties } = schema;
  if ($ref !== undefined) return refer($ref.replace("#/$defs/", ""));
  if (fixed !== undefined) return `\`${JSON.stringify(fixed)}\``;
  if (words) return words.map((word) => `\`${JSON.stringify(word)}\``).join(" ");
  if (anyOf ?? oneOf) return [...new Set((anyOf ?? oneOf ?? []).map(typeOf))].join(" or ");
  if (type === "array") return `list of ${typeof items === "object" ? typeOf(items) : "anything"}`;
  if (typeof additionalProperties === "object") return `${typeOf(additionalProperties)} by name`;
  return type === undefined ? "anything" : [type].flat().join(" or ");
}

function refer(name: string): string {
  const target = explained[name];
  return target === undefined ? name : `[${name}](#${target})`;
}

/** GitHub's anchor of a heading. */
function anchor(heading: string): string {
  return heading.toLowerCase();
}
