import { isRecord } from "#json/isRecord.ts";
import { readPointer } from "#json/pointer.ts";

/** Schemas by file name: `rules.schema.json`. */
export type SchemaFiles = Readonly<Record<string, unknown>>;

/**
 * One schema that stands by itself: the part that a reference names (`site.schema.json#/properties/menus`), and every
 * definition it needs, from whatever file, under `$defs`. Throws where the reference leads nowhere.
 */
export function bundleSchema(files: SchemaFiles, reference: string): Record<string, unknown> {
  const definitions: Record<string, unknown> = {};
  const take = (written: string, home: string): string => {
    const [file = "", fragment = ""] = written.split("#", 2);
    const source = file === "" ? home : file;
    const name = `${source}${fragment}`.replaceAll(/[^A-Za-z0-9]+/g, "_");
    if (!(name in definitions)) {
      const found = fragment === "" ? files[source] : readPointer(files[source], fragment);
      if (!isRecord(found)) throw new Error(`No schema is at ${source}#${fragment}`);
      // In its place before it is filled, so that a definition may refer to itself.
      definitions[name] = {};
      // A definition's title names its type; what people edit is named by the property that holds it.
      const { title: _typeName, ...definition } = found;
      definitions[name] = rewrite(definition, source);
    }
    return `#/$defs/${name}`;
  };
  const rewrite = (schema: unknown, home: string): unknown => {
    if (Array.isArray(schema)) return schema.map((each) => rewrite(each, home));
    if (!isRecord(schema)) return schema;
    const kept = Object.entries(schema).filter(([key]) => key !== "$defs" && key !== "$id" && key !== "$schema");
    return Object.fromEntries(
      kept.map(([key, value]) =>
        key === "$ref" && typeof value === "string" ? [key, take(value, home)] : [key, rewriteMember(key, value, home)],
      ),
    );
  };
  const rewriteMember = (key: string, value: unknown, home: string) => {
    // The member that names the schema for editors is no part of what an operator edits.
    if (key === "properties" && isRecord(value)) {
      const { $schema: _editors, ...properties } = value;
      return Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, rewrite(each, home)]));
    }
    return key === "examples" || key === "enum" || key === "const" ? value : rewrite(value, home);
  };
  return { $ref: take(reference, ""), $defs: definitions };
}
