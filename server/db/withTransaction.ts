import type { Database, Queryable } from "./Database.ts";
import { together } from "./together.ts";

/** How a transaction runs. */
export interface TransactionOptions {
  isolation?: "read committed" | "repeatable read" | "serializable";
  /** How often it is tried when PostgreSQL ends it to keep others consistent. The work must bear being run again. */
  attempts?: number;
  /** A row or lock that another transaction holds is waited for so many milliseconds. */
  lockMs?: number;
  /** Sent along with the beginning: a lock that the work needs before all else. It must change nothing. */
  first?: (tx: Queryable) => Promise<unknown>;
}

/** PostgreSQL's codes for a serialization failure and a deadlock: trying again is the remedy. */
const transientCodes = new Set(["40001", "40P01"]);

const begin = {
  "read committed": "BEGIN",
  "repeatable read": "BEGIN ISOLATION LEVEL REPEATABLE READ",
  serializable: "BEGIN ISOLATION LEVEL SERIALIZABLE",
};

/** Work that is done but for statements which need no look at their answers before the transaction ends. */
export class Ending<T> {
  readonly send: (tx: Queryable) => Promise<T>;

  /** `send` sends them, at once; the end of the transaction goes out behind them, and what others wait for is free sooner. */
  constructor(send: (tx: Queryable) => Promise<T>) {
    this.send = send;
  }
}

/** Runs the work in one transaction: all of it is kept, or, when it throws, nothing. */
export async function withTransaction<T>(
  db: Database,
  work: (tx: Queryable) => Promise<T | Ending<T>>,
  { isolation = "read committed", attempts = 5, lockMs, first }: TransactionOptions = {},
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.connection(async (tx) => {
        // One message for both.
        const begun = tx.query(
          lockMs === undefined
            ? begin[isolation]
            : `${begin[isolation]}; SET LOCAL lock_timeout = ${Math.trunc(lockMs)}`,
        );
        try {
          await together(begun, first?.(tx) ?? Promise.resolve());
          const result = await work(tx);
          if (result instanceof Ending) {
            // Where one of them fails, PostgreSQL makes a ROLLBACK of the COMMIT, and `together` throws.
            const [ended] = await together(result.send(tx), tx.query("COMMIT"));
            return ended;
          }
          await tx.query("COMMIT");
          return result;
        } catch (error) {
          await tx.query("ROLLBACK").catch(() => undefined);
          throw error;
        }
      });
    } catch (error) {
      if (attempt >= attempts || !transientCodes.has((error as { code?: string }).code ?? "")) throw error;
    }
  }
}
