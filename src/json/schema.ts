import { isRecord } from "./isRecord.ts";

/** The part of JSON Schema that the node language and contract fragments use. */
export interface SchemaShape {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, SchemaShape>>;
  readonly additionalProperties?: boolean | SchemaShape;
  readonly patternProperties?: Readonly<Record<string, SchemaShape>>;
  readonly propertyNames?: { readonly pattern?: string };
  readonly required?: readonly string[];
  readonly items?: SchemaShape | boolean;
  readonly anyOf?: readonly SchemaShape[];
  readonly oneOf?: readonly SchemaShape[];
  readonly allOf?: readonly SchemaShape[];
  readonly not?: SchemaShape;
  readonly if?: SchemaShape;
  readonly then?: SchemaShape;
  readonly else?: SchemaShape;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly minProperties?: number;
  readonly maxProperties?: number;
}

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

/** Something in a value that its schema does not allow. */
export interface SchemaError {
  /** JSON pointer from the checked value. */
  pointer: string;
  /** The word of JSON Schema that is not kept, where it is one: `required`, `minLength`. */
  rule?: string;
  /** The limit that is not kept, where the rule has one. */
  limit?: number;
  /** Name of the property that is missing below the pointer, where one is. */
  missing?: string;
  /** A sentence without its end. */
  reason: string;
  /** What was written, where it is a word that could have been another. */
  written?: string;
  /** The words that would have been right. */
  choices?: readonly string[];
}
