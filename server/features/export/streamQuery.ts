import type { Database } from "#server/db/Database.ts";
import { atOnce, streamRows } from "./streamRows.ts";

/** The rows of a statement, a thousand at a time, in one state of the data. */
export function streamQuery<Row extends object>(
  db: Database,
  { text, values }: { text: string; values: readonly unknown[] },
): AsyncGenerator<Row[]> {
  return streamRows(db, async function* (tx) {
    await tx.query(`DECLARE exported NO SCROLL CURSOR FOR ${text}`, values);
    for (;;) {
      const rows = await tx.query<Row>(`FETCH ${atOnce} FROM exported`);
      if (rows.length === 0) return;
      yield rows;
    }
  });
}
