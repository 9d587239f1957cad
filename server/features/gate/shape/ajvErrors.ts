import { Ajv, type ErrorObject, type ValidateFunction } from "ajv";
import { configSchemas, type ConfigSchemaName } from "./configSchemas.ts";

// A colour's format tells editors to show one; what may be written is said by its pattern.
const ajv = new Ajv({ discriminator: true, allowUnionTypes: true, formats: { color: true } });
for (const schema of Object.values(configSchemas)) ajv.addSchema(schema as object);

const compiled = new Map<ConfigSchemaName, ValidateFunction>();

/** What ajv says against a document of this sort: its first errors, or nothing. The schema is compiled at the first use. */
export function ajvErrors(name: ConfigSchemaName, document: unknown): ErrorObject[] {
  let validate = compiled.get(name);
  if (validate === undefined) {
    validate = ajv.compile({ $ref: configSchemas[name].$id ?? "" });
    compiled.set(name, validate);
  }
  return validate(document) ? [] : (validate.errors ?? []);
}
