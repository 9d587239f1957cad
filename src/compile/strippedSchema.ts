import { isRecord } from "./isRecord.ts";

/**
 * A schema without its `$data` keywords, for consumers that take them for literal values (rjsf 6 crashes on some and
 * fills in others). What they said must be checked elsewhere.
 */
export function strippedSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(strippedSchema);
  if (!isRecord(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([, member]) => !(isRecord(member) && typeof member["$data"] === "string"))
      .map(([name, member]) => [name, strippedSchema(member)]),
  );
}
