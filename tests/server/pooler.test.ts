import { randomUUID } from "node:crypto";
import { describe, expect, inject, it, onTestFinished } from "vitest";
import { createDatabase, type DatabaseOptions } from "#server/db/createDatabase.ts";
import type { Database } from "#server/db/Database.ts";
import { WrongRoleError } from "#server/db/greetServer.ts";
import { openDatabase } from "#server/db/openDatabase.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import { createLedger } from "#server/features/ledger/createLedger.ts";
import { createKeyRing } from "#server/security/createKeyRing.ts";
import { aClock } from "#tests/support/aClock.ts";
import { aDatabase } from "#tests/support/database.ts";
import { aPooler, type PoolerOptions } from "#tests/support/aPooler.ts";

const { name } = await aDatabase();
const { host, port, secrets } = inject("cluster");
const target = { path: `${host}/.s.PGSQL.${port}` };
const app = { user: "croupier_app", password: secrets.app, database: name };
const owner = { user: "postgres", password: secrets.owner, database: name };
const steppingDown = { ...owner, options: "-c role=croupier_app" };

/** A pool of connections through a pooler. */
async function aPool(login: object, options: DatabaseOptions = {}, pooler: PoolerOptions = {}): Promise<Database> {
  const { port: pooled } = await aPooler(target, pooler);
  return opened(createDatabase({ host: "127.0.0.1", port: pooled, ...login }, options));
}
function opened(db: Database): Database {
  onTestFinished(() => db.close());
  return db;
}

