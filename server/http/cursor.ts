import { Failure } from "./Failure.ts";

/** Where a list goes on: the sorting value and the id of the last row that was given. */
export interface Cursor {
  /** A whole number: microseconds since 1970, or minor units. */
  at: string;
  id: string;
}

const shapes = {
  number: /^(-?\d{1,18})\.(\d{1,18})$/,
  uuid: /^(-?\d{1,18})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/,
};

/** What a caller gives back to go on behind a row. It holds nothing but what the row itself says. */
export function writeCursor({ at, id }: Cursor): string {
  return Buffer.from(`${at}.${id}`).toString("base64url");
}

/** The place a caller goes on from, of rows with such ids; undefined at the beginning. Throws 400 for what no answer gave. */
export function readCursor(text: string | undefined, ids: keyof typeof shapes): Cursor | undefined {
  if (text === undefined) return undefined;
  const [, at, id] = shapes[ids].exec(Buffer.from(text, "base64url").toString("latin1")) ?? [];
  if (at === undefined || id === undefined)
    throw new Failure(400, "malformed_request", "The request is malformed.", {
      value: { part: "querystring", pointer: "/cursor" },
    });
  return { at, id };
}

/** The page that was given out of rows of which one more than asked was read, and what gives the rows behind it. */
export function cutPage<Row>(
  rows: readonly Row[],
  size: number,
  place: (row: Row) => Cursor,
): { rows: Row[]; next: string | null } {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return { rows: shown, next: rows.length > size && last !== undefined ? writeCursor(place(last)) : null };
}
