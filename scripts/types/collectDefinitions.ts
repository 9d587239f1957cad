import { isDeepStrictEqual } from "node:util";
import type { JsonSchema } from "#json/schema.ts";
import { typeName } from "./typeName.ts";
import type { NameOf } from "./writeType.ts";

/** A schema document with the name it is referred to by (its file name). */
export interface SchemaDocument {
  file: string;
  schema: JsonSchema;
}

/** Every definition of some schema documents under its type name, and how references in them resolve. */
export interface Definitions {
  byName: Map<string, { schema: JsonSchema; file: string }>;
  /** The resolver for references that stand in the document `file`. */
  nameOf(file: string): NameOf;
}

/**
 * Gives every document and every entry of `$defs` one type name. Two documents may define the same thing under the
 * same name; two different things under one name are an error, because one file holds all the types.
 */
export function collectDefinitions(documents: SchemaDocument[]): Definitions {
  const byName: Definitions["byName"] = new Map();
  const add = (name: string, schema: JsonSchema, file: string) => {
    const known = byName.get(name);
    if (known && !isDeepStrictEqual(known.schema, schema)) {
      throw new Error(`${file} and ${known.file} both define ${name}, and differ; give one another name`);
    }
    byName.set(name, known ?? { schema, file });
  };
  const rootNames = new Map<string, string>();
  const ids = new Map<string, string>();
  for (const { file, schema } of documents) {
    const name = typeName(schema.title ?? file.replace(/\.schema\.json$/, ""));
    rootNames.set(file, name);
    if (schema.$id) ids.set(schema.$id, file);
    if (schema.$ref === undefined || schema.properties) add(name, schema, file);
    for (const [key, definition] of Object.entries(schema.$defs ?? {})) add(typeName(key), definition, file);
  }
  const nameOf =
    (from: string): NameOf =>
    (reference) => {
      const [target = "", pointer = ""] = reference.split("#");
      const file = target === "" ? from : (ids.get(target) ?? target.replace(/^.*\//, ""));
      const definition = /^\/(?:\$defs|definitions)\/([^/]+)$/.exec(pointer)?.[1];
      const name = definition ? typeName(definition) : rootNames.get(file);
      if (!name || !rootNames.has(file) || !byName.has(name)) throw new Error(`${from}: nothing is at ${reference}`);
      return name;
    };
  return { byName, nameOf };
}
