import openapi from "#schemas/api/openapi.json" with { type: "json" };
import { operations, type Operation } from "#contracts/operations.ts";
import type { JsonSchema } from "#json/schema.ts";

/** A parameter of a call. */
export interface CallParameter {
  required: boolean;
  type: JsonSchema;
  /** It stands in the address, where everything is a text. */
  isText: boolean;
}

/** What a call takes and gives, as the contract says. */
export interface CallType {
  operation: Operation;
  parameters: ReadonlyMap<string, CallParameter>;
  /** The codes that it may be refused with beside those of every call; undefined where the contract lists none. */
  refusals: readonly string[] | undefined;
  /** The `value` of its answer. */
  value: JsonSchema;
}

interface RawParameter {
  name: string;
  in: string;
  required?: boolean;
  schema: JsonSchema;
}

interface RawOperation {
  operationId: string;
  "x-refusals"?: readonly string[];
  parameters?: RawParameter[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<
    string,
    { content?: Record<string, { schema: { oneOf?: { properties?: { value?: JsonSchema } }[] } }> }
  >;
}

function readCall(raw: RawOperation, operation: Operation): CallType {
  const parameters = new Map<string, CallParameter>();
  for (const { name, in: place, required = false, schema } of raw.parameters ?? []) {
    if (place !== "header") parameters.set(name, { required, type: schema, isText: true });
  }
  const body = Object.values(raw.requestBody?.content ?? {})[0]?.schema;
  for (const [name, type] of Object.entries(body?.properties ?? {})) {
    parameters.set(name, { required: body?.required?.includes(name) ?? false, type, isText: false });
  }
  const answer = raw.responses["200"]?.content?.["application/json"]?.schema.oneOf?.[0];
  return { operation, parameters, refusals: raw["x-refusals"], value: answer?.properties?.value ?? {} };
}

/** Every call of the contract by its operationId. */
export const callTypes: ReadonlyMap<string, CallType> = new Map(
  Object.values(openapi.paths)
    .flatMap((methods) => Object.values(methods) as unknown as RawOperation[])
    .map((raw) => [raw.operationId, readCall(raw, operations[raw.operationId as keyof typeof operations])]),
);
