import { readFileSync } from "node:fs";
import { SerializerSelector } from "@fastify/fast-json-stringify-compiler";
import formats from "ajv-formats";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import openapi from "#schemas/api/openapi.json" with { type: "json" };
import { compileCheck } from "#server/http/compileCheck.ts";
import { contract, readOperation } from "#server/http/contract.ts";
import { aPlatform, goodPassword } from "#tests/support/aPlatform.ts";
import permissionExample from "#tests/fixtures/server/permission.example.json" with { type: "json" };

const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);
ajv.addSchema(openapi, "openapi");

const platform = await aPlatform();
const { call, login, owner, register } = platform;

const operations = [...contract.operations.values()];
const player = await register("matrix01");
const agent = await (async () => {
  await register("matrix02");
  await owner.query("UPDATE member SET type = 1 WHERE account = 'matrix02'");
  return login("matrix02", goodPassword);
})();

describe("the contract", () => {
  it("is a document of the 3.1 kind whose schemas compile", () => {
    expect(openapi.openapi).toBe("3.1.0");
    for (const name of Object.keys(openapi.components.schemas)) {
      expect(() => ajv.compile({ $ref: `openapi#/components/schemas/${name}` })).not.toThrow();
    }
  });

  it.each(operations)(
    "has schemas of $id that the platform can check requests by and write answers with",
    ({ schemas }) => {
      for (const part of [schemas.path, schemas.query, schemas.headers])
        expect(() => compileCheck(part, "address")).not.toThrow();
      if (schemas.body) expect(() => compileCheck(schemas.body!, "body")).not.toThrow();
      const compile = SerializerSelector()(platform.app.getSchemas());
      const route = { method: "GET", url: "/", httpStatus: "200", schema: schemas.value ?? {} };
      expect(() => compile(route)).not.toThrow();
    },
  );

  it("[CALL-01] takes the permission answer of the specification as it stands", () => {
    const check = ajv.compile({
      $ref: "openapi#/paths/~1wps~1system~1permission/get/responses/200/content/application~1json/schema",
    });
    expect(check(permissionExample), ajv.errorsText(check.errors)).toBe(true);
    const info = permissionExample.value.info as Record<string, unknown>;
    const { site: _site, ...withoutSite } = info;
    const older = { ...permissionExample, value: { ...permissionExample.value, info: withoutSite } };
    expect(check(older), "a platform that does not know revisions").toBe(true);
  });

  it("every call has a name, words, an owner of its access, and answers in the envelope", () => {
    for (const methods of Object.values(openapi.paths)) {
      for (const raw of Object.values(methods)) {
        const operation = raw as unknown as Record<string, unknown>;
        expect(operation["operationId"]).toMatch(/^[a-z][A-Za-z]+$/);
        expect(String(operation["summary"]).length, String(operation["operationId"])).toBeGreaterThan(5);
        expect(["none", "player", "console"]).toContain(operation["x-auth"]);
      }
    }
    expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length);
  });

  it("S-51 every call of the console that needs a session names its roles, and all of them need one but the sign-in and an invitation", () => {
    const calls = operations.filter(({ url }) => url.startsWith("/console/api"));
    const open = calls.filter(({ auth }) => auth !== "console").map(({ id }) => id);
    expect(open.toSorted()).toEqual(["acceptInvitation", "passkeySignIn", "signIn", "startPasskeySignIn"]);
    const unnamed = calls.filter(({ auth, roles }) => auth === "console" && roles.length === 0);
    expect(unnamed.map(({ id }) => id)).toEqual([]);
  });

  it("S-51 a call of the console without roles keeps the platform from starting", () => {
    const { "x-roles": roles, ...raw } = openapi.paths["/console/api/outbox"].get;
    const read = (over: object) => readOperation("/console/api/outbox", "get", { ...raw, ...over } as never);
    expect(() => read({})).toThrow("listOutbox (/console/api/outbox) needs an operator's session: name in x-roles");
    expect(() => read({ "x-roles": [] })).toThrow("name in x-roles who may call it");
    expect(read({ "x-roles": roles }).roles).toEqual(["publisher", "administrator"]);
  });

  it("S-50 every body is closed: a member that nobody described is refused", () => {
    for (const { id, schemas } of operations) {
      if (!schemas.body || id === "reportCsp") continue;
      expect([id, schemas.body["additionalProperties"]]).toEqual([id, false]);
    }
  });

  it("no call demands a body that has no member: pages have nothing to send then", () => {
    const empty = operations.filter(
      ({ schemas, isEncrypted }) =>
        !isEncrypted && Object.keys(schemas.body?.["properties"] ?? { some: true }).length === 0,
    );
    expect(empty.map(({ id }) => id)).toEqual([]);
  });

  it("every member and parameter is described in words", () => {
    const silent: string[] = [];
    const walk = (node: unknown, place: string) => {
      if (typeof node !== "object" || node === null) return;
      const { properties, ...rest } = node as Record<string, unknown>;
      for (const [name, schema] of Object.entries((properties ?? {}) as Record<string, Record<string, unknown>>)) {
        const isClear = ["description", "$ref", "const"].some((key) => key in schema);
        if (!isClear) silent.push(`${place}/${name}`);
        walk(schema, `${place}/${name}`);
      }
      for (const [key, inner] of Object.entries(rest)) walk(inner, `${place}/${key}`);
    };
    walk(openapi.components.schemas, "");
    expect(silent.filter((place) => !/\/(success|value|message)$/.test(place))).toEqual([]);
  });

  it("every call is served", () => {
    const missing = operations.map(({ id }) => id).filter((id) => !platform.app.served.has(id));
    expect(missing).toEqual([]);
  });

  it("S-51 nothing else is served but files and the pages", () => {
    const routes = platform.app.printRoutes({ commonPrefix: false, includeMeta: false });
    const wild = routes
      .split("\n")
      .filter((line) => line.includes("*") && !/\*\s*\((GET|HEAD)/.test(line) && !line.trim().endsWith("└── *"));
    expect(wild.filter((line) => /POST|PUT|DELETE|PATCH/.test(line))).toEqual([]);
  });
});

