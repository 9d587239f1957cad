import pg from "pg";
import { createDatabase } from "./createDatabase.ts";
import type { ConnectionOptions, Database } from "./Database.ts";
import { migrate } from "./migrate.ts";
import { connectAsOwner } from "./postgres/connectAsOwner.ts";
import { startCluster, type RunningCluster } from "./postgres/startCluster.ts";

/** Where the data is kept. */
export interface DatabaseSource {
  /** Any PostgreSQL. Without it an embedded one is started on `folder`. */
  url?: string | undefined;
  /** Login for migrations, where `url`'s may not define tables. */
  adminUrl?: string | undefined;
  /** Data folder of the embedded one. */
  folder: string;
  onEvent?: (sentence: string) => void;
}

/** A database whose schema is up to date. */
export interface OpenDatabase {
  /** Works under the role `croupier_app`: it defines nothing and changes no ledger row. */
  db: Database;
  /** Works under the owner of the tables; for seeding and for tests. */
  owner: Database;
  close(): Promise<void>;
}

const name = "croupier";
/** Every connection of the server steps down into this role. */
const asApp: ConnectionOptions = { options: "-c role=croupier_app" };

/** Connects to the database, starting the embedded one where none is named, and brings its schema up to date. */
export async function openDatabase(source: DatabaseSource): Promise<OpenDatabase> {
  if (source.url !== undefined) return openOutside(source.url, source.adminUrl ?? source.url);
  return openEmbedded(
    await startCluster({ folder: source.folder, ...(source.onEvent && { onEvent: source.onEvent }) }),
  );
}

async function openOutside(url: string, adminUrl: string): Promise<OpenDatabase> {
  return open({ connectionString: adminUrl }, async () => ({ connectionString: url, ...asApp }));
}

async function openEmbedded(running: RunningCluster): Promise<OpenDatabase> {
  const { host, port, secrets } = running.cluster;
  try {
    await createOnce(running);
    const owner = { host, port, database: name, user: "postgres", password: secrets.owner };
    const opened = await open(owner, async (db) => {
      await db.query(`ALTER ROLE croupier_app LOGIN PASSWORD ${pg.escapeLiteral(secrets.app)}`);
      return { ...owner, user: "croupier_app", password: secrets.app };
    });
    return {
      ...opened,
      close: async () => {
        await opened.close();
        await running.stop();
      },
    };
  } catch (error) {
    await running.stop();
    throw error;
  }
}

async function open(
  owner: ConnectionOptions,
  appLogin: (owner: Database) => Promise<ConnectionOptions>,
): Promise<OpenDatabase> {
  const ownerDb = createDatabase(owner, { max: 2, statementTimeoutMs: 0 });
  try {
    await migrate(ownerDb);
    const db = createDatabase(await appLogin(ownerDb));
    return { db, owner: ownerDb, close: async () => void (await Promise.all([db.close(), ownerDb.close()])) };
  } catch (error) {
    await ownerDb.close();
    throw error;
  }
}

async function createOnce(running: RunningCluster): Promise<void> {
  const client = await connectAsOwner(running.cluster, "croupier setup");
  try {
    const found = await client.query("SELECT FROM pg_database WHERE datname = $1", [name]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${pg.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}
