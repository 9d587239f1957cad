import type { Queryable } from "#server/db/Database.ts";
import type { FileStore } from "./FileStore.ts";

/** A whole file with its bytes. */
export interface KeptFile {
  name: string;
  /** By its first bytes; of a rewritten picture what the platform wrote. */
  type: string;
  bytes: Buffer;
}

/**
 * A whole file by its id, whoever sent it: whoever calls this has judged who may see it. Null where there is none; throws
 * 503 where the store of files is away.
 */
export async function readStoredFile(db: Queryable, store: FileStore, id: string): Promise<KeptFile | null> {
  const [file] = await db.query<{ name: string; type: string }>(
    "SELECT name, type FROM member_file WHERE id::text = $1 AND received = size",
    [id],
  );
  if (!file) return null;
  return { ...file, bytes: await store.read(db, id) };
}
