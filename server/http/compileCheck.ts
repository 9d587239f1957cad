import formats from "ajv-formats";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { contract, type RawSchema } from "./contract.ts";

/** Addresses are text: numbers and switches are read from it, and what nobody asked for is dropped. */
const addressAjv = createAjv({ coerceTypes: true, removeAdditional: true });
/** Bodies are typed: nothing is read into anything else, and what nobody asked for is refused. */
const bodyAjv = createAjv({ coerceTypes: false, removeAdditional: false });

function createAjv(options: { coerceTypes: boolean; removeAdditional: boolean }): Ajv2020 {
  const ajv = new Ajv2020({ ...options, useDefaults: true, allErrors: false, strict: true, allowUnionTypes: true });
  formats.default(ajv, ["date", "date-time", "uuid"]);
  for (const schema of contract.schemas) ajv.addSchema(schema);
  return ajv;
}

/** Compiles a schema of the contract for a part of a request. */
export function compileCheck(schema: RawSchema, part: "body" | "address"): ValidateFunction {
  return (part === "body" ? bodyAjv : addressAjv).compile(schema);
}
