import { escapeCell } from "./escapeCell.ts";
import type { Generator } from "./Generator.ts";
import type { JsonSchema } from "#json/schema.ts";
import { listOperations, type ListedOperation } from "./listOperations.ts";
import type { OpenApi } from "./OpenApi.ts";
import { readSchema } from "./schemaBundles.ts";

const source = "schemas/api/openapi.json";
const path = "docs/calls.md";

/** The reference of all calls for people, made from the contract: `docs/calls.md`. */
export const callReference: Generator = {
  name: "reference of calls",
  async generate() {
    return [{ path, text: writeCallReference(await readSchema<OpenApi>(source)) }];
  },
};

/** Markdown for a contract: the calls of each tag in the order of the contract, with what they take, give and demand. */
function writeCallReference(contract: OpenApi): string {
  const operations = listOperations(contract);
  const tags = [...new Set(operations.map(tagOf))];
  return [
    "# Reference of calls",
    `Made by \`npm run types\` from \`${source}\`; do not edit. What a platform of your own must do beyond single calls is in [its guide](platform.md); how pages use calls is in the [integrator's guide](integrators.md#calls).`,
    "What a call gives stands in `value` of its answer, beside `success` and `message`. A name in **bold** must be sent.",
    ...tags.flatMap((tag) => [
      `## ${tag}`,
      ...operations.filter((operation) => tagOf(operation) === tag).flatMap((operation) => writeCall(operation)),
    ]),
    "",
  ].join("\n\n");
}

function tagOf({ source: { tags = [] } }: ListedOperation): string {
  return tags[0] ?? "other";
}

function writeCall(operation: ListedOperation): string[] {
  const { id, method, path: address, source: written, parameters, body, value } = operation;
  const facts = [
    ["Address", `\`${method} ${address}\``],
    ["For", whoMay(written)],
    ["In the path", writeNames(parameters.path)],
    ["In the query", writeNames(parameters.query)],
    ["Body", body && writeBody(body)],
    ["Gives", value && nameOf(value)],
    ["Also", extras(written).join(", ")],
  ].filter(([, fact]) => fact !== undefined && fact !== "");
  return [
    `### ${id}`,
    [written.summary, written.description]
      .filter(Boolean)
      .map((text) => endSentence(`${text}`))
      .join(" "),
    `| | |\n|---|---|\n${facts.map(([name, fact]) => `| ${name} | ${escapeCell(fact)} |`).join("\n")}`,
  ];
}

function whoMay({ "x-auth": audience = "none", "x-roles": roles = [] }: ListedOperation["source"]): string {
  if (audience === "none") return "anybody";
  const who = audience === "player" ? "whoever is logged in" : "operators";
  const kinds = audience === "player" ? `accounts of type ${roles.join(", ")}` : roles.join(", ");
  return roles.length === 0 ? who : `${who}: ${kinds}`;
}

function extras(written: ListedOperation["source"]): string[] {
  return [
    written["x-encrypted"] && "the body is encrypted (JWE)",
    written["x-idempotent"] && "takes an `Idempotency-Key`",
    written["x-table"] && "pages may draw it as a table",
    written["x-export"] && "can be had as a file",
    written["x-page-call"] && "actions of pages may call it",
    written["x-stream"] && "server-sent events",
    written["x-example"] && "behind an example page: only a platform with demo data answers it",
    written["x-passive"] && "does not keep an idle session alive",
    written["x-stays-open"] && "answered while the site is closed",
    written["x-stub"] && "no answer of its own yet: a platform with demo data answers by the schema",
  ].filter((extra) => typeof extra === "string");
}

function writeBody(body: JsonSchema): string {
  const { properties, required = [] } = body;
  return properties ? writeNames({ properties, required }) : nameOf(body);
}

function writeNames({ properties, required = [] }: Pick<JsonSchema, "properties" | "required">): string {
  return Object.entries(properties ?? {})
    .map(([name, schema]) => `${required.includes(name) ? `**\`${name}\`**` : `\`${name}\``} ${nameOf(schema)}`)
    .join(", ");
}

/** A type in a word or two; those that the contract names are called by it. */
function nameOf({ $ref, const: fixed, enum: words, type, items, oneOf, anyOf }: JsonSchema): string {
  if ($ref !== undefined) return $ref.replace(/^.*\//, "");
  if (fixed !== undefined) return `\`${JSON.stringify(fixed)}\``;
  if (words) return words.map((word) => `\`${JSON.stringify(word)}\``).join(" ");
  if (oneOf ?? anyOf) return [...new Set((oneOf ?? anyOf ?? []).map(nameOf))].join(" or ");
  if (type === "array") return `list of ${typeof items === "object" ? nameOf(items) : "anything"}`;
  return type === undefined ? "anything" : [type].flat().join(" or ");
}

function endSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
