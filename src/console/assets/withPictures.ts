import { isRecord } from "#json/isRecord.ts";
import type { JsonSchema } from "#json/schema.ts";

/** Properties that hold the address of a picture, and the groups all of whose texts do. */
const pictures: ReadonlySet<string> = new Set(["image", "cover", "qrCodeUrl"]);
const groups: ReadonlySet<string> = new Set(["logo"]);

/** A schema whose addresses of pictures are picked from the library. */
export function withPictures(schema: JsonSchema): JsonSchema {
  return walk(schema, schema, false) as JsonSchema;
}

function walk(node: unknown, root: unknown, isInGroup: boolean): unknown {
  if (Array.isArray(node)) return node.map((each: unknown) => walk(each, root, isInGroup));
  if (!isRecord(node)) return node;
  return Object.fromEntries(
    Object.entries(node).map(([name, member]): [string, unknown] => {
      if (name !== "properties" || !isRecord(member)) return [name, walk(member, root, isInGroup)];
      const properties = Object.entries(member).map(([key, property]): [string, unknown] => {
        const isPicture = isInGroup || pictures.has(key);
        return [
          key,
          isPicture && isRecord(property) ? asPicture(property, root) : walk(property, root, groups.has(key)),
        ];
      });
      return [name, Object.fromEntries(properties)];
    }),
  );
}

/** The property itself, or what it refers to, with a format of its own. */
function asPicture(property: Record<string, unknown>, root: unknown): Record<string, unknown> {
  const { $ref, anyOf, ...own } = property;
  const [empty, other] = Array.isArray(anyOf) ? (anyOf as unknown[]) : [];
  if (isRecord(empty) && empty["const"] === "" && isRecord(other)) {
    // A picture or none: one text, which may be empty.
    const { pattern, ...rest } = asPicture({ ...other, ...own }, root);
    return { ...rest, ...(typeof pattern === "string" && { pattern: `^$|${pattern}` }) };
  }
  const definitions = isRecord(root) ? root["$defs"] : undefined;
  const name = typeof $ref === "string" ? $ref.slice("#/$defs/".length) : undefined;
  const meant = name !== undefined && isRecord(definitions) ? definitions[name] : undefined;
  const whole = isRecord(meant) ? { ...meant, ...own } : property;
  return whole["type"] === "string" ? { ...whole, format: "pick-picture" } : property;
}
