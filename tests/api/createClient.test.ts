import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createClient, type ClientOptions } from "#api/createClient.ts";
import { createIntentKeys } from "#api/createIntentKeys.ts";
import { createServerClock } from "#api/createServerClock.ts";
import { TimeLimitError, type HttpRequest, type SendHttp } from "#api/sendHttp.ts";
import { aLogin } from "#tests/support/aMember.ts";
import { fakeStorage } from "../support/fakeStorage.ts";

/** What the platform answers, one after the other; the last one for ever. An error is thrown. */
type Script = ({ status: number; body: unknown; headers?: Record<string, string> } | { error: string })[];

const done: { status: number; body: unknown; headers?: Record<string, string> } = {
  status: 200,
  body: { success: true, value: {}, message: null },
};
const failed = (status: number, headers: Record<string, string> = {}, code = "busy") => ({
  status,
  body: { success: false, value: null, message: "no", code },
  headers,
});

function aClient(script: Script, rest: Partial<ClientOptions> = {}) {
  const requests: HttpRequest[] = [];
  const sendHttp: SendHttp = async (request) => {
    requests.push(request);
    const next = script[Math.min(requests.length, script.length) - 1] ?? done;
    if ("error" in next) throw next.error === "too late" ? new TimeLimitError(next.error) : new TypeError(next.error);
    const text = typeof next.body === "string" ? next.body : JSON.stringify(next.body);
    const headers = new Headers(next.headers);
    return { status: next.status, text, header: (name) => headers.get(name) ?? undefined };
  };
  const storage = fakeStorage();
  let encrypted = 0;
  const encryptor = {
    encrypt: vi.fn(async () => ({ ok: true as const, value: `jwe-${(encrypted += 1)}` })),
    forgetKeys: vi.fn(),
  };
  const clock = createServerClock(
    () => 0,
    () => 0,
  );
  const client = createClient({
    platform: "",
    clock,
    headers: () => ({ language: "KM", merchant: "demo" }),
    encryptor: () => encryptor,
    intents: createIntentKeys(storage, () => `key-${storage.held.size}-${requests.length}`),
    sendHttp,
    random: () => 0.5,
    ...rest,
  });
  return { client, requests, encryptor, storage, clock };
}

