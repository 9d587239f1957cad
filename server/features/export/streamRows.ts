import { PassThrough } from "node:stream";
import type { Database, Queryable } from "#server/db/Database.ts";
import { withTransaction } from "#server/db/withTransaction.ts";

/** Rows that are read together. */
export const atOnce = 1_000;
/** The first thousand may need all rows to be sorted. */
const mostSeconds = 60;

/** What `read` reads in one transaction, read on as it is taken. Whoever stops taking frees the connection. */
export async function* streamRows<Row extends object>(
  db: Database,
  read: (tx: Queryable) => AsyncIterable<Row[]>,
): AsyncGenerator<Row[]> {
  const line = new PassThrough({ objectMode: true, highWaterMark: 1 });
  const reading = withTransaction(
    db,
    async (tx) => {
      await tx.query(`SET LOCAL statement_timeout = '${mostSeconds}s'`);
      for await (const rows of read(tx)) {
        if (!line.destroyed && !line.write(rows)) await isTaken(line);
        if (line.destroyed) break;
      }
    },
    { isolation: "repeatable read", attempts: 1 },
  ).then(
    () => line.end(),
    (error: unknown) => line.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  try {
    for await (const rows of line) yield rows as Row[];
  } finally {
    line.destroy();
    await reading;
  }
}

/** When what was written has been taken, or nobody takes any more. */
function isTaken(line: PassThrough): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      line.off("drain", done).off("close", done);
      resolve();
    };
    line.on("drain", done).on("close", done);
  });
}
