import { docComment } from "./docComment.ts";
import type { Generator } from "./Generator.ts";
import { generatedBanner } from "./generatedBanner.ts";
import type { JsonSchema } from "#json/schema.ts";
import { readSchema } from "./schemaBundles.ts";
import { awaitedLayer, roles } from "./shapeOf.ts";
import { typeName } from "./typeName.ts";
import { writeType } from "./writeType.ts";

const source = "schemas/config/layout.schema.json";

/** What a block gets in place of each role. A condition is decided before a block is drawn, or for each row. */
const finished: Record<(typeof roles)[number], string> = {
  text: "string",
  value: "Shown",
  action: "Act",
  actions: "Act",
  condition: "boolean",
  node: "Slot",
  nodes: "Slot",
  field: "Field",
  fields: "Fields",
};

/** The finished props of each kind of node, as blocks get them: `src/contracts/blockProps.ts`. */
export const blockProps: Generator = {
  name: "block props",
  async generate() {
    return [{ path: "src/contracts/blockProps.ts", text: writeBlockProps(await readSchema<JsonSchema>(source)) }];
  },
};

/** The module text for a layout schema: one interface a kind, and a table of them all. */
export function writeBlockProps(schema: JsonSchema): string {
  const kinds = Object.entries(schema.$defs ?? {}).filter(([name]) => name.startsWith("kind-"));
  const written = kinds.map(([name, kind]) => {
    const members = writeMembers(kind, "", ["kind", "hideOn"]);
    const used = ["Slot", "Act"].filter((parameter) => new RegExp(`[^\\w*]${parameter}\\b[^ ]`).test(members));
    const type = `${typeName(name).replace(/Node$/, "Props")}${used.length > 0 ? `<${used.join(", ")}>` : ""}`;
    return {
      type,
      kind: name.slice("kind-".length),
      declaration: `${docComment(kind, "")}export interface ${type} ${members}\n`,
    };
  });
  const interfaces = written.map(({ declaration }) => declaration);
  const table = written.map(({ kind, type }) => `  ${kind}: ${type};\n`);
  return `${generatedBanner(source)}import type { Field, Fields, RowKey, Value } from "./config.ts";

/** A value as it is, and as it is written in the player's language. */
export interface Shown {
  value: unknown;
  text: string;
  /** The currency that it comes with, where it is an amount, rows or an object. */
  currency?: string;
  /** Where it is read, of a binding. */
  pointer?: string;
  /** What the number that is read there is multiplied by, where it is. */
  factor?: number;
  /** How it is written, where the document says so. */
  format?: NonNullable<Extract<Value, { bind: string }>["format"]>;
}

/** A button: what it says, and what a press does. */
export interface ShownButton<Act> ${writeMembers(schema.$defs?.["button"] ?? {}, "", [])}

/** A template, resolved for one row (or for the totals of a table, or for the values of a form). */
export type ForEach<T> = (row: unknown, index?: number) => T;

${interfaces.join("\n")}
/** The props of each kind. \`Slot\` is what nodes become, \`Act\` what actions become. */
export interface BlockPropsByKind<Slot, Act> {
${table.join("")}}

/** Fields that a block hands on to the field binding. */
export type { Field, Fields };
`;
}

function writeFinished(schema: JsonSchema | boolean, indent: string): string {
  if (typeof schema === "boolean") return "unknown";
  if (awaitedLayer(schema)) {
    const plain = { ...schema, $comment: "" };
    return `ForEach<${writeFinished(plain, indent)}${absent(plain)}>`;
  }
  const role = roles.find((known) => schema.$ref === `#/$defs/${known}`);
  if (role) return finished[role];
  // Words by their beginning reach a block as words by value do.
  if (schema.$ref === "#/$defs/labels") return "Readonly<Record<string, string>>";
  if (schema.$ref === "#/$defs/rowKey") return "RowKey";
  if (schema.$ref === "#/$defs/button") return "ShownButton<Act>";
  if (schema.properties) return writeMembers(schema, indent, []);
  if (schema.items) {
    const item = writeFinished(schema.items, indent);
    return typeof schema.items === "object" && schema.items.enum ? `(${item})[]` : `${item}[]`;
  }
  if (typeof schema.additionalProperties === "object") {
    return `Record<string, ${writeFinished(schema.additionalProperties, indent)}>`;
  }
  return writeType(schema, () => "string", indent);
}

function writeMembers(schema: JsonSchema, indent: string, without: string[]): string {
  const inner = `${indent}  `;
  const required = new Set(schema.required);
  const members = Object.entries(schema.properties ?? {}).map(([name, member]) => {
    if (without.includes(name) || name === "when") return "";
    if (member.$ref === "#/$defs/condition" && !awaitedLayer(member))
      return `${docComment(member, inner)}${inner}${decidedName(name)}: boolean;\n`;
    return `${docComment(member, inner)}${inner}${name}${required.has(name) ? "" : "?"}: ${writeFinished(member, inner)}${absent(member)};\n`;
  });
  return `{\n${members.join("")}${indent}}`;
}

/** A button whose condition does not hold is not there. */
function absent(member: JsonSchema): string {
  return member.$ref === "#/$defs/button" && !awaitedLayer(member) ? " | undefined" : "";
}

/** `disabledWhen`, a condition, reaches the block decided, as `isDisabled`. */
function decidedName(condition: string): string {
  const word = condition.replace(/When$/, "");
  return `is${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}
