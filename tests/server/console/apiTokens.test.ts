import { describe, expect, it } from "vitest";
import { aConsole } from "#tests/support/aConsole.ts";

const platform = await aConsole();
const { call, clock, owner } = platform;
const body = { name: "reports", scope: "console", days: 7 };
const asProgram = async (token: unknown) =>
  (await call("GET", "/console/api/session", { headers: { authorization: `Bearer ${String(token)}` } })).statusCode;
const told = async (token: unknown) =>
  (await call("GET", "/console/api/session", { headers: { authorization: `Bearer ${String(token)}` } })).json<{
    code: string;
    message: string;
  }>();
const rows = async (by: Awaited<ReturnType<typeof platform.operator>>) =>
  (await by.call("GET", "/tokens")).value["rows"] as Record<string, unknown>[];

describe("tokens of programs", () => {
  it("are shown once, kept as hashes, and do what their operator may until their end", async () => {
    const publisher = await platform.operator("administrator");
    const { value } = await publisher.call("POST", "/tokens", body);
    const token = String(value["token"]);
    expect(await asProgram(token)).toBe(200);
    const listed = await rows(publisher);
    expect(listed[0]).toMatchObject({ name: "reports", account: "administrator", scope: "console", state: "open" });
    expect(listed[0]?.["usedAt"]).not.toBeNull();
    const stored = JSON.stringify([listed, await owner.query("SELECT * FROM operator_token")]);
    expect(stored).not.toContain(token);
    clock.advance(7 * 86_400);
    expect(await asProgram(token)).toBe(401);
    expect(await told(token)).toMatchObject({ code: "token_over", message: expect.stringContaining("time") });
    expect((await told("z".repeat(43))).code).toBe("not_signed_in");
    expect((await rows(await platform.operator("administrator")))[0]).toMatchObject({ state: "over" });
  });

  it("are ended one by one, and the audit says by whom", async () => {
    const publisher = await platform.operator("administrator");
    const made = await publisher.call("POST", "/tokens", { ...body, name: "to be ended" });
    const id = String((await rows(publisher))[0]?.["id"]);
    expect((await publisher.call("POST", `/tokens/${id}/end`)).status).toBe(200);
    expect((await told(made.value["token"])).code).toBe("token_ended");
    expect((await publisher.call("POST", `/tokens/${id}/end`)).status).toBe(404);
    const audit = (await publisher.call("GET", "/audit")).value["rows"] as { act: string; by: string }[];
    expect(audit.slice(0, 2)).toMatchObject([
      { act: "tokenEnded", by: "administrator", detail: "to be ended · administrator" },
      { act: "tokenMade", by: "administrator", detail: "to be ended · console" },
    ]);
  });

  it("stand first in the list while they are open, however many were ended since", async () => {
    const administrator = await platform.operator("administrator");
    await administrator.call("POST", "/tokens", { ...body, name: "still open" });
    await owner.query(
      `INSERT INTO operator_token (token_hash, operator_id, name, created_at, ends_at, ended_at)
       SELECT sha256(n::text::bytea), o.id, 'ended ' || n, $1, $1, $1 FROM generate_series(1, 200) n, operator o
       WHERE o.account = 'administrator'`,
      [new Date(clock.now().getTime() + 1_000)],
    );
    const listed = await rows(administrator);
    expect(listed).toHaveLength(200);
    expect(listed[0]).toMatchObject({ name: "still open", state: "open" });
    await owner.query("DELETE FROM operator_token WHERE name LIKE 'ended %'");
  });

  it("are made by somebody who has just given the password, and by no program", async () => {
    const publisher = await platform.operator("administrator");
    clock.advance(301);
    expect((await publisher.call("POST", "/tokens", body)).code).toBe("password_needed");
    const program = await platform.program();
    expect(await program.call("POST", "/tokens", body)).toMatchObject({ status: 403, code: "not_allowed" });
    const editor = await platform.operator("editor");
    expect((await editor.call("POST", "/tokens", body)).status).toBe(403);
  });

  it.each([
    ["read", { "GET /draft": true, "DELETE /draft": false, "POST /revert": false, "GET /operators": false }],
    ["draft", { "GET /draft": true, "DELETE /draft": true, "POST /revert": false, "GET /operators": false }],
    ["publish", { "GET /draft": true, "DELETE /draft": true, "POST /revert": true, "GET /operators": false }],
    ["console", { "GET /draft": true, "DELETE /draft": true, "POST /revert": true, "GET /operators": true }],
    ["flags", { "GET /draft": false, "DELETE /draft": false, "POST /revert": false, "GET /operators": false }],
  ])("do what the scope %s says, and nothing else", async (scope, expected) => {
    await owner.query("UPDATE operator_token SET ended_at = now()");
    const administrator = await platform.operator("administrator");
    const made = await administrator.call("POST", "/tokens", { ...body, name: scope, scope });
    const headers = { authorization: `Bearer ${String(made.value["token"])}` };
    for (const [line, isServed] of Object.entries(expected)) {
      const [method = "GET", path = ""] = line.split(" ");
      const sent = method === "POST" ? { body: { hash: `sha256-${"0".repeat(64)}`, expectedSeq: 1 } } : {};
      const answer = await call(method as "GET", `/console/api${path}`, { headers, ...sent });
      expect([line, answer.json<{ code?: string }>().code === "scope_too_small"]).toEqual([line, !isServed]);
    }
  });

  it("never do more than their operator may", async () => {
    await owner.query("UPDATE operator_token SET ended_at = now()");
    const made = await (await platform.operator("administrator")).call("POST", "/tokens", body);
    await owner.query("UPDATE operator SET role = 'viewer' WHERE account = 'administrator'");
    const headers = { authorization: `Bearer ${String(made.value["token"])}` };
    expect((await call("DELETE", "/console/api/draft", { headers })).json()).toMatchObject({ code: "not_allowed" });
    await owner.query("UPDATE operator SET role = 'administrator' WHERE account = 'administrator'");
  });

  it.each([
    ["no end", { ...body, days: 0 }],
    ["an end years away", { ...body, days: 366 }],
    ["another use", { ...body, scope: "everything" }],
    ["no name", { ...body, name: "" }],
  ])("are refused with %s", async (_what, wrong) => {
    const publisher = await platform.operator("administrator");
    expect((await publisher.call("POST", "/tokens", wrong)).status).toBe(400);
  });

  it("are refused with a name of spaces, and beyond twenty, beside the field", async () => {
    const publisher = await platform.operator("administrator");
    const blank = await publisher.call("POST", "/tokens", { ...body, name: "   " });
    expect(blank).toMatchObject({ code: "token_nameless", value: { fieldErrors: { name: {} } } });
    for (let number = 0; number < 20; number += 1)
      await publisher.call("POST", "/tokens", { ...body, name: `n${number}` });
    expect((await publisher.call("POST", "/tokens", body)).code).toBe("too_many_tokens");
  });
});
