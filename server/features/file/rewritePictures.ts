import type { Database, Queryable } from "#server/db/Database.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import { Failure, refusal } from "#server/http/Failure.ts";
import type { FileStore } from "./FileStore.ts";
import { readStoredFile } from "./readStoredFile.ts";
import { readPicture, type KeptPicture } from "./readPicture.ts";

/** No call takes more pictures. */
const mostAtOnce = 3;

interface Parts {
  db: Database;
  store: FileStore;
  now: Date;
}

/** Which of several pictures is refused, counted from 0, and why. */
export interface PictureFault {
  place: number;
  code: string;
}

/**
 * Puts what `readPicture` makes of each in the place of pictures that a member sent, before something takes them: at most three, each
 * whole and in nobody's hand yet. One that was rewritten before stays as it is, so a call that is sent again costs nothing. Throws
 * the refusals of `readPicture`, and `picture_missing` for what is no open file of the member: the first of them, once all were looked
 * at, and `faultsOf` it are all.
 */
export async function rewritePictures(parts: Parts, memberId: string, ids: readonly string[]): Promise<void> {
  if (ids.length > mostAtOnce || new Set(ids).size < ids.length) throw missing();
  const faults: PictureFault[] = [];
  let first: Failure | undefined;
  for (const [place, id] of ids.entries()) {
    try {
      await rewriteOne(parts, memberId, id);
    } catch (error) {
      if (!(error instanceof Failure) || error.status !== 200) throw error;
      faults.push({ place, code: error.code });
      first ??= error;
    }
  }
  if (first) throw refusal(first.code, first.message, { faults });
}

/** The pictures that `rewritePictures` refused; none where all of them together were. */
export function faultsOf({ value }: Failure): readonly PictureFault[] {
  return (value?.["faults"] as PictureFault[] | undefined) ?? [];
}

async function rewriteOne(parts: Parts, memberId: string, id: string): Promise<void> {
  const file = await openFile(parts.db, memberId, id);
  if (!file) throw missing();
  if (file.isRewritten) return;
  const stored = await readStoredFile(parts.db, parts.store, id);
  if (!stored) throw missing();
  await replace(parts, id, await readPicture(stored.bytes));
}

async function openFile(db: Queryable, memberId: string, id: string): Promise<{ isRewritten: boolean } | undefined> {
  const [file] = await db.query<{ isRewritten: boolean }>(
    `SELECT rewritten_at IS NOT NULL AS "isRewritten" FROM member_file
     WHERE id::text = $1 AND member_id = $2 AND taken_at IS NULL AND received = size`,
    [id, memberId],
  );
  return file;
}

/** Nothing of what was sent stays. Two calls at once write the same. */
async function replace({ db, store, now }: Parts, id: string, { bytes, type }: KeptPicture): Promise<void> {
  const put = await store.put(bytes);
  await withTransaction(db, async (tx) => {
    const rows = await tx.query(
      `UPDATE member_file SET size = $2, received = $2, type = $3, rewritten_at = $4,
         name = regexp_replace(name, '[.][^.]{1,5}$', '') || '.jpg'
       WHERE id = $1 AND taken_at IS NULL AND rewritten_at IS NULL RETURNING id`,
      [id, bytes.length, type, now],
    );
    if (rows.length === 0) return;
    await tx.query("DELETE FROM member_file_part WHERE file_id = $1", [id]);
    await store.keep(tx, put, { fileId: id, place: 0 });
  });
}

function missing() {
  return refusal("picture_missing", "A picture is missing. Please choose it again.");
}
