import { declareType } from "./configTypes.ts";
import { docComment } from "./docComment.ts";
import { generatedBanner } from "./generatedBanner.ts";
import type { Generator } from "./Generator.ts";
import type { JsonSchema } from "#json/schema.ts";
import { listOperations, type ListedOperation } from "./listOperations.ts";
import type { OpenApi } from "./OpenApi.ts";
import { readSchema } from "./schemaBundles.ts";
import { typeName } from "./typeName.ts";
import { writeType, type NameOf } from "./writeType.ts";

const source = "schemas/api/openapi.json";

/** Types of the contract: its components, and each call's parameters, body and value: `src/contracts/api.ts`. */
export const apiTypes: Generator = {
  name: "contract types",
  async generate() {
    return [{ path: "src/contracts/api.ts", text: writeApiTypes(await readSchema<OpenApi>(source)) }];
  },
};

/** The module text for a contract. */
export function writeApiTypes(contract: OpenApi): string {
  const { schemas } = contract.components;
  const nameOf: NameOf = (reference) => {
    const name = /^#\/components\/schemas\/([^/]+)$/.exec(reference)?.[1] ?? "";
    if (!schemas[name]) throw new Error(`${source}: nothing is at ${reference}`);
    return typeName(name);
  };
  const components = Object.entries(schemas).map(([name, schema]) =>
    declareType(typeName(name), schema, writeType(schema, nameOf)),
  );
  const operations = listOperations(contract).map((operation) => writeOperation(operation, nameOf));
  return `${generatedBanner(source)}${components.join("\n")}
/** Every call by its operationId. */
export interface Operations {
${operations.join("")}}

/** The name of a call. */
export type OperationId = keyof Operations;

/** Path, query and body members of a call in one object. */
export type ParamsOf<Id extends OperationId> = Operations[Id]["params"];

/** The clear body of a call. */
export type BodyOf<Id extends OperationId> = Operations[Id]["body"];

/** What stands in \`value\` when a call succeeds. */
export type ValueOf<Id extends OperationId> = Operations[Id]["value"];
`;
}

function writeOperation(operation: ListedOperation, nameOf: NameOf): string {
  const { id, source: call, parameters, body, value } = operation;
  const places: JsonSchema[] = [parameters.path, parameters.query].map(({ properties, required }) => ({
    type: "object",
    properties,
    required,
    additionalProperties: false,
  }));
  const parts: JsonSchema[] = [...places, ...(body ? [asMembers(body)] : [])].filter(
    (part) => part.$ref !== undefined || Object.keys(part.properties ?? {}).length > 0,
  );
  const write = (schema: JsonSchema | undefined) => (schema ? writeType(schema, nameOf, "    ") : "undefined");
  const params: JsonSchema = parts.length === 0 ? { type: "object", additionalProperties: false } : { allOf: parts };
  return `${docComment({ description: call.summary ?? "" }, "  ")}  ${id}: {
    path: ${write(places[0])};
    query: ${write(places[1])};
    body: ${write(body)};
    params: ${write(params)};
    value: ${write(value)};
  };
`;
}

/** A body that is not an object is passed as the one parameter `body`. */
function asMembers(body: JsonSchema): JsonSchema {
  const isObject = body.$ref !== undefined || body.type === "object";
  return isObject ? body : { type: "object", properties: { body }, required: ["body"] };
}
