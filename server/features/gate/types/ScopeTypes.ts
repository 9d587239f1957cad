import schema from "#schemas/entities/scope.schema.json" with { type: "json" };
import { suggest } from "#json/suggest.ts";
import { parsePointer } from "#json/pointer.ts";
import { followed, memberNames, memberType, contractSchema } from "./contractSchema.ts";
import type { JsonSchema } from "#json/schema.ts";

/** What can be read under each root of the scope. */
export type ScopeTypes = ReadonlyMap<string, JsonSchema>;

/** What of the schema of the scope its types are made from. */
interface ScopeSchema extends JsonSchema {
  /** A shape of the contract whose members are read here as well. */
  readonly "x-contract"?: string;
  /** Where the root is read; everywhere when it is not there. */
  readonly "x-inside"?: string;
}

/** Roots that every document of the player reads. What has a place of its own (`/data`, `/row` …) is added by that. */
export const siteScope: ScopeTypes = new Map(
  Object.entries(schema.properties as Readonly<Record<string, ScopeSchema>>)
    .filter(([, root]) => root["x-inside"] === undefined)
    .map(([name, root]) => [name, withContract(root)]),
);

function withContract({ "x-contract": name, description: _description, ...type }: ScopeSchema): JsonSchema {
  const items = typeof type.items === "object" ? { items: withContract(type.items) } : {};
  if (name === undefined) return { ...type, ...items };
  const shared = contractSchema(name) ?? {};
  if (type.properties === undefined) return shared;
  return { ...type, properties: { ...followed(shared).properties, ...type.properties } };
}

/** What a pointer reads: its type, or why it reads nothing. `at` is how much of the pointer is right. */
export type Reading = { type: JsonSchema } | { reason: string; nearest?: string };

/** Follows a pointer through the types of a scope. */
export function readType(pointer: string, scope: ScopeTypes): Reading {
  const [root, ...steps] = parsePointer(pointer) ?? [];
  if (root === undefined) return { type: {} };
  const known = scope.get(root);
  if (known === undefined)
    return unknown(
      `Nothing is read under /${root} here`,
      root,
      [...scope.keys()],
      (name) => `/${[name, ...steps].join("/")}`,
    );
  return followSteps(known, steps, `/${root}`);
}

/** Follows the steps of a pointer from a type; `from` is where it begins, for messages. */
export function followSteps(type: JsonSchema, steps: readonly string[], from: string): Reading {
  let at = from;
  let current = type;
  for (const [index, step] of steps.entries()) {
    const next = memberType(current, step);
    if (next === undefined) {
      const rest = steps
        .slice(index + 1)
        .map((one) => `/${one}`)
        .join("");
      return unknown(
        `There is no "${step}" under ${at === "" ? "the row" : at}`,
        step,
        memberNames(current) ?? [],
        (name) => `${at}/${name}${rest}`,
      );
    }
    at += `/${step}`;
    current = next;
  }
  return { type: current };
}

function unknown(reason: string, written: string, choices: string[], toPointer: (name: string) => string): Reading {
  const near = suggest(written, choices);
  return { reason, ...(near !== undefined && { nearest: toPointer(near) }) };
}
