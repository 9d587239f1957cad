import type { FormField } from "#contracts/entities.ts";
import type { JsonSchema } from "#json/schema.ts";

/** One leaf of a document that is drawn: a field of the form under its pointer. */
export interface SchemaLeaf {
  pointer: string;
  /** In the user's language. */
  label: string;
  schema: JsonSchema;
  isRequired: boolean;
  /** Is what stands in it folded away, and not drawn? */
  isFolded?: boolean | undefined;
  /** The field as a form describes it, where one does. */
  described?: FormField | undefined;
}
