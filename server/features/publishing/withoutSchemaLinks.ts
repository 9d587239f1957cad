import { isRecord } from "#json/isRecord.ts";

/**
 * A document without the `$schema` members of itself and of the documents in it: they tell editors where a schema lies, and
 * are not published.
 */
export function withoutSchemaLinks<T>(document: T): T {
  return strip(document) as T;
}

function strip(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strip);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== "$schema")
      .map(([key, member]) => [key, strip(member)]),
  );
}
