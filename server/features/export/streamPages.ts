import type { Database, Queryable } from "#server/db/Database.ts";
import { atOnce, streamRows } from "./streamRows.ts";

/** Which page of a list is wanted: a thousand rows behind a cursor. */
interface PageWish {
  page: number;
  pageSize: number;
  cursor: string | undefined;
}

/** The rows of a list that goes on by a cursor, a thousand at a time, in one state of the data. */
export function streamPages<Row extends object>(
  db: Database,
  load: (tx: Queryable, wish: PageWish) => Promise<{ rows: Row[]; next: string | null }>,
): AsyncGenerator<Row[]> {
  return streamRows(db, async function* (tx) {
    let cursor: string | undefined;
    do {
      const { rows, next } = await load(tx, { page: 1, pageSize: atOnce, cursor });
      if (rows.length > 0) yield rows;
      cursor = next ?? undefined;
    } while (cursor !== undefined);
  });
}
