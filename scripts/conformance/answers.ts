import formats from "ajv-formats";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import openapi from "#schemas/api/openapi.json" with { type: "json" };

const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);
ajv.addSchema(openapi, "openapi");

/** How many faults of one answer are told in full. */
const mostFaults = 5;

const isFailure = ajv.compile({ $ref: "openapi#/components/schemas/FailureAnswer" });

/** One call of the contract, as far as answers are judged by it. */
interface KnownCall {
  id: string;
  method: string;
  /** Matches the paths of the call, without a query. */
  pattern: RegExp;
  /** Undefined where an answer with 200 is no JSON. */
  isAnswer: ValidateFunction | undefined;
}

const known: KnownCall[] = Object.entries(openapi.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => {
    const { operationId: id, responses } = operation as unknown as {
      operationId: string;
      responses: Record<string, object>;
    };
    const isJson = "200" in responses && JSON.stringify(responses["200"]).includes("application/json");
    const place = `openapi#/paths/${path.replaceAll("/", "~1").replaceAll("{", "%7B").replaceAll("}", "%7D")}/${method}`;
    const schema = { $ref: `${place}/responses/200/content/application~1json/schema` };
    const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`);
    return { id, method: method.toUpperCase(), pattern, isAnswer: isJson ? ajv.compile(schema) : undefined };
  }),
);

/** An answer as it came. */
export interface RawReply {
  method: string;
  /** With or without a query. */
  url: string;
  status: number;
  body: string;
}

/**
 * What is wrong with an answer by the contract, in words; undefined where it is right, where the contract has no such call, or
 * where the call's answer is no JSON. Every status but 200 is judged as a failure's envelope.
 */
export function answerError({ method, url, status, body }: RawReply): string | undefined {
  const path = url.split("?")[0] ?? "";
  const call = known.find((one) => one.method === method && one.pattern.test(path));
  if (!call?.isAnswer || status === 304 || status === 204) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return `${call.id} answers ${status} with something that is no JSON: ${body.slice(0, 120)}`;
  }
  const check = status === 200 && successOf(value) !== false ? call.isAnswer : isFailure;
  if (check(value)) return undefined;
  // Of a choice of shapes the success is what was meant: what calls itself a refusal is judged as one.
  const faults = (check.errors ?? []).filter(
    ({ schemaPath }) =>
      check === isFailure || !(schemaPath.endsWith("/oneOf") || schemaPath.includes("schemas/Failure")),
  );
  const told = faults.length > 0 ? faults : (check.errors ?? []);
  const words = ajv.errorsText(told.slice(0, mostFaults), { dataVar: "answer" });
  const rest = told.length > mostFaults ? `, and ${told.length - mostFaults} more` : "";
  return `${call.id} answers ${status} outside the contract: ${words}${rest}`;
}

function successOf(value: unknown): unknown {
  return typeof value === "object" && value !== null ? (value as { success?: unknown }).success : undefined;
}
