import type { JsonSchema, SchemaError } from "./schema.ts";
import { schemaErrors, type FindSchema } from "./schemaErrors.ts";

/** The first thing that a schema does not allow in a value, or null (see `schemaErrors`). */
export function checkShape(
  schema: JsonSchema | boolean,
  value: unknown,
  find: FindSchema,
  pointer = "",
): SchemaError | null {
  return schemaErrors(schema, value, find, pointer)[0] ?? null;
}
