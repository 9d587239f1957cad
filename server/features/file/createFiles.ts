import { fileType, type FileType } from "#compile/forms/fileType.ts";
import type { Clock } from "#server/Clock.ts";
import type { Database, Queryable } from "#server/db/Database.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import { notFound, refusal } from "#server/http/Failure.ts";
import type { FileStore } from "./FileStore.ts";
import { readStoredFile, type KeptFile } from "./readStoredFile.ts";
import { rewritePictures } from "./rewritePictures.ts";

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
   * of somebody else, and 503 where the store of files is away: then nothing of the part is there.
   */
  add(part: FilePart): Promise<FileState>;
  /**
   * Makes whole files of the member belong to something, each once; false where one of them is none, is not wanted by the demand,
   * or was taken before: then none is.
   */
  take(tx: Queryable, memberId: string, ids: readonly string[], demand: FileDemand): Promise<boolean>;
  /** Puts what the platform draws in the place of pictures, before something takes them; see `rewritePictures`. */
  rewrite(memberId: string, ids: readonly string[]): Promise<void>;
  /** A whole file, whoever sent it; see `readStoredFile`. */
  read(id: string): Promise<KeptFile | null>;
}

/** No member has more open files, or more bytes in them. */
const mostOpen = 20;
const mostOpenBytes = 60 * 1024 * 1024;

/** Files whose rows are in the database, and whose bytes are where the store keeps them. */
export function createFiles(db: Database, clock: Clock, store: FileStore): Files {
  return {
    add: async (part) => {
      // Judged before the bytes go anywhere, and once more where they are written down.
      const file = await judgePart(db, part);
      if (!isNext(part, file)) return file;
      const put = await store.put(part.bytes);
      return withTransaction(db, async (tx) => {
        if (part.offset === 0) await begin(tx, part, clock.now());
        const now = await judgePart(tx, part);
        if (!isNext(part, now)) return now;
        await store.keep(tx, put, { fileId: part.id, place: part.offset });
        const received = part.offset + part.bytes.length;
        await tx.query("UPDATE member_file SET received = $2 WHERE id = $1", [part.id, received]);
        return { ...now, received };
      });
    },
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
    rewrite: (memberId, ids) => rewritePictures({ db, store, now: clock.now() }, memberId, ids),
    read: (id) => readStoredFile(db, store, id),
  };
}

function isNext({ offset, size, bytes }: FilePart, { received }: FileState): boolean {
  return offset === received && bytes.length > 0 && offset + bytes.length <= size;
}

/** The file as it is, or as it would begin. Its row, where there is one, is locked until the transaction ends. */
async function judgePart(tx: Queryable, { id, memberId, size, offset, bytes }: FilePart): Promise<FileState> {
  const [file] = await tx.query<FileState & { memberId: string }>(
    `SELECT id, received, size, type, member_id AS "memberId" FROM member_file WHERE id = $1 FOR UPDATE`,
    [id],
  );
  if (!file && offset === 0) return { id, received: 0, size, type: await judgeNew(tx, { id, memberId, size, bytes }) };
  if (!file || file.memberId !== memberId || file.size !== size) throw notFound();
  return { id, received: file.received, size, type: file.type };
}

/** Its kind by its first bytes, once the member may open one more. */
async function judgeNew(tx: Queryable, file: Pick<FilePart, "id" | "memberId" | "size" | "bytes">): Promise<FileType> {
  const type = fileType(file.bytes);
  if (!type) throw refusal("file_type", "This kind of file cannot be sent.");
  const [open] = await tx.query<{ files: number; bytes: number }>(
    `SELECT count(*) AS files, coalesce(sum(size), 0)::bigint AS bytes FROM member_file
     WHERE member_id = $1 AND taken_at IS NULL AND id <> $2`,
    [file.memberId, file.id],
  );
  if ((open?.files ?? 0) >= mostOpen || (open?.bytes ?? 0) + file.size > mostOpenBytes)
    throw refusal("too_many_files", "Too many files are open. Please use some of them, or come back tomorrow.");
  return type;
}

/** Opens a file with its first part; nothing happens where it is there already. */
async function begin(tx: Queryable, { id, memberId, name, size, bytes }: FilePart, now: Date): Promise<void> {
  // One at a time for each member: their limits are counted before anything is added.
  await tx.query("SELECT id FROM member WHERE id = $1 FOR NO KEY UPDATE", [memberId]);
  await tx.query(
    `INSERT INTO member_file (id, member_id, name, type, size, started_at) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (id) DO NOTHING`,
    [id, memberId, name, await judgeNew(tx, { id, memberId, size, bytes }), size, now],
  );
}
