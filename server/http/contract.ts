import openapi from "#schemas/api/openapi.json" with { type: "json" };
import type { OperationId } from "#contracts/api.ts";

/** A JSON Schema as plain data, for the framework and its compiler; who reads schemas takes JsonSchema. */
export type RawSchema = Record<string, unknown>;

/** One call of the contract, as the server needs it. Schemas are free of prose; references read `Name#`. */
export interface ContractOperation {
  id: OperationId;
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Fastify's spelling: `/wps/session/:id`. */
  url: string;
  tag: string;
  auth: "none" | "player" | "console";
  roles: readonly (string | number)[];
  /** What an operator must be allowed to do; empty where no operator calls. */
  right: string;
  isEncrypted: boolean;
  isIdempotent: boolean;
  readsCookies: boolean;
  isStream: boolean;
  hasLargeBody: boolean;
  /** The answer holds nothing but what everybody may read, and travels compressed. */
  isCompressed: boolean;
  /** Stands behind an example page, or has no answer of its own yet: only a platform with demo data answers it. */
  isDemoOnly: boolean;
  /** Has no answer of its own yet: it is answered by its schema. */
  isStub: boolean;
  /** Made by pages on their own, or to ask how long the session lives: no use that keeps a session alive. */
  isPassive: boolean;
  /** Goes on while the site is closed, and for visitors whom it is closed to. */
  staysOpen: boolean;
  /** Members of the body that are secrets: nothing keeps them, or a fast hash of them. */
  secrets: readonly string[];
  /** Content type of the body; undefined without a body. */
  bodyType: string | undefined;
  schemas: {
    path: RawSchema;
    query: RawSchema;
    headers: RawSchema;
    body: RawSchema | undefined;
    value: RawSchema | undefined;
  };
}

/** An operation as it stands in the document, so far as it is read here. */
export interface RawOperation {
  operationId: string;
  tags: string[];
  parameters?: RawParameter[];
  requestBody?: { content: Record<string, { schema: RawSchema }> };
  responses: Record<string, { content?: Record<string, { schema: { oneOf?: RawAnswer[] } }> }>;
  "x-auth": ContractOperation["auth"];
  "x-roles"?: (string | number)[];
  "x-right"?: string;
  "x-encrypted"?: boolean;
  "x-idempotent"?: boolean;
  "x-cookies"?: boolean;
  "x-stream"?: boolean;
  "x-largeBody"?: boolean;
  "x-compress"?: boolean;
  "x-example"?: boolean;
  "x-stub"?: boolean;
  "x-passive"?: boolean;
  "x-stays-open"?: boolean;
}

interface RawAnswer {
  properties?: { value: RawSchema };
}

/** Content type of a body that is bytes and no JSON. */
const bytesType = "application/octet-stream";

/** Members of a schema that explain it to people; checks do not need them. */
const prose = new Set(["description", "examples", "example", "title", "x-secret"]);

function withoutProse(node: unknown, insideProperties = false): unknown {
  if (Array.isArray(node)) return node.map((item) => withoutProse(item));
  if (typeof node !== "object" || node === null) return node;
  const entries = Object.entries(node).filter(([key]) => insideProperties || !prose.has(key));
  return Object.fromEntries(
    entries.map(([key, value]) => {
      if (key === "$ref" && typeof value === "string")
        return [key, value.replace("#/components/schemas/", "").concat("#")];
      return [key, withoutProse(value, !insideProperties && key === "properties")];
    }),
  );
}

interface RawParameter {
  name: string;
  in: string;
  required?: boolean;
  schema: RawSchema;
}

function objectOf(parameters: RawParameter[], place: string, closed: boolean): RawSchema {
  const chosen = parameters.filter((parameter) => parameter.in === place);
  const nameOf = ({ name }: RawParameter) => (place === "header" ? name.toLowerCase() : name);
  return {
    type: "object",
    ...(closed && { additionalProperties: false }),
    required: chosen.filter((parameter) => parameter.required).map(nameOf),
    properties: Object.fromEntries(chosen.map((parameter) => [nameOf(parameter), withoutProse(parameter.schema)])),
  };
}

/**
 * One call of the document. Throws where a call of the console needs a session and names no roles: such a call would be open
 * to every operator because somebody forgot it, and the platform does not start with it. Throws as well where an answer is
 * marked to be compressed that may hold a secret (BREACH).
 */
export function readOperation(path: string, method: string, raw: RawOperation): ContractOperation {
  const parameters = raw.parameters ?? [];
  if (raw["x-auth"] === "console" && (raw["x-roles"] ?? []).length === 0) {
    throw new Error(`${raw.operationId} (${path}) needs an operator's session: name in x-roles who may call it`);
  }
  const isForAnybody = method === "get" && raw["x-auth"] === "none" && !raw["x-cookies"] && !raw["x-stream"];
  if (raw["x-compress"] && !isForAnybody) {
    throw new Error(`${raw.operationId} (${path}) knows who asks, or is no plain answer: it cannot have x-compress`);
  }
  const content = Object.entries(raw.requestBody?.content ?? {})[0];
  const answer = raw.responses["200"]?.content?.["application/json"]?.schema.oneOf?.[0]?.properties?.value;
  return {
    id: raw.operationId as OperationId,
    method: method.toUpperCase() as ContractOperation["method"],
    url: path.replaceAll(/\{(\w+)\}/g, ":$1"),
    tag: raw.tags[0] ?? "",
    auth: raw["x-auth"],
    roles: raw["x-roles"] ?? [],
    right: raw["x-right"] ?? "",
    isEncrypted: raw["x-encrypted"] === true,
    isIdempotent: raw["x-idempotent"] === true,
    readsCookies: raw["x-cookies"] === true,
    isStream: raw["x-stream"] === true,
    hasLargeBody: raw["x-largeBody"] === true,
    isCompressed: raw["x-compress"] === true,
    isDemoOnly: raw["x-example"] === true || raw["x-stub"] === true,
    isStub: raw["x-stub"] === true,
    isPassive: raw["x-passive"] === true,
    staysOpen: raw["x-stays-open"] === true,
    secrets: Object.entries((content?.[1].schema["properties"] ?? {}) as Record<string, RawSchema>)
      .filter(([, member]) => member["x-secret"] === true)
      .map(([name]) => name),
    bodyType: content?.[0],
    schemas: {
      path: objectOf(parameters, "path", true),
      query: objectOf(parameters, "query", true),
      headers: objectOf(parameters, "header", false),
      // Bytes have no shape; how many there may be is the limit of the body.
      body: content && content[0] !== bytesType ? (withoutProse(content[1].schema) as RawSchema) : undefined,
      value: answer && (withoutProse(answer) as RawSchema),
    },
  };
}

function readAll(): Map<OperationId, ContractOperation> {
  const found = Object.entries(openapi.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, raw]) => readOperation(path, method, raw as unknown as RawOperation)),
  );
  return new Map(found.map((operation) => [operation.id, operation]));
}

/** The contract (`schemas/api/openapi.json`): every call by its operationId, and the shared schemas by name. */
export const contract = {
  operations: readAll() as ReadonlyMap<OperationId, ContractOperation>,
  schemas: Object.entries(openapi.components.schemas).map(([name, schema]) => ({
    $id: name,
    ...(withoutProse(schema) as RawSchema),
  })),
};
