import { readFile } from "node:fs/promises";
import { escapeCell } from "./escapeCell.ts";
import type { Generator } from "./Generator.ts";
import type { JsonSchema } from "#json/schema.ts";
import type { OpenApi } from "./OpenApi.ts";
import { readJson } from "./readJson.ts";
import { readSchema } from "./schemaBundles.ts";

const source = "schemas/entities/scope.schema.json";
const path = "docs/integrators.md";
const [start, end] = ["<!-- scope: written by npm run types -->", "<!-- scope: end -->"];

type ScopeRoot = JsonSchema & { "x-inside"?: string; "x-contract"?: string; "x-written"?: string };

/** The table of what pages read, in the integrator's guide, made from the schema of the scope. */
export const scopeReference: Generator = {
  name: "reference of the scope",
  async generate() {
    const [guide, schema, { components }] = await Promise.all([
      readFile(path, "utf8"),
      readJson<JsonSchema>(source),
      readSchema<OpenApi>("schemas/api/openapi.json"),
    ]);
    const [before, after] = [guide.indexOf(start), guide.indexOf(end)];
    if (before < 0 || after < before) throw new Error(`${path} has no place for the table of the scope`);
    const text = `${guide.slice(0, before + start.length)}\n\n${writeScopeTable(schema, components.schemas)}\n\n${guide.slice(after)}`;
    return [{ path, text }];
  },
};

/** Markdown for a schema of the scope: each root, what it is, and where it is read. `shapes` are those of the contract. */
export function writeScopeTable({ properties = {} }: JsonSchema, shapes: Readonly<Record<string, JsonSchema>>): string {
  const rows = Object.entries(properties).map(([name, root]) => {
    const { description = "", properties: own, "x-contract": contract = "", ...marks } = root as ScopeRoot;
    const members = new Set([...Object.keys(own ?? {}), ...Object.keys(shapes[contract]?.properties ?? {})]);
    const listed = [...members].map((member) => `\`${member}\``).join(", ");
    const inside = marks["x-inside"] === undefined ? "" : ` (inside ${marks["x-inside"]})`;
    const written = marks["x-written"] ?? `/${name}${members.size === 0 ? "" : "/…"}`;
    const words = escapeCell(`${description}${inside}${listed === "" ? "" : `: ${listed}`}`);
    return `| \`${written}\` | ${words} |`;
  });
  return ["| pointer | reads |", "|---|---|", ...rows].join("\n");
}