describe("behind a transaction pooler", () => {
  it("every statement gets its own answer, however many share the server's processes", async () => {
    const { port: pooled } = await aPooler(target);
    const login = { host: "127.0.0.1", port: pooled, ...app };
    const nodes = [1, 2, 3].map(() => opened(createDatabase(login, { max: 4, role: "croupier_app" })));
    const wrong: unknown[] = [];
    const ask = async (db: Database, number: number) => {
      const text = `SELECT $1::int + ${number} AS sum, '${number}' AS text${number % 7}`;
      const rows = await db.query<{ sum: number }>(text, [1_000]).catch((error: Error) => [error.message]);
      if ((rows[0] as { sum?: number }).sum !== 1_000 + number) wrong.push(rows[0]);
    };
    await Promise.all(
      nodes.flatMap((db, node) => Array.from({ length: 40 }, (_, index) => ask(db, (index * 7 + node * 3) % 40))),
    );
    expect(wrong).toEqual([]);
  });

  it("transactions stay whole", async () => {
    const db = await aPool(app, { max: 6, role: "croupier_app" });
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        withTransaction(db, async (tx) => {
          await tx.query("INSERT INTO seen_value (purpose, value, expires_at) VALUES ('pooler', $1, now())", [
            `${index}`,
          ]);
          const rows = await tx.query<{ n: number }>("SELECT count(*) AS n FROM seen_value WHERE value = $1", [
            `${index}`,
          ]);
          expect(rows[0]?.n).toBe(1);
          if (index % 2 === 0) throw new Error("not this one");
        }).catch((error: Error) => expect(error.message).toBe("not this one")),
      ),
    );
    const kept = await db.query<{ n: number }>("SELECT count(*) AS n FROM seen_value WHERE purpose = 'pooler'");
    expect(kept[0]?.n).toBe(10);
  });

  it("nothing is set on a process that others use", async () => {
    const db = await aPool(app, { role: "croupier_app", statementTimeoutMs: 4_321 });
    const rows = await db.query<{ limit: string }>("SELECT current_setting('statement_timeout') AS limit");
    expect(rows[0]?.limit).not.toBe("4321ms");
  });

  it("a login that steps down into the role is refused, and told what to do", async () => {
    const db = await aPool(steppingDown, { role: "croupier_app" });
    await expect(db.query("SELECT 1")).rejects.toThrow(/through a pooler.*Log in as croupier_app/s);
  });

  it("a pooler that refuses to step down is explained at the start, and not waited for", async () => {
    const { port: pooled } = await aPooler(target, { refusesOptions: true });
    const at = `postgresql://postgres:${secrets.owner}@127.0.0.1:${pooled}/${name}`;
    await expect(openDatabase({ url: at, folder: "/nowhere" })).rejects.toThrow(/pooler.*Log in as croupier_app/s);
  });

  it("a role that got lost is noticed before anything is asked", async () => {
    const db = await aPool(steppingDown, { role: "croupier_app" }, { ignoresOptions: true });
    await expect(db.query("SELECT 1")).rejects.toBeInstanceOf(WrongRoleError);
    await expect(db.query("DELETE FROM seen_value")).rejects.toThrow(/work as postgres and not as croupier_app/);
  });

  it("LISTEN is refused, and works over the direct address", async () => {
    const deaf = await aPool(app, { role: "croupier_app" });
    await expect(deaf.listen("news", () => undefined)).rejects.toThrow(/DATABASE_DIRECT_URL/);
    const direct = { host, port, ...app };
    const db = await aPool(app, { role: "croupier_app", direct });
    const heard = Promise.withResolvers<string | null>();
    const stop = await db.listen("news", heard.resolve);
    await db.query("SELECT pg_notify('news', $1)", ["hello"]);
    expect(await heard.promise).toBe("hello");
    await stop();
  });

  it("a platform starts and works: migrations, keys, money, notices, limits of time", async () => {
    const { port: pooled } = await aPooler(target);
    const through = (login: { user: string; password: string; database: string }, at: number | string) =>
      typeof at === "number"
        ? `postgresql://${login.user}:${login.password}@127.0.0.1:${at}/${login.database}`
        : `postgresql://${login.user}:${login.password}@localhost:${port}/${login.database}?host=${encodeURIComponent(at)}`;
    const events: string[] = [];
    const { db, close } = await openDatabase({
      url: through(app, pooled),
      adminUrl: through(owner, host),
      directUrl: through(app, host),
      folder: "/nowhere",
      onEvent: (sentence) => events.push(sentence),
    });
    onTestFinished(close);
    const clock = aClock();
    const keys = createKeyRing(db, clock, Buffer.alloc(32, 5));
    const made = await Promise.all(Array.from({ length: 8 }, () => keys.newest("answer")));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    const ledger = createLedger(clock);
    const [from, to] = [await ledger.ownAccount(db, "bank", "USD"), await ledger.ownAccount(db, "house", "USD")];
    await Promise.all(
      Array.from({ length: 20 }, () =>
        ledger.post(db, {
          kind: "adjustment",
          currency: "USD",
          legs: [
            { account: from, amount: -5 },
            { account: to, amount: 5 },
          ],
          key: randomUUID(),
          cause: { type: "system", ref: "test" },
          at: clock.now(),
        }),
      ),
    );
    expect(await ledger.ownBalance(db, "house", "USD")).toBe(100);
    expect(await ledger.checkInvariants(db)).toEqual([]);
    const limits = await db.query("SELECT current_setting('statement_timeout') AS a, current_user AS who");
    expect(limits).toEqual([{ a: "10s", who: "croupier_app" }]);
    expect(events).toEqual([]);
  });
});

describe("a direct connection", () => {
  it("may step down into the role, and is limited in time", async () => {
    const db = opened(
      createDatabase({ host, port, ...steppingDown }, { role: "croupier_app", statementTimeoutMs: 4_000 }),
    );
    expect(
      await db.query(
        "SELECT current_user AS who, current_setting('statement_timeout') AS a, current_setting('idle_in_transaction_session_timeout') AS b",
      ),
    ).toEqual([{ who: "croupier_app", a: "4s", b: "30s" }]);
    // Even what a program resets falls back to the role, and not to the owner.
    await db.query("RESET ROLE");
    expect(await db.query("SELECT current_user AS who")).toEqual([{ who: "croupier_app" }]);
  });

  it("is refused where it works as the owner", async () => {
    const db = opened(createDatabase({ host, port, ...owner }, { role: "croupier_app" }));
    await expect(db.query("SELECT 1")).rejects.toThrow(/work as postgres and not as croupier_app.*DATABASE_ADMIN_URL/s);
  });

  it("plans a statement once", async () => {
    const db = opened(createDatabase({ host, port, ...app }, { max: 1 }));
    for (let turn = 0; turn < 3; turn += 1) await db.query("SELECT $1::int AS planned", [turn]);
    const rows = await db.query<{ name: string }>(
      "SELECT name FROM pg_prepared_statements WHERE statement LIKE '%planned'",
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.name).toMatch(/^[\w-]{32}$/);
  });
});
