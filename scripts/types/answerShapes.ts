import { generatedBanner } from "./generatedBanner.ts";
import type { Generator } from "./Generator.ts";
import type { JsonSchema } from "#json/schema.ts";
import { listOperations } from "./listOperations.ts";
import type { OpenApi, OpenApiOperation } from "./OpenApi.ts";
import { readSchema } from "./schemaBundles.ts";

const source = "schemas/api/openapi.json";

/**
 * What a value is, in few letters: `s` text, `n` number, `b` true or false, `0` null, `?` anything, `#Name` one of the table; a
 * list holds its item, an object its members (`name?` may be missing), `|` alternatives.
 */
type Compact =
  | string
  | readonly [Compact]
  | { readonly [member: string]: Compact }
  | { readonly "|": readonly Compact[] };

const letters: Readonly<Record<string, string>> = { string: "s", number: "n", integer: "n", boolean: "b", null: "0" };

/** What the answers of calls must be for the programs to use them: `src/contracts/answerShapes.ts`. */
export const answerShapes: Generator = {
  name: "shapes of answers",
  async generate() {
    return [{ path: "src/contracts/answerShapes.ts", text: writeAnswerShapes(await readSchema<OpenApi>(source)) }];
  },
};

/** The module text for a contract. */
export function writeAnswerShapes(contract: OpenApi): string {
  const { schemas } = contract.components;
  const used = new Set<string>();
  const compact = (schema: JsonSchema | boolean | undefined): Compact => compactOf(schema, used);
  const answers = listOperations(contract).map(
    ({ id, value, source: call }) => `  ${id}: ${JSON.stringify(isFree(id, call) ? "?" : compact(value))},\n`,
  );
  const parts = new Map<string, Compact>();
  for (let before = -1; parts.size !== before;) {
    before = parts.size;
    for (const name of used) if (!parts.has(name)) parts.set(name, compact(schemas[name]));
  }
  const rows = [...parts].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `${generatedBanner(source)}import type { OperationId } from "./api.ts";

/**
 * What a value is: \`s\` text, \`n\` number, \`b\` true or false, \`0\` null, \`?\` anything, \`#Name\` a part below; a list holds its
 * item, an object its members (\`name?\` may be missing; \`*\` is every other), \`|\` alternatives.
 */
export type AnswerShape = string | readonly AnswerShape[] | { readonly [member: string]: AnswerShape };

/** What stands in \`value\` of each call's answer; only what its use depends on. */
export const answerShapes: Readonly<Record<OperationId, AnswerShape>> = {
${answers.join("")}};

/** Parts that several answers share. */
export const answerParts: Readonly<Record<string, AnswerShape>> = {
${rows.map(([name, shape]) => `  ${name}: ${JSON.stringify(shape)},\n`).join("")}};
`;
}

/** Of these nothing is read but that they were done: refusing the answer would say that they were not. */
const onlyDone = ["firstLogin", "changePassword", "updateLanguage"];

/** Whether the value is used as it comes. Tables take whatever rows came; a page reads its permission answer part by part. */
function isFree(id: string, call: OpenApiOperation): boolean {
  return call["x-table"] === true || id === "getPermission" || onlyDone.includes(id);
}

function compactOf(schema: JsonSchema | boolean | undefined, used: Set<string>): Compact {
  if (typeof schema !== "object") return "?";
  if (schema.$ref !== undefined) {
    const name = schema.$ref.replace("#/components/schemas/", "");
    used.add(name);
    return `#${name}`;
  }
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches) return { "|": branches.map((branch) => compactOf(branch, used)) };
  if (schema.allOf) return schema.allOf.length === 1 ? compactOf(schema.allOf[0], used) : "?";
  if (schema.type !== undefined && typeof schema.type !== "string") {
    return { "|": schema.type.map((type) => compactOf({ ...schema, type }, used)) };
  }
  if (schema.type === "array") return [compactOf(schema.items, used)];
  if (schema.type === "object") return compactObject(schema, used);
  if (schema.type !== undefined) return letters[schema.type] ?? "?";
  // A word is read as text: which words there are is a matter of version.
  const words = schema.enum ?? ("const" in schema ? [schema.const] : []);
  return words.length > 0 && words.every((word) => typeof word === "string") ? "s" : "?";
}

function compactObject(schema: JsonSchema, used: Set<string>): Compact {
  const members = Object.entries(schema.properties ?? {}).map(([name, member]) => [
    schema.required?.includes(name) ? name : `${name}?`,
    compactOf(member, used),
  ]);
  const others =
    typeof schema.additionalProperties === "object" ? [["*", compactOf(schema.additionalProperties, used)]] : [];
  const all = [...members, ...others];
  // Of an answer that only says "done" nothing is read.
  return all.length === 0 && schema.additionalProperties === false ? "?" : (Object.fromEntries(all) as Compact);
}
