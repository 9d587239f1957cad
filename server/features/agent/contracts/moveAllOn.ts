import type { Queryable } from "#server/db/Database.ts";

/**
 * Does what the clock alone does to contracts, to those that nobody reads or answers too: offers expire, and what was accepted begins.
 * Each by a statement that leaves alone what somebody else holds; the next run has it.
 */
export async function moveAllOn(tx: Queryable, now: Date): Promise<void> {
  await tx.query(
    `UPDATE agent_contract SET state = 'expired' WHERE id IN (
       SELECT id FROM agent_contract WHERE state = 'offered' AND expires_at <= $1 FOR UPDATE SKIP LOCKED)`,
    [now],
  );
  const begun = await tx.query<{ id: string; agentId: string; kind: string; beganAt: Date }>(
    `SELECT id, agent_id AS "agentId", kind, began_at AS "beganAt" FROM agent_contract
     WHERE state = 'accepted' AND began_at <= $1 ORDER BY id FOR UPDATE SKIP LOCKED`,
    [now],
  );
  if (begun.length === 0) return;
  const ids = begun.map(({ id }) => id);
  // First out of the way, then in: one of a kind is in force.
  await tx.query(
    `UPDATE agent_contract old SET state = 'amended', end_reason = 'amended', ended_at = new.began_at FROM agent_contract new
     WHERE new.id = ANY($1::uuid[]) AND old.agent_id = new.agent_id AND old.kind = new.kind
       AND old.state IN ('inForce', 'endAskedByUpline', 'endAskedByDownline')`,
    [ids],
  );
  await tx.query("UPDATE agent_contract SET state = 'inForce' WHERE id = ANY($1::uuid[])", [ids]);
}
