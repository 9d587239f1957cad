import type { RJSFSchema, ValidatorType } from "@rjsf/utils";
import { checkShape } from "#json/checkShape.ts";
import type { JsonSchema } from "#json/schema.ts";
import type { SchemaContext } from "./SchemaContext.ts";
import type { FindSchema } from "#json/schemaErrors.ts";
import { readPointer } from "#json/pointer.ts";

const noErrors = { errors: [], errorSchema: {} };

/**
 * What rjsf asks about schemas: which alternative fits, whether a condition holds. Answered by walking the schema, since
 * the browser compiles none. Whole documents are checked by the model, with the checks of the platform, so rjsf is never
 * asked to.
 */
export const validator: ValidatorType<unknown, RJSFSchema, SchemaContext> = {
  isValid: (schema, data, root) => checkShape(schema as JsonSchema, data, findIn(root as JsonSchema)) === null,
  validateFormData: () => noErrors,
  rawValidation: () => ({ errors: [] }),
};

/** Finds the schemas that a root schema refers to by JSON pointers into itself. */
function findIn(root: JsonSchema): FindSchema {
  return (reference) => {
    const pointer = reference.slice(reference.indexOf("#") + 1);
    return pointer === "" ? root : (readPointer(root, pointer) as JsonSchema | undefined);
  };
}