const anyPath = (url: string) => url.replaceAll(/:\w+/g, "00000000-0000-0000-0000-000000000000");
const statusFor = async (operation: (typeof operations)[number], token?: string) => {
  const needsBody = operation.schemas.body !== undefined;
  const answer = await call(operation.method, anyPath(operation.url), {
    ...(needsBody && { body: {}, headers: { "content-type": operation.bodyType ?? "application/json" } }),
    ...(token !== undefined && { token }),
    headers: { ...(operation.isIdempotent && { "idempotency-key": crypto.randomUUID() }) },
  });
  return answer.statusCode;
};
const closed = operations.filter(({ auth, isStream }) => auth !== "none" && !isStream);

describe("S-51 who may call what", () => {
  it.each(closed.map((operation) => [operation.id, operation] as const))(
    "%s is closed to visitors",
    async (_id, operation) => {
      expect(await statusFor(operation)).toBe(401);
      expect(await statusFor(operation, "A".repeat(43))).toBe(401);
    },
  );

  const forPlayers = closed.filter(({ auth, id }) => auth === "player" && id !== "logout");
  it.each(forPlayers.map((operation) => [operation.id, operation] as const))(
    "%s asks for the right account type",
    async (_id, operation) => {
      const isForAgents = operation.roles.length > 0;
      const asPlayer = await statusFor(operation, player.token);
      expect(asPlayer === 403).toBe(isForAgents);
      expect(await statusFor(operation, agent.token)).not.toBe(403);
      expect(asPlayer).not.toBe(500);
    },
  );

  const forOperators = closed.filter(({ auth }) => auth === "console");
  it.each(forOperators.map((operation) => [operation.id, operation] as const))(
    "%s is closed to players and agents",
    async (_id, operation) => {
      expect([await statusFor(operation, player.token), await statusFor(operation, agent.token)]).toEqual([401, 401]);
    },
  );

  it("no call that answers to GET changes anything by its description", () => {
    const verbs = /^(Ends|Deletes|Changes|Makes|Sends|Registers|Publishes|Saves|Throws)/;
    const document = readFileSync(new URL("../../schemas/api/openapi.json", import.meta.url), "utf8");
    const paths = JSON.parse(document).paths as Record<string, { get?: { summary: string } }>;
    expect(Object.values(paths).filter(({ get }) => get && verbs.test(get.summary))).toEqual([]);
  });
});
