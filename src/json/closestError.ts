import type { JsonSchema, SchemaError } from "./schema.ts";

/**
 * Place of the alternative that a value means: the one it names by a member that has to be a certain word
 * (`do: "call"`), or the only one that knows all its members; -1 where that cannot be said.
 */
export function meantBranch(branches: readonly JsonSchema[], value: unknown): number {
  if (typeof value !== "object" || value === null) return -1;
  const members = value as Record<string, unknown>;
  const tagged = branches.findIndex(({ properties = {} }) => {
    const tags = Object.entries(properties).filter(([, member]) => "const" in member);
    return tags.length > 0 && tags.every(([name, tag]) => members[name] === tag.const);
  });
  if (tagged >= 0) return tagged;
  const names = Object.keys(members);
  const knowing = branches.filter(
    ({ properties }) => properties && names.every((name) => Object.hasOwn(properties, name)),
  );
  return names.length > 0 && knowing.length === 1 && knowing[0] ? branches.indexOf(knowing[0]) : -1;
}

/** The error of the alternative that was meant: the one that got furthest. Where all fail on one word, all its choices. */
export function closestError(errors: readonly SchemaError[], pointer: string): SchemaError {
  const furthest = errors.toSorted((a, b) => b.pointer.length - a.pointer.length)[0];
  if (!furthest) return { pointer, rule: "anyOf", reason: "nothing that may stand here looks like this" };
  const alike = errors.filter((error) => error.choices && error.pointer === furthest.pointer);
  if (alike.length < 2) return furthest;
  const { written } = alike[0] as SchemaError;
  if (alike.some((error) => error.written !== written)) return furthest;
  return {
    pointer: furthest.pointer,
    rule: "enum",
    reason: `${JSON.stringify(written)} is not known here`,
    ...(written === undefined ? {} : { written }),
    choices: [...new Set(alike.flatMap((error) => error.choices ?? []))],
  };
}
