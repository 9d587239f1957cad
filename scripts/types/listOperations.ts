import type { JsonSchema } from "#json/schema.ts";
import type { OpenApi, OpenApiOperation } from "./OpenApi.ts";

/** A call of the contract with what the generators need to know of it. */
export interface ListedOperation {
  id: string;
  method: string;
  path: string;
  source: OpenApiOperation;
  /** Schemas of path and query parameters by name. */
  parameters: Record<"path" | "query", { properties: Record<string, JsonSchema>; required: string[] }>;
  /** The clear body; where `x-encrypted` stands, it travels as a JWE. */
  body: JsonSchema | undefined;
  /** Content type of the body; empty without one. */
  bodyType: string;
  /** What stands in `value` of a successful answer; of an answer without our envelope, the whole answer. */
  value: JsonSchema | undefined;
}

const methods = ["get", "put", "post", "delete", "patch"];

/** Every call in the order of the contract. Throws on a call without an id, and where two share one. */
export function listOperations(contract: OpenApi): ListedOperation[] {
  const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.includes(method))
      .map(([method, source]) => listed(method.toUpperCase(), path, source)),
  );
  const seen = new Set<string>();
  for (const { id, method, path } of operations) {
    if (!id) throw new Error(`${method} ${path} has no operationId`);
    if (seen.has(id)) throw new Error(`Two calls are named ${id}`);
    seen.add(id);
  }
  return operations;
}

function listed(method: string, path: string, source: OpenApiOperation): ListedOperation {
  const [bodyType = "", body] = Object.entries(source.requestBody?.content ?? {})[0] ?? [];
  const answer = Object.entries(source.responses).find(([status]) => status.startsWith("2"))?.[1];
  const schema = Object.values(answer?.content ?? {})[0]?.schema;
  return {
    id: source.operationId,
    method,
    path,
    source,
    parameters: { path: parametersIn("path", source), query: parametersIn("query", source) },
    body: body?.schema,
    bodyType,
    value: schema && successValue(schema),
  };
}

function parametersIn(place: "path" | "query", source: OpenApiOperation): ListedOperation["parameters"]["path"] {
  const found = (source.parameters ?? []).filter((parameter) => parameter.in === place);
  return {
    properties: Object.fromEntries(found.map(({ name, schema }) => [name, schema])),
    required: found.filter((parameter) => place === "path" || parameter.required).map(({ name }) => name),
  };
}

function successValue(answer: JsonSchema): JsonSchema {
  const success = [answer, ...(answer.oneOf ?? [])].find((branch) => branch.properties?.["success"]?.const === true);
  return success?.properties?.["value"] ?? answer;
}
