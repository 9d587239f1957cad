import type { Queryable } from "#server/db/Database.ts";
import { refusal } from "#server/http/Failure.ts";

/**
 * Throws `withdrawals_rest` while a member's money stays where it is: for some hours after a forgotten withdrawal password was
 * replaced, so that whoever it was not finds time to say so. To be asked in the transaction that lets money leave.
 */
export async function demandRested(tx: Queryable, memberId: string, now: Date): Promise<void> {
  const resting = await tx.query("SELECT FROM member WHERE id = $1 AND rest_until > $2", [memberId, now]);
  if (resting.length > 0)
    throw refusal("withdrawals_rest", "Nothing can be withdrawn yet: the withdrawal password was replaced just now.");
}
