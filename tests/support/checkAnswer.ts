import formats from "ajv-formats";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import openapi from "#schemas/api/openapi.json" with { type: "json" };

const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);
ajv.addSchema(openapi, "openapi");

interface Known {
  id: string;
  method: string;
  pattern: RegExp;
  check: ValidateFunction;
}

const known: Known[] = Object.entries(openapi.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, operation]) => {
    const { operationId: id, responses } = operation as unknown as {
      operationId: string;
      responses: Record<string, object>;
    };
    const isJson = "200" in responses && JSON.stringify(responses["200"]).includes("application/json");
    if (!isJson) return [];
    const place = `openapi#/paths/${path.replaceAll("/", "~1").replaceAll("{", "%7B").replaceAll("}", "%7D")}/${method}`;
    const check = ajv.compile({ $ref: `${place}/responses/200/content/application~1json/schema` });
    return [
      { id, method: method.toUpperCase(), pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`), check },
    ];
  }),
);

const isFailure = ajv.compile({ $ref: "openapi#/components/schemas/Failure" });

/** Throws where an answer of the contract's is not what the contract says. Other addresses pass. */
export function checkAnswer(method: string, url: string, status: number, body: string): void {
  const path = url.split("?")[0] ?? "";
  const call = known.find((one) => one.method === method && one.pattern.test(path));
  if (!call || status === 304 || status === 204) return;
  const check = status === 200 ? call.check : isFailure;
  if (check(JSON.parse(body))) return;
  throw new Error(
    `${call.id} answers ${status} outside the contract: ${ajv.errorsText(check.errors)}\n${body.slice(0, 500)}`,
  );
}
