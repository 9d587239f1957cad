import type { Queryable } from "#server/db/Database.ts";

/** What an operator saved: a whole configuration and the revision it started from. */
export interface StoredDraft {
  baseHash: string;
  /** Hash of the draft's own canonical JSON. */
  hash: string;
  /** Its canonical JSON. Whoever reads it as JSON does that in a thread of its own: it may be big. */
  content: string;
  at: Date;
}

/** A draft and who keeps it. */
export interface OwnedDraft extends StoredDraft {
  account: string;
}

interface DraftRow {
  base_hash: string;
  hash: string;
  content: string;
  saved_at: Date;
}

/** The draft of an operator, or null where they have none. */
export async function loadDraft(db: Queryable, operatorId: string): Promise<StoredDraft | null> {
  const rows = await db.query<DraftRow>("SELECT base_hash, hash, content, saved_at FROM draft WHERE operator_id = $1", [
    operatorId,
  ]);
  return rows[0] === undefined ? null : toDraft(rows[0]);
}

/**
 * The drafts of everybody but this operator, last saved first; where `account` is given, only the one of that account.
 * Somebody who may not sign in any more has left work behind that others can take over.
 */
export async function listOthersDrafts(db: Queryable, operatorId: string, account?: string): Promise<OwnedDraft[]> {
  const rows = await db.query<DraftRow & { account: string }>(
    `SELECT o.account, d.base_hash, d.hash, d.content, d.saved_at
     FROM draft d JOIN operator o ON o.id = d.operator_id
     WHERE d.operator_id <> $1 AND ($2::text IS NULL OR o.account = $2)
     ORDER BY d.saved_at DESC, o.account`,
    [operatorId, account ?? null],
  );
  return rows.map((row) => ({ ...toDraft(row), account: row.account }));
}

function toDraft(row: DraftRow): StoredDraft {
  return { baseHash: row.base_hash, hash: row.hash, content: row.content, at: row.saved_at };
}

/**
 * Keeps a draft. `expected` is the hash of the draft it takes the place of (null: there is none yet); answers false, and
 * keeps nothing, where another window of the operator was faster.
 */
export async function saveDraft(
  db: Queryable,
  operatorId: string,
  draft: StoredDraft,
  expected: string | null,
): Promise<boolean> {
  const values = [operatorId, draft.baseHash, draft.hash, draft.content, draft.at];
  const rows =
    expected === null
      ? await db.query(
          `INSERT INTO draft (operator_id, base_hash, hash, content, saved_at) VALUES ($1, $2, $3, $4, $5)
           ON CONFLICT DO NOTHING RETURNING hash`,
          values,
        )
      : await db.query(
          `UPDATE draft SET base_hash = $2, hash = $3, content = $4, saved_at = $5
           WHERE operator_id = $1 AND hash = $6 RETURNING hash`,
          [...values, expected],
        );
  return rows.length === 1;
}

/** Throws an operator's draft away; where `hash` is given, only if the draft is still that one. Was there one that changed something? */
export async function deleteDraft(db: Queryable, operatorId: string, hash?: string): Promise<boolean> {
  const rows = await db.query<{ changed: boolean }>(
    "DELETE FROM draft WHERE operator_id = $1 AND ($2::text IS NULL OR hash = $2) RETURNING hash <> base_hash AS changed",
    [operatorId, hash ?? null],
  );
  return rows[0]?.changed === true;
}
