import type { FormField } from "#contracts/entities.ts";
import type { SchemaLeaf } from "./SchemaLeaf.ts";

/** A leaf as a field of a form. It has no rule of its own: the document is checked as a whole. */
export function schemaField({ pointer, label, isRequired, described }: SchemaLeaf): FormField {
  return {
    widget: "text",
    label,
    required: isRequired,
    rule: {
      type: "any",
      required: isRequired,
      minLength: 0,
      maxLength: 0,
      pattern: null,
      patternId: 0,
      equals: null,
      choices: [],
    },
    trim: false,
    whenHidden: "keep",
    ...described,
    name: pointer,
  };
}
