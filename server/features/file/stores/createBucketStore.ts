import { createHash, randomUUID } from "node:crypto";
import type { Clock } from "#server/Clock.ts";
import type { Database } from "#server/db/Database.ts";
import type { FileStore } from "../FileStore.ts";
import type { Bucket } from "./createBucket.ts";
import { loadParts, type StoredPart } from "./createTableStore.ts";
import { filesUnavailable } from "./filesUnavailable.ts";

/** So many objects are removed between two looks at the table. */
const sweptAtOnce = 100;

/** What the store works with. */
export interface BucketStoreParts {
  db: Database;
  clock: Clock;
  bucket: Bucket;
  /** Told why a call failed: members are only told that it did. */
  onFault: (error: unknown) => void;
}

/**
 * Files as objects of a bucket. An object is written down (`begun`) before it is sent, is `kept` with the row that needs it, and
 * is `left` once that row goes, by a trigger: so each object that may exist has a row, and none is lost track of by a kill.
 * What the database kept before a bucket was set up is read from there.
 */
export function createBucketStore({ db, clock, bucket, onFault }: BucketStoreParts): FileStore {
  const ask = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      onFault(error);
      throw filesUnavailable(error);
    }
  };
  const open = async ({ bytes, key, sha256 }: StoredPart): Promise<Buffer> => {
    if (bytes) return bytes;
    const found = await bucket.get(key ?? "");
    if (!found) throw new Error(`The object ${key} is not there`);
    if (hashOf(found) !== sha256) throw new Error(`The object ${key} is not what was put there`);
    return found;
  };
  const leave = (key: string) =>
    db.query("UPDATE file_object SET state = 'left' WHERE key = $1 AND state = 'begun'", [key]);

  return {
    put: async (bytes) => {
      const key = `files/${randomUUID()}`;
      await db.query("INSERT INTO file_object (key, sha256, begun_at) VALUES ($1, $2, $3)", [
        key,
        hashOf(bytes),
        clock.now(),
      ]);
      try {
        await ask(() => bucket.put(key, bytes));
      } catch (error) {
        await leave(key);
        throw error;
      }
      return { in: "bucket", key };
    },
    keep: async (tx, put, { fileId, place }) => {
      if (put.in !== "bucket") throw new Error("These bytes were put into another store");
      const rows = await tx.query(
        "UPDATE file_object SET state = 'kept' WHERE key = $1 AND state = 'begun' RETURNING key",
        [put.key],
      );
      if (rows.length === 0) throw filesUnavailable(new Error(`The object ${put.key} was swept before it was kept`));
      await tx.query("INSERT INTO member_file_part (file_id, place, object) VALUES ($1, $2, $3)", [
        fileId,
        place,
        put.key,
      ]);
    },
    read: async (at, fileId) => {
      const parts = await loadParts(at, fileId);
      return ask(async () => {
        const opened: Buffer[] = [];
        for (const part of parts) opened.push(await open(part));
        return Buffer.concat(opened);
      });
    },
    sweep: async (now) => {
      // No call is under way for an hour.
      await db.query(
        "UPDATE file_object SET state = 'left' WHERE state = 'begun' AND begun_at <= $1::timestamptz - interval '1 hour'",
        [now],
      );
      for (;;) {
        const rows = await db.query<{ key: string }>("SELECT key FROM file_object WHERE state = 'left' LIMIT $1", [
          sweptAtOnce,
        ]);
        for (const { key } of rows) {
          await bucket.remove(key);
          await db.query("DELETE FROM file_object WHERE key = $1", [key]);
        }
        if (rows.length < sweptAtOnce) return;
      }
    },
  };
}

function hashOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
