import { afterEach, describe, expect, inject, it, onTestFinished, vi } from "vitest";
import { createDatabase, type DatabaseOptions } from "#server/db/createDatabase.ts";
import { DatabaseAwayError } from "#server/db/DatabaseAwayError.ts";
import { greetServer } from "#server/db/greetServer.ts";
import { listen } from "#server/db/listen.ts";
import { aDatabase } from "#tests/support/database.ts";
import { aPlatform } from "#tests/support/aPlatform.ts";
import { aProxy } from "#tests/support/aProxy.ts";

const { host, port, secrets } = inject("cluster");
const target = { path: `${host}/.s.PGSQL.${port}` };
const { name, owner } = await aDatabase();
const login = { user: "croupier_app", password: secrets.app, database: name };
const platform = await aPlatform({
  extend: (app) =>
    app.get<{ Params: { code: string } }>("/failing/:code", async ({ params }) => {
      const { code } = params;
      await platform.db.query(`DO $$ BEGIN RAISE EXCEPTION 'as if' USING ERRCODE = '${code}'; END $$`);
    }),
});

/** A database behind a proxy. */
async function aFarDatabase(options: DatabaseOptions = {}) {
  const proxy = await aProxy(target);
  const events: string[] = [];
  const db = createDatabase(
    { host: "127.0.0.1", port: proxy.port, ...login },
    { role: "croupier_app", onEvent: (sentence) => events.push(sentence), ...options },
  );
  onTestFinished(() => db.close());
  return { db, proxy, events, ask: () => db.query("SELECT 1 AS one") };
}

afterEach(() => void vi.useRealTimers());

describe("a database that fails over", () => {
  it.each(["25006", "57P01", "57P02", "57P03", "57014", "53300", "08006", "25P03", "40001", "40P01", "55P03"])(
    "what says %s is answered 503 and when to come back",
    async (code) => {
      const answer = await platform.app.inject({ url: `/failing/${code}` });
      expect([answer.statusCode, answer.headers["retry-after"], answer.json().code]).toEqual([503, "2", "unavailable"]);
    },
  );

  it("what is a mistake of ours stays one", async () => {
    for (const code of ["23505", "42601", "42501"])
      expect((await platform.app.inject({ url: `/failing/${code}` })).statusCode).toBe(500);
  });

  it("every connection to the node that was demoted is dropped at the first word of it", async () => {
    const { db, proxy } = await aFarDatabase({ max: 4 });
    const hold = Array.from({ length: 4 }, () => Promise.withResolvers<undefined>());
    const together = Array.from({ length: 4 }, (_, index) =>
      db.connection(async (connection) => {
        await connection.query("SET SESSION CHARACTERISTICS AS TRANSACTION READ ONLY");
        hold[index]?.resolve(undefined);
        await Promise.all(hold.map(({ promise }) => promise));
      }),
    );
    await Promise.all(together);
    const before = proxy.accepted;
    const write = () =>
      db.query(
        "INSERT INTO seen_value (purpose, value, expires_at) VALUES ('failover', $1, now()) ON CONFLICT DO NOTHING",
        ["x"],
      );
    await expect(write()).rejects.toMatchObject({ name: "DatabaseAwayError", code: "25006" });
    const later = await Promise.allSettled(Array.from({ length: 12 }, write));
    expect(later.filter(({ status }) => status === "rejected")).toEqual([]);
    // A look at what happened, and new connections: never one for each call.
    expect(proxy.accepted - before).toBeLessThanOrEqual(5);
  });

  it("a standby is not worked with", async () => {
    const client = {
      processID: 7,
      query: async () => ({ rows: [{ pid: 7, role: "croupier_app", is_standby: true }] }),
    };
    await expect(greetServer(client as never, { statementTimeoutMs: 0 })).rejects.toMatchObject({ code: "25006" });
  });

  it("a connection that PostgreSQL ends costs its own call, and no other", async () => {
    const { db, ask } = await aFarDatabase({ max: 3 });
    await Promise.all([ask(), ask(), ask()]);
    await owner.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'croupier' AND usename = 'croupier_app' AND datname = current_database()",
    );
    await vi.waitFor(async () => expect(await ask()).toEqual([{ one: 1 }]), { timeout: 5_000 });
    const many = await Promise.allSettled(Array.from({ length: 20 }, ask));
    expect(many.filter(({ status }) => status === "rejected")).toEqual([]);
    expect(db).toBeDefined();
  });
});

