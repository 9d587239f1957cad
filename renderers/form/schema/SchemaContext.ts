import type { DrawnSchema } from "#rendering/hooks/useSchemaForm.ts";
import { toPointer } from "#json/pointer.ts";
import type { SchemaMembers } from "./SchemaMembers.ts";

/** What every template and widget of a schema form is given by rjsf. */
export interface SchemaContext {
  drawn: DrawnSchema;
  members: SchemaMembers;
  /** Where in the document the part stands that this rjsf form draws; empty for the whole document. */
  base: string;
  /** Which level of a list that holds itself this is, counted from 1. */
  level: number;
}

/** The pointer into the document of what rjsf knows by its path in the part that it draws. */
export function pointerIn({ base }: SchemaContext, { path }: { path: readonly (string | number)[] }): string {
  return base + toPointer(...path);
}
