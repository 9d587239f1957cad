import { createHash } from "node:crypto";
import pg from "pg";
import type { ConnectionOptions, Database, Queryable } from "./Database.ts";
import { DatabaseAwayError, isConnectionLost, readOnlyCode, toDatabaseError } from "./DatabaseAwayError.ts";
import { greetServer } from "./greetServer.ts";
import { listen } from "./listen.ts";
import { cutOff, openClient } from "./openClient.ts";
import { plannedAnew } from "./plannedAnew.ts";
import { watchHealth } from "./watchHealth.ts";

const types: pg.CustomTypesConfig = {
  getTypeParser: (id: number, format?: "text" | "binary") => {
    if (id === pg.types.builtins.INT8) return parseSafeInteger;
    if (id === pg.types.builtins.DATE) return (text: string) => text;
    return pg.types.getTypeParser(id as never, format as never) as never;
  },
} as pg.CustomTypesConfig;

const connectMs = 5_000;
/** We wait for an answer this much longer than PostgreSQL works on it: then the connection itself is dead. */
const graceMs = 1_000;
/** A statement that takes this long may be slow, or the database may be gone: one look tells. */
const slowMs = 1_500;
const probeMs = 2_000;
/** Where every connection leads to a node that only reads, the pool is not made anew for each of them. */
const renewEveryMs = 1_000;

/** What may be chosen about a pool. */
export interface DatabaseOptions {
  /** Most connections at a time. */
  max?: number;
  /** A statement that runs longer is ended, by PostgreSQL and, a second later, by us. 0 is no limit. */
  statementTimeoutMs?: number;
  /** Role that every connection must work under; one that does not is refused (WrongRoleError). */
  role?: string;
  /** Where LISTEN goes, where the connection above goes through a pooler. */
  direct?: ConnectionOptions | undefined;
  /** Told in a sentence when the database goes away and when it is back. */
  onEvent?: (sentence: string) => void;
}

/**
 * Opens a pool. No connection is made before the first query. While the database is away every call fails at once with
 * DatabaseAwayError, but for one look at a time that finds out when it is back.
 */
