import type pg from "pg";
import { DatabaseAwayError, readOnlyCode } from "./DatabaseAwayError.ts";

/** What a new connection is held to. */
export interface Greeting {
  /** The role that it must work under; undefined where any will do. */
  role?: string | undefined;
  /** A statement that runs longer is ended by PostgreSQL, in milliseconds. 0 is no limit. */
  statementTimeoutMs: number;
}

/** The connection would work with other rights than it must. It is not used. */
export class WrongRoleError extends Error {}

/** A transaction that is left open for so long, by a node that hangs, is ended by PostgreSQL. */
const idleInTransactionMs = 30_000;

/**
 * Judges a new connection before anything else is asked of it. Throws WrongRoleError where it does not work under the role,
 * or could lose it; DatabaseAwayError where it leads to a standby. `isDirect` is false behind a pooler that gives each
 * transaction another server process: nothing of a session (prepared statements, SET, LISTEN) lasts there.
 */
export async function greetServer(client: pg.ClientBase, greeting: Greeting): Promise<{ isDirect: boolean }> {
  const facts = await client.query<{ pid: number; login: string; role: string; is_standby: boolean }>(
    "SELECT pg_backend_pid() AS pid, session_user AS login, current_user AS role, pg_is_in_recovery() AS is_standby",
  );
  const { pid = 0, login = "", role = "", is_standby: isStandby = false } = facts.rows[0] ?? {};
  if (isStandby)
    throw new DatabaseAwayError("This node of the database is a standby and takes no writes.", { code: readOnlyCode });
  // A pooler answers for many server processes, and makes up the process id that it tells us at the start.
  const isDirect = (client as unknown as { processID: number | null }).processID === pid;
  if (greeting.role !== undefined) checkRole(greeting.role, { login, role, isDirect });
  if (isDirect) {
    await client.query(
      `SET statement_timeout = ${Number(greeting.statementTimeoutMs)};
       SET idle_in_transaction_session_timeout = ${idleInTransactionMs}`,
    );
  }
  return { isDirect };
}

/**
 * What kept a first connection from being made, in words that tell what to do: a pooler refuses the message by which the
 * owner's login steps down into the role.
 */
export function explainRefusal(error: unknown, wanted: string): unknown {
  if (!/unsupported startup parameter/.test((error as Error).message)) return error;
  return new WrongRoleError(
    `DATABASE_URL goes through a pooler, where no login can step down into ${wanted}. ` +
      `Log in as ${wanted} there, and name the owner's login, without the pooler, in DATABASE_ADMIN_URL.`,
    { cause: error },
  );
}

function checkRole(
  wanted: string,
  { login, role, isDirect }: { login: string; role: string; isDirect: boolean },
): void {
  if (role !== wanted)
    throw new WrongRoleError(
      `The database lets this connection work as ${role} and not as ${wanted}, so nothing would keep it from changing the ledger. ` +
        `Log in as ${wanted} in DATABASE_URL, and name the owner's login in DATABASE_ADMIN_URL.`,
    );
  if (!isDirect && login !== wanted)
    throw new WrongRoleError(
      `DATABASE_URL goes through a pooler, where a role that ${login} steps into is lost with the next transaction. ` +
        `Log in as ${wanted} there, and name the owner's login, without the pooler, in DATABASE_ADMIN_URL.`,
    );
}
