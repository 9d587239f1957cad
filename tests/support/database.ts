import { randomBytes } from "node:crypto";
import { afterAll, inject } from "vitest";
import { createDatabase } from "#server/db/createDatabase.ts";
import type { Database } from "#server/db/Database.ts";
import { seedDemo } from "#server/db/seed/seedDemo.ts";
import { connectAsOwner } from "#server/db/postgres/connectAsOwner.ts";

const demo = "template_demo";

/** A database of one test file. */
export interface TestDatabase {
  /** Works under the server's role. */
  db: Database;
  /** Works under the owner of the tables. */
  owner: Database;
  name: string;
}

/**
 * A migrated, empty database of its own for the test file that calls it (at the top of the file or in `beforeAll`); removed
 * after the file's last test. `from` names another template database.
 */
export async function aDatabase(from = "template_plain"): Promise<TestDatabase> {
  const cluster = inject("cluster");
  const name = `test_${randomBytes(6).toString("hex")}`;
  const admin = await connectAsOwner(cluster, "test");
  await admin.query(`CREATE DATABASE ${name} TEMPLATE ${from} STRATEGY FILE_COPY`);
  await admin.end();
  const place = { host: cluster.host, port: cluster.port, database: name };
  const owner = createDatabase({ ...place, user: "postgres", password: cluster.secrets.owner }, { max: 4 });
  const db = createDatabase({ ...place, user: "croupier_app", password: cluster.secrets.app });
  afterAll(async () => {
    await Promise.all([db.close(), owner.close()]);
    const closer = await connectAsOwner(cluster, "test");
    await closer.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await closer.end();
  });
  return { db, owner, name };
}

/**
 * Fills the template `template_demo`, once a run, and returns its name for `aDatabase`. The demo leads up to noon on
 * 2026-03-14, where the tests' clock starts.
 */
export async function demoTemplate(): Promise<string> {
  const cluster = inject("cluster");
  const admin = await connectAsOwner(cluster, "test demo");
  await admin.query("SELECT pg_advisory_lock(1)");
  const known = await admin.query("SELECT FROM pg_database WHERE datname = $1", [demo]);
  if (known.rowCount === 0) {
    await admin.query(`CREATE DATABASE ${demo}_draft TEMPLATE template_plain STRATEGY FILE_COPY`);
    const place = { host: cluster.host, port: cluster.port, database: `${demo}_draft` };
    const owner = createDatabase({ ...place, user: "postgres", password: cluster.secrets.owner });
    await seedDemo(owner, { today: new Date("2026-03-14T12:00:00Z") });
    await owner.close();
    await admin.query(`ALTER DATABASE ${demo}_draft RENAME TO ${demo}`);
  }
  await admin.end();
  return demo;
}
