import type { Queryable } from "#server/db/Database.ts";
import type { FileStore } from "../FileStore.ts";
import { filesUnavailable } from "./filesUnavailable.ts";

/** Files in the database, so that every node has them and one backup has all. */
export function createTableStore(): FileStore {
  return {
    put: (bytes) => Promise.resolve({ in: "table", bytes }),
    keep: async (tx, put, { fileId, place }) => {
      if (put.in !== "table") throw new Error("These bytes were put into another store");
      await tx.query("INSERT INTO member_file_part (file_id, place, bytes) VALUES ($1, $2, $3)", [
        fileId,
        place,
        Buffer.from(put.bytes),
      ]);
    },
    read: async (db, fileId) =>
      Buffer.concat(
        (await loadParts(db, fileId)).map(({ bytes, key }) => {
          // A bucket was set up once, and is no more.
          if (!bytes) throw filesUnavailable(new Error(`The object ${key} is in a bucket, and none is set up`));
          return bytes;
        }),
      ),
    // The rows go with their file.
    sweep: () => Promise.resolve(),
  };
}

/** A part of a file: its bytes, or the object that has them. */
export interface StoredPart {
  bytes: Buffer | null;
  key: string | null;
  /** Of the object. */
  sha256: string | null;
}

/** The parts of a file in order. */
export function loadParts(db: Queryable, fileId: string): Promise<StoredPart[]> {
  return db.query<StoredPart>(
    `SELECT p.bytes, p.object AS key, o.sha256 FROM member_file_part p LEFT JOIN file_object o ON o.key = p.object
     WHERE p.file_id = $1 ORDER BY p.place`,
    [fileId],
  );
}
