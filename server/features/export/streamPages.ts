import type { Database, Queryable } from "#server/db/Database.ts";
import { atOnce, streamRows } from "./streamRows.ts";

/** Pages after the first: what finding a page costs, whatever its length, is paid for many rows at once then. */
const furtherAtOnce = 10_000;

/** Which page of a list is wanted: so many rows behind a cursor. */
interface PageWish {
  page: number;
  pageSize: number;
  cursor: string | undefined;
}

/** The rows of a list that goes on by a cursor, a thousand first, so that a file begins soon, then many at a time, in one state of the data. */
export function streamPages<Row extends object>(
  db: Database,
  load: (tx: Queryable, wish: PageWish) => Promise<{ rows: Row[]; next: string | null }>,
): AsyncGenerator<Row[]> {
  return streamRows(db, async function* (tx) {
    let cursor: string | undefined;
    do {
      const { rows, next } = await load(tx, {
        page: 1,
        pageSize: cursor === undefined ? atOnce : furtherAtOnce,
        cursor,
      });
      // Written as few at a time as ever: others are answered in between.
      for (let at = 0; at < rows.length; at += atOnce) yield rows.slice(at, at + atOnce);
      cursor = next ?? undefined;
    } while (cursor !== undefined);
  });
}
