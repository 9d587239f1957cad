import { fileType, type FileType } from "#compile/forms/fileType.ts";
import type { Clock } from "#server/Clock.ts";
import type { Database, Queryable } from "#server/db/Database.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import { notFound, refusal } from "#server/http/Failure.ts";

/** A part of a file as it arrives. */
export interface FilePart {
  id: string;
  memberId: string;
  name: string;
  /** Bytes of the whole file. */
  size: number;
  /** Where the part begins. */
  offset: number;
  bytes: Uint8Array;
}

/** What is there of a file. */
export interface FileState {
  id: string;
  received: number;
  size: number;
  type: FileType;
}

/** Which files something takes. */
export interface FileDemand {
  types: readonly string[];
  /** Largest file, in bytes. */
  maxBytes: number;
  /** Only pictures that `rewritePictures` wrote; their limits were judged there. */
  rewritten?: boolean;
}

/** Files that members send. */
export interface Files {
  /**
   * Keeps a part that follows what is there; any other is passed over, and the answer says where to go on. Refuses what is none
   * of the kinds of files (`file_type`), and more open files than a member may have (`too_many_files`); throws 404 for a file
   * of somebody else.
   */
  add(part: FilePart): Promise<FileState>;
  /**
   * Makes whole files of the member belong to something, each once; false where one of them is none, is not wanted by the demand,
   * or was taken before: then none is.
   */
  take(tx: Queryable, memberId: string, ids: readonly string[], demand: FileDemand): Promise<boolean>;
}

/** No member has more open files, or more bytes in them. */
const mostOpen = 20;
const mostOpenBytes = 60 * 1024 * 1024;

/** Files in the database, so that every node has them. */
export function createFiles(db: Database, clock: Clock): Files {
  return {
    add: (part) => withTransaction(db, (tx) => addPart(tx, part, clock.now())),
    take: async (tx, memberId, ids, { types, maxBytes, rewritten = false }) => {
      const chosen = [...new Set(ids)];
      const rows = await tx.query<{ id: string }>(
        `SELECT id FROM member_file WHERE id::text = ANY($1::text[]) AND member_id = $2 AND taken_at IS NULL
         AND received = size AND size <= $3 AND type = ANY($4::text[])
         AND (NOT $5 OR rewritten_at IS NOT NULL) ORDER BY id FOR UPDATE`,
        [chosen, memberId, maxBytes, types, rewritten],
      );
      if (rows.length !== ids.length) return false;
      await tx.query("UPDATE member_file SET taken_at = $2 WHERE id::text = ANY($1::text[])", [chosen, clock.now()]);
      return true;
    },
  };
}

async function addPart(tx: Queryable, { id, memberId, name, size, offset, bytes }: FilePart, now: Date) {
  if (offset === 0) await begin(tx, { id, memberId, name, size, bytes }, now);
  const [file] = await tx.query<FileState>(
    "SELECT id, received, size, type FROM member_file WHERE id = $1 AND member_id = $2 FOR UPDATE",
    [id, memberId],
  );
  if (!file || file.size !== size) throw notFound();
  const isNext = offset === file.received && bytes.length > 0 && offset + bytes.length <= size;
  if (!isNext) return file;
  await tx.query("INSERT INTO member_file_part (file_id, place, bytes) VALUES ($1, $2, $3)", [
    id,
    offset,
    Buffer.from(bytes),
  ]);
  const received = offset + bytes.length;
  await tx.query("UPDATE member_file SET received = $2 WHERE id = $1", [id, received]);
  return { ...file, received };
}

/** Opens a file with its first part; nothing happens where it is there already. */
async function begin(tx: Queryable, { id, memberId, name, size, bytes }: Omit<FilePart, "offset">, now: Date) {
  const type = fileType(bytes);
  if (!type) throw refusal("file_type", "This kind of file cannot be sent.");
  // One at a time for each member: their limits are counted before anything is added.
  await tx.query("SELECT id FROM member WHERE id = $1 FOR NO KEY UPDATE", [memberId]);
  const [open] = await tx.query<{ files: number; bytes: number }>(
    `SELECT count(*) AS files, coalesce(sum(size), 0)::bigint AS bytes FROM member_file
     WHERE member_id = $1 AND taken_at IS NULL AND id <> $2`,
    [memberId, id],
  );
  if ((open?.files ?? 0) >= mostOpen || (open?.bytes ?? 0) + size > mostOpenBytes)
    throw refusal("too_many_files", "Too many files are open. Please use some of them, or come back tomorrow.");
  await tx.query(
    `INSERT INTO member_file (id, member_id, name, type, size, started_at) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (id) DO NOTHING`,
    [id, memberId, name, type, size, now],
  );
}
