import { inWords } from "./inWords.ts";
import type { JsonSchema, SchemaError } from "./schema.ts";

/** Which alternative a value says it is. */
export interface Tagged {
  /** The value does not say it at all: the member is missing. */
  isMissing: boolean;
  /** The alternative of that word; undefined where none has it. */
  branch: JsonSchema | undefined;
  /** The member that carries the word (`kind`, `do`). */
  name: string;
  /** What the value says. */
  written: unknown;
  /** What the alternatives say. */
  choices: readonly string[];
}

/**
 * The alternative that a value names by a member which every alternative demands and fixes to words of its own. Undefined
 * where the alternatives have no such member. A value without the member fits none of them, so none has to be tried.
 */
export function taggedBranch(branches: readonly JsonSchema[], value: unknown): Tagged | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value) || branches.length < 2) return undefined;
  const name = Object.keys(branches[0]?.properties ?? {}).find((member) =>
    branches.every((branch) => branch.required?.includes(member) && wordsOf(branch, member).length > 0),
  );
  if (name === undefined) return undefined;
  const choices = branches.flatMap((one) => wordsOf(one, name).map(String));
  if (!Object.hasOwn(value, name)) return { isMissing: true, branch: undefined, name, written: undefined, choices };
  const written = (value as Record<string, unknown>)[name];
  const [branch, other] = branches.filter((one) => wordsOf(one, name).includes(written));
  if (other) return undefined;
  return { isMissing: false, branch, name, written, choices };
}

/** The error of a value that names no alternative, or one that nobody knows. */
export function tagError({ isMissing, name, written, choices }: Tagged, pointer: string): SchemaError {
  if (isMissing) return { pointer, rule: "required", missing: name, reason: `"${name}" is missing` };
  const reason = `${JSON.stringify(written)} is not known here`;
  return { pointer: `${pointer}/${name}`, rule: "enum", reason, written: inWords(written), choices };
}

function wordsOf(branch: JsonSchema, member: string): readonly unknown[] {
  const schema = branch.properties?.[member];
  if (!schema) return [];
  return "const" in schema ? [schema.const] : (schema.enum ?? []);
}
