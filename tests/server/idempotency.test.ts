import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { refusal } from "#server/http/Failure.ts";
import { createRunOnce } from "#server/security/createRunOnce.ts";
import { aPlatform, freshAddress, goodPassword } from "#tests/support/aPlatform.ts";

const platform = await aPlatform();
const { call, clock, db, keys } = platform;

const body = async (account: string, over: object = {}) => ({
  username: account,
  password: goodPassword,
  confirmPassword: goodPassword,
  registerMethod: "WEB",
  login: true,
  botCheck: await platform.solve("register"),
  ...over,
});
const put = async (key: string, clear: object) =>
  call("PUT", "/wps/member/register", {
    body: await platform.encrypt(clear),
    headers: { "idempotency-key": key },
    ip: freshAddress(),
  });

describe("idempotency", () => {
  it("[REG-12] the key is asked for", async () => {
    const answer = await call("PUT", "/wps/member/register", { body: await platform.encrypt(await body("nokey01")) });
    expect(answer.statusCode).toBe(400);
  });

  it("a retry gets the stored answer, token and all, even with a new human check", async () => {
    const key = randomUUID();
    const first = await put(key, await body("retry01"));
    clock.advance(60);
    const second = await put(key, await body("retry01"));
    expect(second.json()).toEqual(first.json());
    expect([first.headers["idempotent-replayed"], second.headers["idempotent-replayed"]]).toEqual([undefined, "true"]);
    expect(await db.query("SELECT FROM member WHERE account = 'retry01'")).toHaveLength(1);
    expect((await call("GET", "/wps/member/info", { token: second.json().value.token })).statusCode).toBe(200);
  });

  it("the same key for another request is refused with 422", async () => {
    const key = randomUUID();
    await put(key, await body("first01"));
    const other = await put(key, await body("second01"));
    expect([other.statusCode, other.json().code]).toEqual([422, "key_reused"]);
    expect(await db.query("SELECT FROM member WHERE account = 'second01'")).toHaveLength(0);
  });

  it("of many tries at the same moment one registers; the others are told to come back or get its answer", async () => {
    const key = randomUUID();
    const clear = await body("rush001");
    const answers = await Promise.all(Array.from({ length: 10 }, () => put(key, clear)));
    const statuses = new Set(answers.map(({ statusCode }) => statusCode));
    expect([...statuses].every((status) => status === 200 || status === 409)).toBe(true);
    const done = answers.filter(({ statusCode }) => statusCode === 200);
    expect(new Set(done.map((answer) => answer.body)).size).toBe(1);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.headers["retry-after"] ?? "1").toBe("1");
    expect(await db.query("SELECT FROM member WHERE account = 'rush001'")).toHaveLength(1);
  });

  it("a refusal is not stored: the same key works once the request is good", async () => {
    const key = randomUUID();
    expect((await put(key, await body("short01", { password: "x", confirmPassword: "x" }))).json().success).toBe(false);
    expect((await put(key, await body("short01"))).json().success).toBe(true);
  });

  it("work that fails half-way leaves nothing, and its key is free", async () => {
    const runOnce = createRunOnce(db, clock, keys);
    const intent = { scope: "test", key: randomUUID(), request: { a: 1 } };
    const insert = "INSERT INTO outbox_message (channel, recipient, body, created_at) VALUES ('sms', 'x', 'x', now())";
    const failing = runOnce(intent, {
      prepare: async () => undefined,
      work: async (tx) => {
        await tx.query(insert);
        throw refusal("no", "no");
      },
    });
    await expect(failing).rejects.toThrow("no");
    expect(await db.query("SELECT FROM outbox_message")).toHaveLength(0);
    const work = { prepare: async () => 2, work: async (_tx: unknown, ready: number) => ready * 21 };
    expect(await runOnce(intent, work)).toEqual({ value: 42, replayed: false });
    expect(await runOnce(intent, work)).toEqual({ value: 42, replayed: true });
  });

  it("keys are forgotten after a week", async () => {
    const runOnce = createRunOnce(db, clock, keys);
    const intent = { scope: "test", key: randomUUID(), request: {} };
    const work = { prepare: async () => undefined, work: async () => "done" };
    await runOnce(intent, work);
    clock.advance(8 * 86_400);
    expect((await runOnce(intent, work)).replayed).toBe(false);
  });
});
