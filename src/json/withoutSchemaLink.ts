import { isRecord } from "./isRecord.ts";

/** A document without the link to its schema, which is for editors. */
export function withoutSchemaLink(document: unknown): unknown {
  if (!isRecord(document) || !Object.hasOwn(document, "$schema")) return document;
  return Object.fromEntries(Object.entries(document).filter(([name]) => name !== "$schema"));
}
