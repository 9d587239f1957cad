import type pg from "pg";

/** Something that runs SQL: the whole database, or one transaction. Values go as parameters, never into the text. */
export interface Queryable {
  /** The rows. `bigint` columns come as numbers (an error beyond 2^53), `timestamptz` as Date, `jsonb` as values. */
  query<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]>;
}

/** A pool of connections. */
export interface Database extends Queryable {
  /** One connection for one piece of work, for example a transaction; given back when the work ends. */
  connection<T>(work: (connection: Queryable) => Promise<T>): Promise<T>;
  /**
   * Calls `onNotice` for each NOTIFY on the channel; the connection is made again when it breaks, and `onNotice(null)` tells
   * that notices may have been missed. Returns the way to stop.
   */
  listen(channel: string, onNotice: (payload: string | null) => void): Promise<() => Promise<void>>;
  /** Ends every connection. */
  close(): Promise<void>;
}

/** How to connect, as `pg` takes it. */
export type ConnectionOptions = pg.ClientConfig;
