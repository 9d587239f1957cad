import { generatedBanner } from "./generatedBanner.ts";
import type { Generator } from "./Generator.ts";
import type { JsonSchema } from "#json/schema.ts";
import { listOperations, type ListedOperation } from "./listOperations.ts";
import type { OpenApi } from "./OpenApi.ts";
import { readSchema } from "./schemaBundles.ts";

const source = "schemas/api/openapi.json";

/** What a client must know to make a call, as data: `src/contracts/operations.ts`. */
export const operationTable: Generator = {
  name: "table of calls",
  async generate() {
    return [{ path: "src/contracts/operations.ts", text: writeOperationTable(await readSchema<OpenApi>(source)) }];
  },
};

/** The module text for a contract. */
export function writeOperationTable(contract: OpenApi): string {
  const { schemas } = contract.components;
  const rows = listOperations(contract).map((operation) => `  ${operation.id}: ${row(operation, schemas)},\n`);
  return `${generatedBanner(source)}import type { OperationId } from "./api.ts";

/** How a call is made. A switch that is not there is off. */
export interface Operation {
  method: "GET" | "PUT" | "POST" | "DELETE" | "PATCH";
  /** With \`{name}\` where a path parameter goes. */
  path: string;
  /** \`player\`: the token header; \`console\`: the operator's cookie or bearer token. */
  auth: "none" | "player" | "console";
  /** The body travels as \`{payload: <compact JWE>}\`. */
  encrypted?: true;
  /** Carries an Idempotency-Key, one for each intent. */
  idempotent?: true;
  /** Reads or sets a cookie: credentials go along. */
  cookies?: true;
  /** Answers with server-sent events. */
  stream?: true;
  /** Answers a page of rows: a table may list it. */
  table?: true;
  /** The platform gives it as a file. */
  exported?: true;
  /** A page document may call it as an action. */
  pageCall?: true;
  /** The answer may take up to two minutes. */
  slow?: true;
  /** Anybody may call it; of somebody logged in the token goes along. */
  mayKnow?: true;
  /** Asks for one thing: a 404 with a code says that it is not there (any more), and not that there is no such call. */
  mayBeGone?: true;
  /** Pages may keep the answer for so long, in the tab's storage under this name. */
  cache?: { name: string; seconds: number };
  /** Content type of the body where it is not JSON. */
  bodyType?: string;
  /** Where each parameter goes; \`whole\` is the body itself. */
  params: Readonly<Record<string, "path" | "query" | "body" | "whole">>;
}

/** Every call of the contract. */
export const operations: Readonly<Record<OperationId, Operation>> = {
${rows.join("")}};
`;
}

function row({ method, path, source: call, parameters, body, bodyType }: ListedOperation, schemas: Schemas): string {
  return JSON.stringify({
    method,
    path,
    auth: call["x-auth"] ?? "none",
    encrypted: call["x-encrypted"] || undefined,
    idempotent: call["x-idempotent"] || undefined,
    cookies: call["x-cookies"] || undefined,
    stream: call["x-stream"] || undefined,
    table: call["x-table"] || undefined,
    exported: call["x-export"] || undefined,
    pageCall: call["x-page-call"] || undefined,
    slow: call["x-slow"] || undefined,
    mayKnow: call["x-may-know"] || undefined,
    mayBeGone: (method === "GET" && "404" in call.responses) || undefined,
    cache: call["x-cache"],
    bodyType: bodyType === "" || bodyType === "application/json" ? undefined : bodyType,
    params: {
      ...places("path", parameters.path.properties),
      ...places("query", parameters.query.properties),
      ...(body && bodyPlaces(body, schemas)),
    },
  });
}

type Schemas = Record<string, JsonSchema>;

function bodyPlaces(body: JsonSchema, schemas: Schemas): Record<string, string> {
  const schema = body.$ref === undefined ? body : schemas[body.$ref.replace("#/components/schemas/", "")];
  return schema?.properties ? places("body", schema.properties) : { body: "whole" };
}

function places(place: string, properties: Record<string, JsonSchema>): Record<string, string> {
  return Object.fromEntries(Object.keys(properties).map((name) => [name, place]));
}
