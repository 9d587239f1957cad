import { readdir } from "node:fs/promises";
import { describe, expect, inject, it, onTestFinished } from "vitest";
import { createDatabase } from "#server/db/createDatabase.ts";
import { migrate } from "#server/db/migrate.ts";
import { connectAsOwner } from "#server/db/postgres/connectAsOwner.ts";
import { aPooler } from "#tests/support/aPooler.ts";

/** An empty database, and what opens a pool of its owner's on it. */
async function anEmptyDatabase() {
  const { host, port, secrets } = inject("cluster");
  const name = `empty_${process.pid}_${Math.floor(performance.now())}`;
  const admin = await connectAsOwner(inject("cluster"), "test");
  await admin.query(`CREATE DATABASE ${name}`);
  onTestFinished(async () => {
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await admin.end();
  });
  const login = { user: "postgres", password: secrets.owner, database: name };
  const pooler = await aPooler({ path: `${host}/.s.PGSQL.${port}` });
  return (through: "directly" | "through a pooler") => {
    const place = through === "directly" ? { host, port } : { host: "127.0.0.1", port: pooler.port };
    const db = createDatabase({ ...place, ...login }, { max: 2, statementTimeoutMs: 0 });
    onTestFinished(() => db.close());
    return db;
  };
}

const files = (await readdir("server/db/migrations")).filter((file) => file.endsWith(".sql")).toSorted();

describe("migrations", () => {
  it.each(["directly", "through a pooler"] as const)(
    "of nodes that start at once run once each, in order, %s",
    async (through) => {
      const open = await anEmptyDatabase();
      const nodes = Array.from({ length: 4 }, () => open(through));
      const ran = await Promise.all(nodes.map(migrate));
      expect(ran.flat().toSorted()).toEqual(files);
      for (const list of ran) expect(list).toEqual(list.toSorted());
      expect(await migrate(open(through))).toEqual([]);
      const rows = await open("directly").query<{ n: number }>(
        "SELECT count(*) AS n FROM pg_locks WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())",
      );
      expect(rows[0]?.n).toBe(0);
    },
    // Four nodes wait for each other at every file, and a pooler makes each wait a round trip longer.
    60_000,
  );

  it("have a number each, and do not run again where an earlier release ran one under its former name, or will", async () => {
    const numbers = files.map((file) => file.slice(0, 4));
    expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
    const open = await anEmptyDatabase();
    const db = open("directly");
    await migrate(db);
    const former = "SELECT FROM schema_migration WHERE name = '0471_seamless.sql'";
    expect(await db.query(former)).toHaveLength(1);
    await db.query("DELETE FROM schema_migration WHERE name = '0474_seamless.sql'");
    expect(await migrate(db)).toEqual([]);
    await db.query("UPDATE schema_migration SET checksum = 'other' WHERE name = '0471_seamless.sql'");
    await expect(migrate(db)).rejects.toThrow("0474_seamless.sql was changed after it had run");
  });

  it("refuse a file that was changed after it had run", async () => {
    const open = await anEmptyDatabase();
    const db = open("directly");
    await migrate(db);
    await db.query("UPDATE schema_migration SET checksum = 'other' WHERE name = $1", [files[0]]);
    await expect(migrate(db)).rejects.toThrow(new RegExp(`${files[0]} was changed after it had run`));
  });
});
