import type { Queryable } from "#server/db/Database.ts";

/** Bytes that are where they will stay, and belong to no file yet. */
export type PutBytes =
  | { in: "table"; bytes: Uint8Array }
  | {
      in: "bucket";
      /** Name of the object. */
      key: string;
    };

/**
 * Where the bytes of files are; what is known of a file stands in the database always. Bytes are put before a transaction, so
 * that none waits for another program, and kept within one: what is never kept goes by itself.
 */
export interface FileStore {
  /** Throws 503 `files_unavailable` where the store is away, too slow, or refuses the platform's keys; nothing is there then. */
  put(bytes: Uint8Array): Promise<PutBytes>;
  /** Makes the bytes the part of a file that begins at `place`, in the transaction that says so. */
  keep(tx: Queryable, put: PutBytes, part: { fileId: string; place: number }): Promise<void>;
  /** All that is kept of a file, in order. Throws 503 `files_unavailable` where the store does not give it, or gives something else. */
  read(db: Queryable, fileId: string): Promise<Buffer>;
  /** Removes what no file has any longer. It may run on many nodes at once, and go on where another was killed. */
  sweep(now: Date): Promise<void>;
}
