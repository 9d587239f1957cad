import type { Queryable } from "#server/db/Database.ts";

/** A whole file with its bytes. */
export interface KeptFile {
  name: string;
  /** By its first bytes; of a rewritten picture what the platform wrote. */
  type: string;
  bytes: Buffer;
}

/** A whole file by its id, whoever sent it: whoever calls this has judged who may see it. Null where there is none. */
export async function readStoredFile(db: Queryable, id: string): Promise<KeptFile | null> {
  const [file] = await db.query<{ name: string; type: string }>(
    "SELECT name, type FROM member_file WHERE id::text = $1 AND received = size",
    [id],
  );
  if (!file) return null;
  const parts = await db.query<{ bytes: Buffer }>(
    "SELECT bytes FROM member_file_part WHERE file_id = $1 ORDER BY place",
    [id],
  );
  return { ...file, bytes: Buffer.concat(parts.map(({ bytes }) => bytes)) };
}
