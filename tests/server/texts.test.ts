import { describe, expect, it } from "vitest";
import { contract, type RawSchema } from "#server/http/contract.ts";
import { findUnstorable } from "#server/http/findUnstorable.ts";
import { encryptTo, goodPassword } from "#tests/support/aPlatform.ts";
import { aConsole } from "#tests/support/aConsole.ts";
import { anyCall, isForm, isParts } from "#tests/support/anyCall.ts";

const platform = await aConsole();
const { call, login, owner, register } = platform;
await register("texts001");
await owner.query("UPDATE member SET type = 1 WHERE account = 'texts001'");
const { token } = await login("texts001", goodPassword);
const program = await platform.program();
// A program that may make every call of the console.
await owner.query("UPDATE operator SET role = 'administrator' WHERE account = 'publisher'");

const unstorable = { nul: "a\0b", surrogate: "a\ud800b" };
type Reason = keyof typeof unstorable;

const memberNames = (schema: RawSchema | undefined): string[] => {
  const reference = schema?.["$ref"] as string | undefined;
  const found = reference ? contract.schemas.find(({ $id }) => `${$id}#` === reference) : schema;
  return Object.keys((found as RawSchema | undefined)?.["properties"] ?? {});
};

const send = anyCall(platform, { token, bearer: program.token });

const calls = [...contract.operations.values()].filter(({ isStream }) => !isStream);
const cases = calls.flatMap((operation) => [
  ...memberNames(operation.schemas.path).map((name) => ({ operation, part: "params", name })),
  ...memberNames(operation.schemas.query).map((name) => ({ operation, part: "querystring", name })),
  ...memberNames(operation.schemas.body).map((name) => ({ operation, part: "body", name })),
]);

describe("S-50 a text that no table can hold is refused with its place", () => {
  it.each(cases.map((one) => [one.operation.id, one.part, one.name, one] as const))(
    "by %s in %s %s",
    async (_id, part, name, { operation }) => {
      for (const [reason, text] of Object.entries(unstorable) as [Reason, string][]) {
        const isJson = part === "body" && !isForm(operation);
        // Half a character has no percent-encoding that decodes: only bodies can carry one.
        if (!isJson && reason === "surrogate") continue;
        const letters = part === "body" ? "" : encodeURIComponent(text);
        const answer = await send(operation, {
          ...(part === "params" && { path: { [name]: letters } }),
          ...(part === "querystring" && { query: `?${name}=${letters}` }),
          ...(part === "body" && { body: { [name]: isJson ? { deep: [text] } : text } }),
        });
        const isList = isParts(operation) && name !== "remark" && part === "body";
        const place = isList ? `/${name}/0` : `/${name}`;
        const { fieldErrors = {}, ...found } = answer.json().value as { fieldErrors?: object };
        const expected = { part, pointer: isJson ? `/${name}/deep/0` : place, reason };
        expect([answer.statusCode, answer.json().code, found]).toEqual([400, "malformed_request", expected]);
        // What a form writes says it at the field; nobody writes a path.
        const field = isJson || isList ? expected.pointer : name;
        expect(Object.keys(fieldErrors)).toEqual(part === "params" ? [] : [field]);
      }
    },
  );

  it("covers every call that takes a text", () => {
    expect(cases.length).toBeGreaterThan(60);
  });

  it("in the name of a member, and however deep it lies", () => {
    expect(findUnstorable({ "a/b": { "x\0": 1 } })).toEqual({ pointer: "/a~1b/x\0", reason: "nul" });
    let nested: unknown = "\0";
    for (let depth = 0; depth < 100_000; depth += 1) nested = [nested];
    expect(findUnstorable(nested)?.pointer).toHaveLength(200_000);
    expect(findUnstorable({ fine: ["ក", "😀", 1, null, true] })).toBeUndefined();
  });

  it("a cookie that holds one is as good as none", async () => {
    for (const name of ["rm", "console", "device"]) {
      const headers = { cookie: `${name}=%00.%00` };
      const body = { account: "viewer", password: "Console-2026!" };
      expect((await call("GET", "/wps/session/login/remembered", { headers })).statusCode).toBe(200);
      expect((await call("POST", "/wps/session/login/remembered", { headers })).statusCode).toBeLessThan(500);
      expect((await call("GET", "/console/api/session", { headers })).statusCode).toBe(401);
      expect((await call("POST", "/console/api/session", { headers, body })).statusCode).toBe(200);
    }
  });

  it("an encrypted body nested as deeply as its size allows is refused and not a fault", async () => {
    const url = "/wps/session/login";
    const keySet = (await call("GET", "/wps/system/jwks")).json<{
      value: { keys: { kid: string }[]; audience: string };
    }>();
    const claims = {
      iat: platform.clock.now().getTime() / 1000,
      jti: crypto.randomUUID(),
      htm: "POST",
      htu: url,
      aud: keySet.value.audience,
    };
    const nested = JSON.stringify({ ...claims, username: 0 }).replace(
      /0}$/,
      `${"[".repeat(20_000)}${"]".repeat(20_000)}}`,
    );
    const answer = await call("POST", url, { body: await encryptTo(keySet.value.keys[0]!, nested) });
    expect([answer.statusCode, answer.json().success]).toEqual([400, false]);
  });
});
