import type { SchemaShape } from "./schema.ts";
import type { ShapeFault } from "./ShapeFault.ts";
import { shapeFaults, type FindSchema } from "./shapeFaults.ts";

/** The first thing that a schema does not allow in a value, or null (see `shapeFaults`). */
export function checkShape(
  schema: SchemaShape | boolean,
  value: unknown,
  find: FindSchema,
  pointer = "",
): ShapeFault | null {
  return shapeFaults(schema, value, find, pointer)[0] ?? null;
}