export function createDatabase(connection: ConnectionOptions, options: DatabaseOptions = {}): Database {
  const { max = 20, statementTimeoutMs = 10_000, role, direct, onEvent = () => undefined } = options;
  const greeting = { role, statementTimeoutMs };
  const limitMs = statementTimeoutMs === 0 ? undefined : statementTimeoutMs + graceMs;
  /** Connections whose prepared statements last; see greetServer. */
  const lasting = new WeakSet<pg.ClientBase>();
  const ending = new Set<Promise<void>>();
  /** Statements under way: how to give them up, and since when we wait. */
  const waiting = new Map<() => void, number>();
  let pool = openPool();
  let renewedAt = Number.NEGATIVE_INFINITY;
  const health = watchHealth({ probe, onEvent, onAway: giveUpSlow });

  function openPool(): pg.Pool {
    const opened = new pg.Pool({
      ...connection,
      types,
      max,
      // Statements that do not wait for each other go out together (`together`): a stake takes half of the processor's time.
      pipeline: true,
      connectionTimeoutMillis: connectMs,
      idleTimeoutMillis: 30_000,
      keepAlive: true,
      application_name: "croupier",
      onConnect: async (client) => {
        const limit = setTimeout(() => cutOff(client), connectMs);
        try {
          if ((await greetServer(client, greeting)).isDirect) lasting.add(client);
        } catch (error) {
          // The pool says goodbye politely, and would wait for an answer that may never come.
          cutOff(client);
          throw error;
        } finally {
          clearTimeout(limit);
        }
      },
    });
    // An idle connection that breaks is replaced by the next query; nobody waits for this one.
    opened.on("error", () => health.suspect());
    return opened;
  }

  async function probe(): Promise<void> {
    const { client, within, cut } = await openClient({ ...connection, application_name: "croupier probe" }, probeMs);
    try {
      await within(probeMs, greetServer(client, greeting));
    } finally {
      cut();
    }
  }

  /** The database was found away: nobody waits for it to the end of the limit. */
  function giveUpSlow(): void {
    for (const [giveUp, since] of waiting) if (performance.now() - since >= slowMs) giveUp();
  }

  /** Drops every connection: after a fail-over all of them lead to the node that was demoted. */
  function renew(old: pg.Pool): void {
    if (old !== pool || old.ending || performance.now() - renewedAt < renewEveryMs) return;
    renewedAt = performance.now();
    pool = openPool();
    const ended = old.end().finally(() => ending.delete(ended));
    ending.add(ended);
  }

  async function withClient<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    health.check();
    const from = pool;
    let client: pg.PoolClient | undefined;
    let isBroken = false;
    const noteBreak = () => (isBroken = true);
    try {
      client = await connect(from);
      client.on("error", noteBreak);
      return await work(client);
    } catch (error) {
      if (error instanceof DatabaseAwayError) {
        isBroken ||= isConnectionLost(error);
        if (isConnectionLost(error)) health.suspect();
        if (error.code === readOnlyCode) renew(from);
      }
      throw error;
    } finally {
      if (client) {
        client.removeListener("error", noteBreak);
        // A transaction that could not be ended must not be somebody else's beginning.
        isBroken ||= client.getTransactionStatus() !== "I";
        if (isBroken) cutOff(client);
        client.release(isBroken);
      }
    }
  }

  /** Named statements are planned once a connection: session look-ups are twice as many a second (docs/operating.md). */
  async function ask<Row extends object>(client: pg.PoolClient, text: string, values: readonly unknown[] = []) {
    let isTooLate = false;
    const giveUp = () => {
      isTooLate = true;
      cutOff(client);
    };
    const slow = limitMs === undefined ? undefined : setTimeout(health.suspect, slowMs);
    const limit = limitMs === undefined ? undefined : setTimeout(giveUp, limitMs);
    if (limitMs !== undefined) waiting.set(giveUp, performance.now());
    try {
      // Without values a text may hold several statements, which PostgreSQL does not prepare.
      const isNamed = lasting.has(client) && !text.startsWith(plannedAnew);
      const statement =
        values.length === 0 ? text : { text, values: [...values], ...(isNamed && { name: nameOf(text) }) };
      gather(client);
      const result: pg.QueryResult | pg.QueryResult[] = await client.query<Row & pg.QueryResultRow>(statement);
      // Of several statements in one text: the rows of all of them.
      return (Array.isArray(result) ? result.flatMap(({ rows }) => rows) : result.rows) as Row[];
    } catch (error) {
      if (isTooLate) throw new DatabaseAwayError("The database did not answer in time", { cause: error });
      throw toDatabaseError(error);
    } finally {
      waiting.delete(giveUp);
      clearTimeout(slow);
      clearTimeout(limit);
    }
  }

  const queryableOf = (client: pg.PoolClient): Queryable => ({ query: (text, values) => ask(client, text, values) });
  return {
    query: (text, values) => withClient((client) => ask(client, text, values)),
    connection: (work) => withClient((client) => work(queryableOf(client))),
    listen: (channel, onNotice) =>
      listen({ connection: direct ?? connection, mustBeDirect: direct === undefined }, channel, onNotice),
    close: async () => {
      health.stop();
      await Promise.all([pool.end(), ...ending]);
    },
  };
}

/** What is sent at once goes out as one piece: PostgreSQL's process is woken once, not for each statement. */
function gather(client: pg.ClientBase): void {
  const { stream } = (client as pg.Client).connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    throw toDatabaseError(error);
  }
}

const names = new Map<string, string>();

/**
 * The name of a statement follows from its text, so that two programs, or two releases, that meet on one connection never
 * mean different statements by one name. Our statements are few and fixed.
 */
function nameOf(text: string): string {
  const known = names.get(text) ?? createHash("sha256").update(text).digest("base64url").slice(0, 32);
  names.set(text, known);
  return known;
}

function parseSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is beyond the integers we can hold exactly`);
  return value;
}
