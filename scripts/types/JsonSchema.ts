/** The part of JSON Schema (draft-07 to 2020-12) that our schemas use and the generators read. */
export interface JsonSchema {
  $id?: string;
  $ref?: string;
  /** `scope: row` marks a template that is resolved later, for each row. */
  $comment?: string;
  $defs?: Record<string, JsonSchema>;
  title?: string;
  description?: string;
  deprecated?: boolean;
  type?: string | string[];
  /** `binary` is bytes; others say nothing about the type. */
  format?: string;
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, JsonSchema>;
  patternProperties?: Record<string, JsonSchema>;
  additionalProperties?: boolean | JsonSchema;
  required?: string[];
  items?: boolean | JsonSchema;
  prefixItems?: JsonSchema[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  /** OpenAPI 3.0's way of allowing null; kept because contract fragments travel between versions. */
  nullable?: boolean;
}
