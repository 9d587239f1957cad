import type { Queryable } from "#server/db/Database.ts";

/** What bonuses say to a withdrawal. */
export interface TurnoverLeft {
  /**
   * What is still to be staked before anything is paid out, in minor units of the member's currency, over the bonuses whose
   * terms make a withdrawal wait. 0 where nothing has to wait.
   */
  left: number;
  /** How many bonuses a withdrawal would end now (`endBonusesForWithdrawal`): the player is asked first. */
  forfeits: number;
}

/**
 * What bonuses of a member say to a withdrawal at a moment. Ask it in the withdrawal's own transaction, with the member's row locked: no
 * bet is settled and no bonus claimed meanwhile. A bonus that has run out asks for nothing.
 */
export async function turnoverLeft(
  tx: Queryable,
  member: { id: string; currency: string },
  now: Date,
): Promise<TurnoverLeft> {
  const rows = await tx.query<TurnoverLeft>(
    `SELECT coalesce(sum(required - done) FILTER (WHERE terms ->> 'withdrawal' = 'wait'), 0)::bigint AS "left",
       count(*) FILTER (WHERE terms ->> 'withdrawal' = 'forfeit') AS forfeits
     FROM bonus WHERE member_id = $1 AND currency = $2 AND state = 'active' AND ends_at > $3`,
    [member.id, member.currency, now],
  );
  return rows[0] ?? { left: 0, forfeits: 0 };
}