describe("the client", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Runs timers until the answer is there. */
  async function answerOf<T>(running: Promise<T>): Promise<T> {
    let settled = false;
    const watched = running.finally(() => void (settled = true));
    while (!settled) await vi.advanceTimersByTimeAsync(500);
    return await watched;
  }

  it.each([
    ["answered", [done]],
    ["refused", [failed(400)]],
    ["not reached", [{ error: "network" }]],
  ] as [string, Script][])(
    "[SHELL-10] tells once that a call is under way, and once that it is over: %s",
    async (_, script) => {
      const told: number[] = [];
      const { client } = aClient(script, { onActivity: (change) => told.push(change) });
      const running = client.call("getBalance", {});
      expect(told).toEqual([1]);
      await answerOf(running);
      expect(told).toEqual([1, -1]);
    },
  );

  it("waits longer for what the whole site is made from than for anything else", async () => {
    const { client, requests } = aClient([done]);
    await client.call("getPermission", { host: "a.example" });
    await client.call("getBalance", {});
    expect(requests.map(({ timeLimitMs }) => timeLimitMs)).toEqual([60_000, 10_000]);
  });

  it("waits two minutes for calls that the contract calls slow, such as the whole gate", async () => {
    const { client, requests } = aClient([done]);
    await client.call("publish", { baseHash: "b", note: "" });
    await client.call("getFindings", { draft: "d" });
    await client.call("getDraft", {});
    expect(requests.map(({ timeLimitMs }) => timeLimitMs)).toEqual([120_000, 120_000, 10_000]);
  });

  it("[SESS-01] asks once for what may be kept, and again for what must be fresh", async () => {
    const routers = { domainList: [], resources: [] };
    const answer = { status: 200, body: { success: true, value: routers, message: null } };
    const cache = { storage: fakeStorage(), common: () => ["KM"], account: () => "" };
    const { client, requests } = aClient([answer], { cache });
    const ask = (mayBeKept: boolean) => client.callNamed("getRouters", {}, undefined, mayBeKept);
    expect([await ask(true), await ask(true), requests.length]).toEqual([
      { ok: true, value: routers },
      { ok: true, value: routers },
      1,
    ]);
    await ask(false);
    expect(requests).toHaveLength(2);
    // Nobody keeps what the contract says nothing of.
    await client.callNamed("getStatus", {}, undefined, true);
    await client.callNamed("getStatus", {}, undefined, true);
    expect(requests).toHaveLength(4);
  });

  it("tells after each call whether the platform was reached, whatever it said", async () => {
    const onReach = vi.fn<(isReached: boolean, id: string) => void>();
    const { client } = aClient([failed(500), { error: "too late" }, done], { onReach });
    await answerOf(client.call("getBalance", {}));
    await answerOf(client.call("getBalance", {}));
    await answerOf(client.call("getBalance", {}));
    expect(onReach.mock.calls.map(([isReached]) => isReached)).toEqual([true, false, true]);
  });

  it("[CALL-01] puts parameters where the contract says, and sends the headers of the moment", async () => {
    const { client, requests } = aClient([done]);
    await client.call("listTransactions", { page: 2, type: "bet" });
    await client.call("endSession", { id: "a/b?c" });
    expect(requests[0]).toMatchObject({
      method: "GET",
      url: "/wps/member/transactions",
      query: { page: "2", type: "bet" },
    });
    expect(requests[0]?.headers["language"]).toBe("KM");
    expect(requests[1]).toMatchObject({ method: "DELETE", url: "/wps/session/a%2Fb%3Fc" });
    expect(requests[1]?.body).toBeUndefined();
  });

  it("[CALL-01] gives the value of a good answer, and a refusal with its code and details", async () => {
    const { client } = aClient([
      { status: 200, body: { success: true, value: 7, message: null } },
      { status: 200, body: { success: false, value: { captchaRequired: true }, message: "no", code: "wrong_code" } },
    ]);
    expect(await client.call("getUnreadCount", {})).toEqual({ ok: true, value: 7 });
    expect(await client.call("getUnreadCount", {})).toMatchObject({
      ok: false,
      failure: { kind: "refused", code: "wrong_code", message: "no", details: { captchaRequired: true } },
    });
  });

  it.each([
    [200, "<html>", "unreadable"],
    [200, '{"success": tr', "unreadable"],
    [200, "[]", "unreadable"],
    [400, "{}", "malformed"],
    [401, "", "unauthorized"],
    [403, "null", "forbidden"],
    [404, "<html>", "missing"],
    [409, "{}", "conflict"],
    [422, "{}", "malformed"],
    [500, "<html>", "fault"],
    [418, "", "malformed"],
  ])("reads status %s with %s as %s", async (status, body, kind) => {
    const { client } = aClient([{ status, body }]);
    expect(await answerOf(client.call("signOut", {}))).toMatchObject({ ok: false, failure: { kind, status } });
  });

  it("tries a call that only reads once more, after the time the platform asks for", async () => {
    const balance = { status: 200, body: { success: true, value: { sumBalance: 1, currency: "USD", version: 1 } } };
    const { client, requests } = aClient([failed(503, { "retry-after": "2" }), balance]);
    const running = client.call("getBalance", {});
    await vi.advanceTimersByTimeAsync(1900);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(await running).toMatchObject({ ok: true });
    expect(requests).toHaveLength(2);
  });

  it.each([
    ["getBalance", failed(500), 1],
    ["getBalance", failed(503), 2],
    ["getBalance", failed(429, { "retry-after": "600" }), 1],
    ["getBalance", { error: "no network" }, 2],
    ["getBalance", { error: "too late" }, 1],
    ["logout", { error: "no network" }, 2],
    ["login", { error: "no network" }, 1],
    ["login", failed(503), 1],
    ["register", { error: "no network" }, 5],
    ["register", { error: "too late" }, 5],
    ["register", failed(409, { "retry-after": "1" }), 5],
    ["register", failed(409), 1],
    ["register", failed(200), 1],
  ] as const)("sends %s, answered by %o, %s times", async (id, answer, times) => {
    const { client, requests } = aClient([answer]);
    await answerOf(client.callNamed(id, { username: "a" }));
    expect(requests).toHaveLength(times);
  });

  it("sends an intent with one key until the platform has given its word, then with another", async () => {
    const { client, requests, storage } = aClient([
      { error: "no network" },
      { error: "no network" },
      { error: "no network" },
      { error: "no network" },
      { error: "no network" },
      done,
      done,
    ]);
    const send = () => answerOf(client.callNamed("register", { username: "a" }));
    expect(await send()).toMatchObject({ ok: false, failure: { kind: "network" } });
    expect(storage.held.size).toBe(1);
    await send();
    expect(storage.held.size).toBe(0);
    await send();
    const keys = requests.map(({ headers }) => headers["Idempotency-Key"]);
    expect(new Set(keys.slice(0, 6)).size).toBe(1);
    expect(keys[6]).not.toBe(keys[0]);
  });

  it("has a key for each thing that is claimed, also while another is under way or its answer is lost", async () => {
    const { client, requests, storage } = aClient([{ error: "no network" }]);
    const claim = (id: string) => answerOf(client.callNamed("claimReward", { id }));
    await Promise.all([claim("one"), claim("two")]);
    await claim("one");
    const keysOf = (id: string) =>
      new Set(requests.filter(({ url }) => url.includes(id)).map(({ headers }) => headers["Idempotency-Key"]));
    const [one, two] = [[...keysOf("/one/")], [...keysOf("/two/")]];
    expect([one.length, two.length, one[0] === two[0], storage.held.size]).toEqual([1, 1, false, 2]);
  });

  it("keeps the key before the first send", async () => {
    const { client, storage } = aClient([done]);
    const running = client.callNamed("register", {});
    expect([...storage.held.keys()]).toEqual(["intent.register"]);
    await answerOf(running);
  });

  it("encrypts, and encrypts once more to fresh keys when the platform could not read it", async () => {
    const loggedIn = { status: 200, body: { success: true, value: aLogin() } };
    const { client, requests, encryptor } = aClient([failed(400, {}, "unreadable_body"), loggedIn]);
    expect(await answerOf(client.call("login", { username: "a", password: "b", type: "username" }))).toMatchObject({
      ok: true,
    });
    expect(requests.map(({ body }) => body)).toEqual(['{"payload":"jwe-1"}', '{"payload":"jwe-2"}']);
    expect(encryptor.forgetKeys).toHaveBeenCalledOnce();
    expect(encryptor.encrypt.mock.calls[0]).toEqual([
      { username: "a", password: "b", type: "username" },
      { method: "POST", path: "/wps/session/login" },
    ]);
  });

  it("does not try for ever to be read", async () => {
    const { client, requests } = aClient([failed(400, {}, "unreadable_body")]);
    await answerOf(client.call("login", { username: "a", password: "b", type: "username" }));
    expect(requests).toHaveLength(2);
  });

  it("tells of a dead session with the headers the call was made with", async () => {
    const onUnauthorized = vi.fn<(headers: Record<string, string>) => void>();
    let token = "old";
    const { client } = aClient([failed(401)], { onUnauthorized, headers: () => ({ token }) });
    const running = client.call("getBalance", {});
    token = "new";
    await answerOf(running);
    expect(onUnauthorized.mock.calls).toEqual([[{ token: "old" }]]);
  });

  it("gives up when it is told to, also while it waits", async () => {
    const { client } = aClient([failed(503)]);
    const leaving = new AbortController();
    const running = client.call("getBalance", {}, leaving.signal);
    await vi.advanceTimersByTimeAsync(10);
    leaving.abort();
    expect(await running).toMatchObject({ ok: false });
  });

  it("refuses calls that the contract does not know, and paths that lead elsewhere", async () => {
    const { client, requests } = aClient([done]);
    for (const id of ["nothing", "__proto__", "toString"]) {
      expect(await client.callNamed(id, {})).toMatchObject({ ok: false, failure: { code: "unknown_call" } });
    }
    for (const id of ["..", ".", "", undefined, null, {}]) {
      expect(await client.callNamed("endSession", { id })).toMatchObject({
        ok: false,
        failure: { code: "missing_parameter" },
      });
    }
    expect(requests).toHaveLength(0);
  });

  it("sets its clock by the platform's", async () => {
    const { client, clock } = aClient([{ ...done, headers: { date: "Wed, 01 Jul 2026 12:00:00 GMT" } }]);
    await client.call("getStatus", {});
    expect(new Date(clock.now()).toISOString()).toBe("2026-07-01T12:00:00.500Z");
  });
});
