import { followed, type JsonType } from "./JsonType.ts";

/** A plausible value of a type of the contract: every member is there, lists have one item. Texts say nothing. */
export function sampleOf(type: JsonType, depth = 0): unknown {
  const own = followed(type);
  if (depth > 12) return null;
  if (own.const !== undefined) return own.const;
  if (own.enum !== undefined) return own.enum[0];
  if (own.examples?.[0] !== undefined) return own.examples[0];
  const branch = own.oneOf?.[0] ?? own.anyOf?.[0];
  if (branch !== undefined) return sampleOf(branch, depth + 1);
  const kind = Array.isArray(own.type) ? own.type[0] : own.type;
  if (own.properties !== undefined || kind === "object") {
    const members = Object.entries(own.properties ?? {}).map(([name, member]) => [name, sampleOf(member, depth + 1)]);
    return Object.fromEntries(members);
  }
  if (own.items !== undefined || kind === "array") return [sampleOf(own.items ?? {}, depth + 1)];
  switch (kind) {
    case "integer":
    case "number":
      return Math.max(own.minimum ?? 1, 1);
    case "boolean":
      return true;
    case "null":
      return null;
    default:
      return own.format === "date-time" ? "2026-01-01T12:00:00.000Z" : own.format === "date" ? "2026-01-01" : "text";
  }
}