describe("a database that does not answer", () => {
  it("is given up on after a limit of ours, and other calls fail at once until it is back", async () => {
    const { db, proxy, ask, events } = await aFarDatabase({ statementTimeoutMs: 500 });
    await ask();
    proxy.mode = "swallow";
    const started = performance.now();
    await expect(db.query("SELECT 2")).rejects.toBeInstanceOf(DatabaseAwayError);
    expect(performance.now() - started).toBeLessThan(3_000);
    await vi.waitFor(() => expect(events).toHaveLength(1), { timeout: 8_000 });
    expect(events[0]).toMatch(/answered 503 until it is back/);
    const failedAt = performance.now();
    const many = await Promise.allSettled(Array.from({ length: 500 }, ask));
    expect(many.every((one) => one.status === "rejected" && one.reason instanceof DatabaseAwayError)).toBe(true);
    expect(performance.now() - failedAt).toBeLessThan(1_000);
    // 500 calls opened no connection: one look at a time is all that goes out.
    expect(proxy.accepted).toBeLessThan(12);
    proxy.mode = "pass";
    proxy.cut();
    const backAt = performance.now();
    await vi.waitFor(async () => expect(await ask()).toEqual([{ one: 1 }]), { timeout: 8_000 });
    expect(performance.now() - backAt).toBeLessThan(5_000);
    expect(events[1]).toBe("The database answers again.");
  });

  it("is looked for by one connection at a time while nothing listens, whoever asks", async () => {
    const { proxy, ask, events } = await aFarDatabase();
    await ask();
    proxy.mode = "close";
    proxy.cut();
    await vi.waitFor(() => expect(events).toHaveLength(1), { timeout: 8_000 });
    const before = proxy.accepted;
    const end = performance.now() + 1_500;
    let refused = 0;
    while (performance.now() < end) {
      await ask().catch(() => (refused += 1));
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(refused).toBeGreaterThan(100);
    expect(proxy.accepted - before).toBeLessThan(10);
    proxy.mode = "pass";
    await vi.waitFor(async () => expect(await ask()).toEqual([{ one: 1 }]), { timeout: 5_000 });
  });

  it("one slow statement is not taken for a database that is gone", async () => {
    const { db, ask, events } = await aFarDatabase();
    const slow = db.query("SELECT pg_sleep(2)");
    await slow;
    expect(await ask()).toEqual([{ one: 1 }]);
    expect(events).toEqual([]);
  });

  it("a transaction that could not be ended is nobody else's beginning", async () => {
    const { db } = await aFarDatabase({ max: 1 });
    await db.connection((connection) => connection.query("BEGIN"));
    const rows = await db.query<{ same: boolean }>("SELECT now() = statement_timestamp() AS same");
    expect(rows[0]?.same).toBe(true);
    await db.query("INSERT INTO seen_value (purpose, value, expires_at) VALUES ('open', 'x', now())");
    expect(await owner.query("SELECT FROM seen_value WHERE purpose = 'open'")).toHaveLength(1);
  });
});

describe("listening", () => {
  it("is done by one loop, however often a balancer takes the connection and closes it", async () => {
    const proxy = await aProxy(target);
    const connection = { host: "127.0.0.1", port: proxy.port, ...login };
    const waits: number[] = [];
    let waiting = 0;
    const turn = Promise.withResolvers<undefined>();
    const heard: (string | null)[] = [];
    const stop = await listen({ connection }, "news", (payload) => heard.push(payload), {
      random: () => 0.5,
      wait: async (ms) => {
        waiting += 1;
        expect(waiting).toBe(1);
        waits.push(ms);
        if (waits.length === 40) turn.resolve(undefined);
        await new Promise((resolve) => setImmediate(resolve));
        waiting -= 1;
      },
    });
    proxy.mode = "close";
    proxy.cut();
    await turn.promise;
    // The first connection, and one for each pause.
    expect(proxy.accepted).toBeLessThanOrEqual(waits.length + 1);
    expect(waits.slice(0, 6)).toEqual([150, 300, 600, 1_200, 1_500, 1_500]);
    proxy.mode = "pass";
    await vi.waitFor(() => expect(heard).toContain(null), { timeout: 5_000 });
    await owner.query("SELECT pg_notify('news', 'again')");
    await vi.waitFor(() => expect(heard).toContain("again"));
    await stop();
    await vi.waitFor(() => expect(proxy.open).toBe(0));
  });

  it("notices a connection that is half open, and makes a new one", async () => {
    const proxy = await aProxy(target);
    const connection = { host: "127.0.0.1", port: proxy.port, ...login };
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "setTimeout", "clearTimeout"] });
    const heard = Promise.withResolvers<string | null>();
    const stop = await listen({ connection }, "news", heard.resolve, { wait: async () => undefined });
    proxy.mode = "swallow";
    vi.advanceTimersByTime(5_000);
    await new Promise((resolve) => setImmediate(resolve));
    vi.advanceTimersByTime(3_000);
    proxy.mode = "pass";
    expect(await heard.promise).toBeNull();
    await stop();
  });

  it("stops while it waits for the database", async () => {
    const proxy = await aProxy(target);
    const connection = { host: "127.0.0.1", port: proxy.port, ...login };
    const asked = Promise.withResolvers<undefined>();
    const stop = await listen({ connection }, "news", () => undefined, {
      wait: (_ms, signal) => {
        asked.resolve(undefined);
        return new Promise((resolve) => signal.addEventListener("abort", () => resolve()));
      },
    });
    proxy.mode = "close";
    proxy.cut();
    await asked.promise;
    await stop();
    expect(proxy.accepted).toBe(1);
  });
});
