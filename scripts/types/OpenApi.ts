import type { JsonSchema } from "#json/schema.ts";

/** The part of an OpenAPI 3.1 document that the generators read. */
export interface OpenApi {
  paths: Record<string, Record<string, OpenApiOperation>>;
  components: { schemas: Record<string, JsonSchema> };
}

/** One call; the `x-` members are our own and are described in the contract's `info`. */
export interface OpenApiOperation {
  operationId: string;
  tags?: string[];
  summary?: string;
  description?: string;
  parameters?: { name: string; in: "path" | "query" | "header" | "cookie"; required?: boolean; schema: JsonSchema }[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, { content?: Content }>;
  "x-auth"?: string;
  "x-slow"?: boolean;
  "x-may-know"?: boolean;
  "x-cache"?: { name: string; seconds: number };
  "x-roles"?: (string | number)[];
  "x-right"?: string;
  "x-encrypted"?: boolean;
  "x-idempotent"?: boolean;
  "x-cookies"?: boolean;
  "x-stream"?: boolean;
  "x-compress"?: boolean;
  "x-table"?: boolean;
  "x-export"?: boolean;
  "x-page-call"?: boolean;
  "x-example"?: boolean;
  "x-stub"?: boolean;
  "x-passive"?: boolean;
  "x-money"?: boolean;
  "x-stays-open"?: boolean;
}

type Content = Record<string, { schema?: JsonSchema }>;
