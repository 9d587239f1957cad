import { readFileSync } from "node:fs";
import formats from "ajv-formats";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";

/** A call as the contract tells it to a platform's builder. */
export interface ForeignOperation {
  /** `GET /wps/message/*`: a member of the path is a star. */
  name: string;
  needsToken: boolean;
  /** Account types that may call; empty for all. */
  roles: readonly number[];
  isEncrypted: boolean;
  isIdempotent: boolean;
  /** Whether the query is by the contract. */
  isQuery(query: URLSearchParams): boolean;
  isBody(body: unknown): boolean;
}

interface Written {
  parameters?: { name: string; in: string; required?: boolean; schema: object }[];
  requestBody?: { content: Record<string, { schema: object }> };
  "x-auth"?: string;
  "x-roles"?: number[];
  "x-encrypted"?: boolean;
  "x-idempotent"?: boolean;
  "x-example"?: boolean;
  "x-stub"?: boolean;
}

/** Nobody has to answer what stands behind our example pages, or has no answer yet. */
const isNeeded = ([, written]: [string, Written]) => written["x-example"] !== true && written["x-stub"] !== true;

/** The calls of the contract by name, without those of a console. */
export function readForeignContract(): Map<string, ForeignOperation> {
  const openapi = JSON.parse(readFileSync("schemas/api/openapi.json", "utf8")) as {
    paths: Record<string, Record<string, Written>>;
    components: object;
  };
  const { components } = openapi;
  const ajv = new Ajv2020({ strict: false });
  // What stands in a query is text: `1` is a number there.
  const lenient = new Ajv2020({ strict: false, coerceTypes: true });
  formats.default(ajv);
  formats.default(lenient);
  const operations = Object.entries(openapi.paths)
    .filter(([path]) => !path.startsWith("/console"))
    .flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(isNeeded)
        .map(([method, written]): ForeignOperation => {
          const query = (written.parameters ?? []).filter((parameter) => parameter.in === "query");
          const isQuery = lenient.compile({
            type: "object",
            required: query.filter(({ required }) => required).map(({ name }) => name),
            properties: Object.fromEntries(query.map(({ name, schema }) => [name, schema])),
            components,
          });
          // Bytes are no JSON; what takes them looks at them itself.
          const content = written.requestBody?.content ?? {};
          const schema = (content["application/json"] ?? content["application/x-www-form-urlencoded"])?.schema;
          const isBody: ValidateFunction | undefined = schema && ajv.compile({ ...schema, components });
          return {
            name: `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, "*")}`,
            needsToken: written["x-auth"] === "player",
            roles: written["x-roles"] ?? [],
            isEncrypted: written["x-encrypted"] === true,
            isIdempotent: written["x-idempotent"] === true,
            isQuery: (given) => isQuery(Object.fromEntries(given)),
            isBody: (body) => isBody?.(body) ?? true,
          };
        }),
    );
  return new Map(operations.map((one) => [one.name, one]));
}
