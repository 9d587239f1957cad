import { readdir } from "node:fs/promises";
import type { Generator } from "./Generator.ts";
import type { JsonSchema } from "#json/schema.ts";
import type { OpenApi } from "./OpenApi.ts";
import { readJson } from "./readJson.ts";

/** One tag of the contract: its addresses, and the shared shapes that only its calls use. */
type TagSource = Pick<OpenApi, "paths"> & { schemas?: Record<string, JsonSchema> };

type SharedSource = Omit<OpenApi, "paths"> & { openapi: string; tags: { name: string }[] };

/** What is written in pieces, and the one document that programs and editors read. */
const bundles: Readonly<Record<string, () => Promise<object>>> = {
  "schemas/config/layout.schema.json": bundleLayout,
  "schemas/api/openapi.json": bundleContract,
};

/** The page language and the contract, each in one document, made from `schemas/config/kinds`, `layout` and `schemas/api`. */
export const schemaBundles: Generator = {
  name: "schema bundles",
  generate: () =>
    Promise.all(
      Object.entries(bundles).map(async ([path, bundle]) => ({
        path,
        text: `${JSON.stringify(await bundle(), null, 2)}\n`,
      })),
    ),
};

/** Reads a schema; one that is written in pieces is put together from what the pieces say now, not from the file. */
export async function readSchema<T>(path: string): Promise<T> {
  return ((await bundles[path]?.()) as T | undefined) ?? readJson<T>(path);
}

/** The layout schema: definitions in the order of their names, then the kinds in the order in which `node` lists them. */
async function bundleLayout(): Promise<object> {
  const [{ layout, ...definitions }, kinds] = await Promise.all([
    readPieces<JsonSchema>("schemas/config/layout"),
    readPieces<JsonSchema>("schemas/config/kinds"),
  ]);
  const listed = (definitions["node"]?.oneOf ?? []).map(({ $ref = "" }) => $ref.slice($ref.lastIndexOf("-") + 1));
  expectSame(listed, Object.keys(kinds), "schemas/config/layout/node.json and the files of schemas/config/kinds");
  const named = listed.map((kind) => [`kind-${kind}`, withShared(kinds[kind] ?? {})]);
  const $comment = "Made by `npm run types` from schemas/config/layout and schemas/config/kinds; do not edit.";
  return within(
    { $comment, ...layout, $defs: { ...definitions, ...Object.fromEntries(named) } },
    "../layout.schema.json",
  );
}

/** A kind with what every kind has and its file does not repeat, after `when`. */
function withShared({ properties = {}, ...kind }: JsonSchema): JsonSchema {
  const { kind: name, id, when, ...own } = properties;
  const hideOn = { $ref: "../layout.schema.json#/$defs/hideOn" };
  return { ...kind, properties: { kind: name, id, when, hideOn, ...own } as Record<string, JsonSchema> };
}

/** The contract: the calls in the order of its tags, the shared shapes first. */
async function bundleContract(): Promise<object> {
  const { shared, openapi: _, ...tags } = await readPieces<unknown>("schemas/api");
  const { openapi: version, components, ...head } = shared as SharedSource;
  const names = head.tags.map(({ name }) => name);
  expectSame(names, Object.keys(tags), "the tags in schemas/api/shared.json and the files of schemas/api");
  const sources = names.map((name) => tags[name] as TagSource);
  const schemas = merge([components.schemas, ...sources.map((source) => source.schemas ?? {})]);
  const rights = await readJson<Record<string, string[]>>("schemas/rights.json");
  const paths = withRoles(merge(sources.map((source) => source.paths)), rights);
  const made = "Made by `npm run types` from the other files of schemas/api; do not edit.";
  return within(
    { openapi: version, "x-made": made, ...head, paths, components: { ...components, schemas } },
    "openapi.json",
  );
}

/** The roles beside the right that a call of the console names; a call that lists roles of operators itself is refused. */
function withRoles(paths: OpenApi["paths"], rights: Record<string, readonly string[]>): OpenApi["paths"] {
  const written = JSON.stringify(paths, (_, node: unknown) => {
    if (typeof node !== "object" || node === null || !("x-auth" in node) || node["x-auth"] !== "console") return node;
    const { "x-right": right = "", ...call } = node as Record<string, unknown>;
    const roles = rights[String(right)];
    if (roles === undefined || "x-roles" in call)
      throw new Error(`${String(call["operationId"])}: name its right of schemas/rights.json in x-right, no x-roles`);
    return Object.fromEntries(
      Object.entries(node).flatMap(([name, value]) =>
        name === "x-right" ? [[name, value] as const, ["x-roles", roles] as const] : [[name, value] as const],
      ),
    );
  });
  return JSON.parse(written) as OpenApi["paths"];
}

/** The files of a folder by their names, in the order of these. */
async function readPieces<T>(folder: string): Promise<Record<string, T>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".json")).toSorted();
  const pieces = files.map(async (file) => [file.slice(0, -".json".length), await readJson<T>(`${folder}/${file}`)]);
  return Object.fromEntries(await Promise.all(pieces)) as Record<string, T>;
}

/** Several tables as one; a name that two of them have is an error, because one would be lost. */
function merge<T>(tables: Record<string, T>[]): Record<string, T> {
  const entries = tables.flatMap((table) => Object.entries(table));
  const twice = entries.find(([name], index) => entries.findIndex(([other]) => other === name) !== index);
  if (twice) throw new Error(`${twice[0]} is written twice`);
  return Object.fromEntries(entries);
}

function expectSame(listed: string[], found: string[], where: string): void {
  const odd = [...new Set(listed).symmetricDifference(new Set(found))];
  if (odd.length > 0) throw new Error(`Not in both, ${where}: ${odd.join(", ")}`);
}

/** References of the pieces to the document that they become part of, as references within it. */
function within<T extends object>(piece: T, document: string): T {
  return JSON.parse(JSON.stringify(piece).replaceAll(`"${document}#/`, `"#/`)) as T;
}
