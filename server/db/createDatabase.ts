import pg from "pg";
import type { ConnectionOptions, Database, Queryable } from "./Database.ts";
import { listen } from "./listen.ts";

const types: pg.CustomTypesConfig = {
  getTypeParser: (id: number, format?: "text" | "binary") => {
    if (id === pg.types.builtins.INT8) return parseSafeInteger;
    if (id === pg.types.builtins.DATE) return (text: string) => text;
    return pg.types.getTypeParser(id as never, format as never) as never;
  },
} as pg.CustomTypesConfig;

/** What may be chosen about a pool. */
export interface DatabaseOptions {
  /** Most connections at a time. */
  max?: number;
  /** A statement that runs longer is ended. 0 is no limit. */
  statementTimeoutMs?: number;
}

/** Opens a pool. No connection is made before the first query. */
export function createDatabase(connection: ConnectionOptions, options: DatabaseOptions = {}): Database {
  const pool = new pg.Pool({
    ...connection,
    types,
    max: options.max ?? 20,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: options.statementTimeoutMs ?? 10_000,
    application_name: "croupier",
  });
  // An idle connection that breaks is replaced by the next query; nobody waits for this one.
  pool.on("error", () => undefined);
  return {
    query: (text, values) => run(pool, text, values),
    connection: async (work) => {
      const client = await pool.connect();
      let broken: Error | undefined;
      const queryable: Queryable = { query: (text, values) => run(client, text, values) };
      client.on("error", (error) => (broken = error));
      try {
        return await work(queryable);
      } finally {
        client.removeAllListeners("error");
        client.release(broken);
      }
    },
    listen: (channel, onNotice) => listen({ ...connection, application_name: "croupier listener" }, channel, onNotice),
    close: () => pool.end(),
  };
}

async function run<Row extends object>(
  on: pg.Pool | pg.PoolClient,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  // Without values a text may hold several statements, which PostgreSQL does not prepare.
  const result = await on.query<Row & pg.QueryResultRow>(
    values.length > 0 ? { name: nameOf(text), text, values: [...values] } : text,
  );
  return result.rows;
}

const names = new Map<string, string>();

/** A name for the statement: each connection plans it once and not at every call. Our statements are few and fixed. */
function nameOf(text: string): string {
  const known = names.get(text) ?? `s${names.size}`;
  names.set(text, known);
  return known;
}

function parseSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is beyond the integers we can hold exactly`);
  return value;
}
