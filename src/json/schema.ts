import { isRecord } from "./isRecord.ts";

/** The part of JSON Schema (draft-07 to 2020-12) that our documents and our contract use. */
export interface JsonSchema {
  readonly $id?: string;
  readonly $ref?: string;
  /** `scope: row` marks a template that is resolved later, for each row. */
  readonly $comment?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  readonly title?: string;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly examples?: readonly unknown[];
  /** `binary` is bytes; others say nothing about the type. */
  readonly format?: string;
  /** OpenAPI 3.0's way of allowing null; kept because contract fragments travel between versions. */
  readonly nullable?: boolean;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: boolean | JsonSchema;
  readonly patternProperties?: Readonly<Record<string, JsonSchema>>;
  readonly propertyNames?: { readonly pattern?: string };
  readonly required?: readonly string[];
  readonly items?: JsonSchema | boolean;
  readonly prefixItems?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly not?: JsonSchema;
  readonly if?: JsonSchema;
  readonly then?: JsonSchema;
  readonly else?: JsonSchema;
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
