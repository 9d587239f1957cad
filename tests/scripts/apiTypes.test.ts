import { describe, expect, it } from "vitest";
import { writeApiTypes } from "../../scripts/types/apiTypes.ts";
import type { OpenApi, OpenApiOperation } from "../../scripts/types/OpenApi.ts";
import { writeOperationTable } from "../../scripts/types/operationTable.ts";

const success = {
  type: "object",
  properties: { success: { const: true }, value: { $ref: "#/components/schemas/Row" } },
};

function aContract(operation: Partial<OpenApiOperation>, path = "/things/{id}"): OpenApi {
  return {
    paths: {
      [path]: {
        put: {
          operationId: "putThing",
          responses: {
            "200": { content: { "application/json": { schema: { oneOf: [success, { type: "object" }] } } } },
          },
          ...operation,
        },
      },
    },
    components: { schemas: { Row: { type: "object", required: ["id"], properties: { id: { type: "string" } } } } },
  };
}

const parameters: OpenApiOperation["parameters"] = [
  { name: "id", in: "path", schema: { type: "string" } },
  { name: "page", in: "query", schema: { type: "integer" } },
  { name: "token", in: "header", schema: { type: "string" } },
];
const body = (schema: object) => ({ content: { "application/json": { schema } } });

describe("the contract's types", () => {
  it("join path, query and body members into the parameters of a call", () => {
    const requestBody = body({ type: "object", required: ["note"], properties: { note: { type: "string" } } });
    const text = writeApiTypes(aContract({ parameters, requestBody }));
    expect(text).toContain(
      "params: {\n      id: string;\n    } & {\n      page?: number;\n    } & {\n      note: string;\n    };",
    );
  });

  it("take the value out of the successful answer", () => {
    expect(writeApiTypes(aContract({}))).toContain("    value: Row;");
  });

  it("refuse a reference to nothing", () => {
    const requestBody = body({ $ref: "#/components/schemas/Nowhere" });
    expect(() => writeApiTypes(aContract({ requestBody }))).toThrow("nothing is at #/components/schemas/Nowhere");
  });
});

describe("the table of calls", () => {
  it("says where each parameter goes and how the call is made", () => {
    const requestBody = body({ type: "object", properties: { note: { type: "string" } } });
    const text = writeOperationTable(
      aContract({ parameters, requestBody, "x-auth": "player", "x-encrypted": true, "x-idempotent": true }),
    );
    expect(text).toContain(
      'putThing: {"method":"PUT","path":"/things/{id}","auth":"player","encrypted":true,"idempotent":true,' +
        '"params":{"id":"path","page":"query","note":"body"}}',
    );
  });

  it("passes a body that is no object as a whole", () => {
    expect(writeOperationTable(aContract({ requestBody: body({ type: "array" }) }))).toContain('{"body":"whole"}');
  });

  it("refuses a call without a name, and two of one name", () => {
    expect(() => writeOperationTable(aContract({ operationId: "" }))).toThrow("PUT /things/{id} has no operationId");
    const twice = aContract({});
    twice.paths["/others"] = twice.paths["/things/{id}"] ?? {};
    expect(() => writeOperationTable(twice)).toThrow("Two calls are named putThing");
  });
});
