import type { Queryable } from "#server/db/Database.ts";

/**
 * May this content go live: nobody demands a second pair of eyes, somebody other than its author approved exactly this content, or
 * it was live before? In the transaction that makes it live: an approval that is taken back at the same moment waits for its end.
 */
export async function isApproved(tx: Queryable, hash: string): Promise<boolean> {
  const rules = await tx.query("SELECT FROM operator_rule WHERE demands_review");
  if (rules.length === 0) return true;
  const approvals = await tx.query(
    "SELECT id FROM draft_review WHERE hash = $1 AND state = 'approved' AND decided_by <> operator_id FOR UPDATE",
    [hash],
  );
  if (approvals.length > 0) return true;
  return (await tx.query("SELECT FROM publication WHERE hash = $1 LIMIT 1", [hash])).length > 0;
}

/** Closes the reviews of a content that went live. */
export async function closeReviews(tx: Queryable, hash: string): Promise<void> {
  await tx.query("UPDATE draft_review SET state = 'published' WHERE hash = $1 AND state = 'approved'", [hash]);
}

/** Of a draft that was thrown away nothing is left to look at; what waits for its moment was taken out of the draft before. */
export async function voidReviews(db: Queryable, operatorId: string): Promise<void> {
  await db.query(
    `UPDATE draft_review r SET state = 'void', reason = 'discarded'
     WHERE r.operator_id = $1 AND r.state IN ('waiting', 'approved')
       AND NOT EXISTS (SELECT FROM draft d WHERE d.operator_id = r.operator_id AND d.hash = r.draft_hash)
       AND NOT EXISTS (SELECT FROM scheduled_publication s WHERE s.operator_id = r.operator_id AND s.hash = r.draft_hash AND s.state = 'waiting')`,
    [operatorId],
  );
}
