import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import type { Cluster } from "#server/db/postgres/initCluster.ts";
import { connectAsOwner } from "#server/db/postgres/connectAsOwner.ts";
import { findBinaries } from "#server/db/postgres/findBinaries.ts";
import { isAlive } from "#server/db/postgres/isAlive.ts";
import { startCluster } from "#server/db/postgres/startCluster.ts";
import { stopPostgres } from "#server/db/postgres/stopPostgres.ts";
import { createDatabase } from "#server/db/createDatabase.ts";
import { migrate } from "#server/db/migrate.ts";
import { installJobs } from "#server/jobs/installJobs.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The PostgreSQL that all test files share; each makes a database of its own in it. */
    cluster: Cluster;
  }
}

const prefix = "croupier-test-";
/** Rows of tests may be lost in a power cut; waiting for the disk would only cost time. */
const settings = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=200"];

/** Starts one PostgreSQL for the run, with a migrated template that databases are copied from; stops it at the end. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  await clearLeftovers();
  const folder = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`));
  // Started as root, PostgreSQL runs under another account, which must be able to reach its folder.
  chmodSync(folder, 0o711);
  chmodSync(folder, 0o755);
  const running = await startCluster({ folder, settings });
  const { cluster } = running;
  const client = await connectAsOwner(cluster, "test setup");
  await client.query("CREATE DATABASE template_plain");
  const template = createDatabase({
    host: cluster.host,
    port: cluster.port,
    user: "postgres",
    password: cluster.secrets.owner,
    database: "template_plain",
  });
  await migrate(template);
  await installJobs(template);
  await template.close();
  await client.query(`ALTER ROLE croupier_app LOGIN PASSWORD ${pg.escapeLiteral(cluster.secrets.app)}`);
  await client.end();
  project.provide("cluster", cluster);
  return async () => {
    await running.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Stops and removes what runs that were killed left behind. */
async function clearLeftovers(): Promise<void> {
  mkdirSync(tmpdir(), { recursive: true });
  for (const name of readdirSync(tmpdir())) {
    if (!name.startsWith(prefix) || isAlive(Number.parseInt(name.slice(prefix.length), 10))) continue;
    await stopPostgres(join(tmpdir(), name, "postgres"), await findBinaries());
    rmSync(join(tmpdir(), name), { recursive: true, force: true });
  }
}
