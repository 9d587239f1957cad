import { dirname } from "node:path";
import pg from "pg";
import { installJobs } from "#server/jobs/installJobs.ts";
import { createDatabase } from "./createDatabase.ts";
import type { ConnectionOptions, Database } from "./Database.ts";
import { explainRefusal } from "./greetServer.ts";
import { migrate } from "./migrate.ts";
import { connectAsOwner } from "./postgres/connectAsOwner.ts";
import { startCluster, type RunningCluster } from "./postgres/startCluster.ts";
import { waitForDatabase } from "./waitForDatabase.ts";

/** Where the data is kept. */
export interface DatabaseSource {
  /** Any PostgreSQL. Without it an embedded one is started on `folder`. */
  url?: string | undefined;
  /** Login for migrations, where `url`'s may not define tables. */
  adminUrl?: string | undefined;
  /** The database itself, where `url` leads to a pooler: for LISTEN. */
  directUrl?: string | undefined;
  /** How long to wait at the start for a database that is away. */
  waitSeconds?: number;
  /** Most connections of this node at a time. */
  connections?: number;
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
  /** The folder of the embedded one's data; null where the database is another's. */
  dataHome: string | null;
  close(): Promise<void>;
}

const name = "croupier";
/** The role that every connection of the server works under. */
const appRole = "croupier_app";

/** Connects to the database, starting the embedded one where none is named, and brings its schema up to date. */
export async function openDatabase(source: DatabaseSource): Promise<OpenDatabase> {
  if (source.url !== undefined) return openOutside(source.url, source);
  return openEmbedded(
    await startCluster({ folder: source.folder, ...(source.onEvent && { onEvent: source.onEvent }) }),
    source,
  );
}

async function openOutside(url: string, source: DatabaseSource): Promise<OpenDatabase> {
  const { adminUrl = url, directUrl, waitSeconds: seconds = 0, onEvent = () => undefined } = source;
  const given = { DATABASE_ADMIN_URL: source.adminUrl, DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl };
  for (const [setting, address] of Object.entries(given))
    if (address !== undefined) await waitForDatabase({ connectionString: address }, { setting, seconds, onEvent });
  const direct = directUrl === undefined ? undefined : { connectionString: directUrl };
  return open({ connectionString: adminUrl }, { ...source, direct }, async (owner) => {
    await owner.query(limitRole);
    const login: ConnectionOptions = { connectionString: url };
    // The owner's login steps down into the role with its first message. Poolers refuse that: they need the role's own login.
    return new pg.Client(login).user === appRole ? login : { ...login, options: `-c role=${appRole}` };
  });
}

/**
 * Limits of time that hold behind a pooler too, which passes on no settings. Nodes that start at once may collide here, and an
 * owner may lack the right: what is set on the connection, and our own clock, still hold then.
 */
const limitRole = `DO $$
  DECLARE
    rule text := 'ALTER ROLE ${appRole} IN DATABASE %I SET %I = %L';
  BEGIN
    EXECUTE format(rule, current_database(), 'statement_timeout', '10s');
    EXECUTE format(rule, current_database(), 'idle_in_transaction_session_timeout', '30s');
  EXCEPTION WHEN OTHERS THEN
    RAISE NOTICE 'no limits were set for ${appRole}: %', SQLERRM;
  END
$$`;

async function openEmbedded(running: RunningCluster, source: DatabaseSource): Promise<OpenDatabase> {
  const { host, port, secrets } = running.cluster;
  try {
    await createOnce(running);
    const owner = { host, port, database: name, user: "postgres", password: secrets.owner };
    const opened = await open(owner, source, async (db) => {
      await db.query(`ALTER ROLE ${appRole} LOGIN PASSWORD ${pg.escapeLiteral(secrets.app)}`);
      return { ...owner, user: appRole, password: secrets.app };
    });
    return {
      ...opened,
      dataHome: dirname(running.cluster.folder),
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
  { direct, connections, onEvent }: DatabaseSource & { direct?: ConnectionOptions | undefined },
  appLogin: (owner: Database) => Promise<ConnectionOptions>,
): Promise<OpenDatabase> {
  const ownerDb = createDatabase(owner, { max: 2, statementTimeoutMs: 0 });
  let db: Database | undefined;
  try {
    await migrate(ownerDb);
    await installJobs(ownerDb);
    db = createDatabase(await appLogin(ownerDb), {
      role: appRole,
      direct,
      ...(connections !== undefined && { max: connections }),
      ...(onEvent && { onEvent }),
    });
    // A connection with other rights than it must have is found now, and not by the first visitor.
    await db.query("SELECT 1");
    const app = db;
    return {
      db,
      owner: ownerDb,
      dataHome: null,
      close: async () => void (await Promise.all([app.close(), ownerDb.close()])),
    };
  } catch (error) {
    await Promise.all([db?.close(), ownerDb.close()]);
    throw explainRefusal(error, appRole);
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
