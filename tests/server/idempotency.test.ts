import { createHash, randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { refusal } from "#server/http/Failure.ts";
import { contract } from "#server/http/contract.ts";
import { createIdempotency } from "#server/security/createIdempotency.ts";
import { keyedHash } from "#server/security/keyedHash.ts";
import { createPasswords } from "#server/security/passwords.ts";
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
const secretName = /password|idtoken|secret|verificationcode|^token$|^pin$|^(old)?code$/i;
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

  it("the same key with another password is another request: 422, and nobody gets the session", async () => {
    const key = randomUUID();
    const first = await put(key, await body("secret01"));
    const other = { password: "Another-Otter-78-lamp", confirmPassword: "Another-Otter-78-lamp" };
    const second = await put(key, await body("secret01", other));
    expect([second.statusCode, second.json()]).toMatchObject([422, { code: "key_reused", value: null }]);
    expect(second.body).not.toContain(first.json().value.token);
    // Nobody gets it by leaving the password out either: the contract wants one.
    const without = await put(key, { ...(await body("secret01")), password: undefined, confirmPassword: undefined });
    expect(without.statusCode).toBe(400);
    expect((await put(key, await body("secret01"))).json()).toEqual(first.json());
  });

  it("what is kept of a request is no fast hash of its password", async () => {
    const key = randomUUID();
    const clear = await body("hashes01");
    await put(key, clear);
    const { botCheck: _botCheck, ...asked } = clear;
    const rows = await db.query<{ request_hash: Buffer; secret_hash: string }>(
      "SELECT request_hash, secret_hash FROM idempotency WHERE key = $1",
      [key],
    );
    const { request_hash: kept, secret_hash: slow } = rows[0]!;
    // What a thief of the database, and even one of our keys, can compute from a guessed password.
    const guess = JSON.stringify(asked);
    const context = `register.username:${key}`;
    const fast = [
      createHash("sha256").update(guess).digest(),
      ...(await keys.live("answer")).map(({ secret }) => keyedHash(secret, context, guess)),
    ];
    expect(fast.some((hash) => hash.equals(kept))).toBe(false);
    const { password: _password, confirmPassword: _confirm, ...open } = asked;
    expect(keyedHash((await keys.newest("answer")).secret, context, JSON.stringify(open)).equals(kept)).toBe(true);
    expect(slow).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it("tries that repeat an earlier one are limited by address, for each takes as long as a login", async () => {
    const [key, ip] = [randomUUID(), "198.51.100.77"];
    const clear = await body("again001");
    const once = async () =>
      call("PUT", "/wps/member/register", {
        body: await platform.encrypt(clear),
        headers: { "idempotency-key": key },
        ip,
      });
    const statuses: number[] = [];
    for (let n = 0; n < 63; n += 1) statuses.push((await once()).statusCode);
    expect(statuses.lastIndexOf(200)).toBe(60);
    expect(statuses.slice(61)).toEqual([429, 429]);
  });

  it("a row of before that holds a plain hash gives nothing away", async () => {
    const key = randomUUID();
    const runOnce = createIdempotency(db, clock, keys, createPasswords());
    const plain = createHash("sha256")
      .update(JSON.stringify({ a: 1 }))
      .digest();
    await db.query(
      `INSERT INTO idempotency (scope, key, request_hash, created_at, expires_at) VALUES ('test', $1, $2, $3, $4)`,
      [key, plain, clock.now(), new Date(clock.now().getTime() + 60_000)],
    );
    const work = { prepare: async () => 1, admitReplay: async () => undefined, work: async () => "done" };
    await expect(runOnce({ scope: "test", key, request: { a: 1 }, secrets: {} }, work)).rejects.toThrow(
      /another request/,
    );
  });

  it("every secret of a body is marked in the contract", () => {
    const marked = [...contract.operations.values()].map(({ id, secrets }) => [id, ...secrets].join(" "));
    const named = [...contract.operations.values()].map(({ id, schemas }) =>
      [id, ...Object.keys((schemas.body?.["properties"] ?? {}) as object).filter((name) => secretName.test(name))].join(
        " ",
      ),
    );
    expect(marked).toEqual(named);
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
    const runOnce = createIdempotency(db, clock, keys, createPasswords());
    const intent = { scope: "test", key: randomUUID(), request: { a: 1 }, secrets: {} };
    const insert = "INSERT INTO outbox_message (channel, recipient, body, created_at) VALUES ('sms', 'x', 'x', now())";
    const failing = runOnce(intent, {
      prepare: async () => undefined,
      admitReplay: async () => undefined,
      work: async (tx) => {
        await tx.query(insert);
        throw refusal("no", "no");
      },
    });
    await expect(failing).rejects.toThrow("no");
    expect(await db.query("SELECT FROM outbox_message")).toHaveLength(0);
    const work = {
      prepare: async () => 2,
      admitReplay: async () => undefined,
      work: async (_tx: unknown, ready: number) => ready * 21,
    };
    expect(await runOnce(intent, work)).toEqual({ value: 42, replayed: false });
    expect(await runOnce(intent, work)).toEqual({ value: 42, replayed: true });
  });

  it("keys are forgotten after a week", async () => {
    const runOnce = createIdempotency(db, clock, keys, createPasswords());
    const intent = { scope: "test", key: randomUUID(), request: {}, secrets: {} };
    const work = { prepare: async () => undefined, admitReplay: async () => undefined, work: async () => "done" };
    await runOnce(intent, work);
    clock.advance(8 * 86_400);
    expect((await runOnce(intent, work)).replayed).toBe(false);
  });
});
