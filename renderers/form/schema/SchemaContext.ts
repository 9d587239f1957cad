import type { DrawnSchema } from "#rendering/hooks/useSchemaForm.ts";
import type { SchemaMembers } from "./SchemaMembers.ts";

/** What every template and widget of a schema form is given by rjsf. */
export interface SchemaContext {
  drawn: DrawnSchema;
  members: SchemaMembers;
}
