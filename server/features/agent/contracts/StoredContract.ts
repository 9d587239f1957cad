import type { ContractKind, ContractTerms } from "#compile/contracts/ContractTerms.ts";
import { type ContractState, nextContractState } from "#compile/contracts/contractState.ts";
import type { Queryable } from "#server/db/Database.ts";

/** A version of a contract, as the database keeps it. */
export interface StoredContract {
  id: string;
  /** Whom it pays. */
  downlineId: string;
  /** Who offered it; null for the platform. */
  uplineId: string | null;
  version: number;
  terms: ContractTerms;
  state: ContractState;
  offeredAt: Date;
  expiresAt: Date | null;
  answeredAt: Date | null;
  /** When it comes, or came, into force. */
  beganAt: Date | null;
  /** Up to when periods are paid by it. */
  endedAt: Date | null;
}

export const contractColumns = `id, agent_id AS "downlineId", upline_id AS "uplineId", version, terms, state, offered_at AS "offeredAt",
  expires_at AS "expiresAt", answered_at AS "answeredAt", began_at AS "beganAt", ended_at AS "endedAt"`;

/**
 * Locks the contracts of these members until the transaction ends, in one order. Whatever changes contracts takes both sides: what
 * one may offer follows from what it was given.
 */
export async function lockContracts(tx: Queryable, memberIds: readonly (string | null)[]): Promise<void> {
  for (const id of [...new Set(memberIds)].filter((one) => one !== null).toSorted()) {
    await tx.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 521))", [id]);
  }
}

/** Does what the clock alone does to the contracts of a member, on either side: offers expire, and what was accepted begins. */
export async function moveOn(tx: Queryable, memberId: string, now: Date): Promise<void> {
  await tx.query(
    `UPDATE agent_contract SET state = 'expired' WHERE state = 'offered' AND expires_at <= $2 AND $1 IN (agent_id, upline_id)`,
    [memberId, now],
  );
  // First out of the way, then in: one of a kind is in force.
  await tx.query(
    `UPDATE agent_contract old SET state = 'amended', end_reason = 'amended', ended_at = new.began_at FROM agent_contract new
     WHERE new.state = 'accepted' AND new.began_at <= $2 AND $1 IN (new.agent_id, new.upline_id)
       AND old.agent_id = new.agent_id AND old.kind = new.kind AND old.state IN ('inForce', 'endAskedByUpline', 'endAskedByDownline')`,
    [memberId, now],
  );
  await tx.query(
    `UPDATE agent_contract SET state = 'inForce' WHERE state = 'accepted' AND began_at <= $2 AND $1 IN (agent_id, upline_id)`,
    [memberId, now],
  );
}

/** The versions of a kind that bind, or soon will, those whom a member gave one: in force, and accepted. */
export function loadGiven(tx: Queryable, uplineId: string, kind: ContractKind): Promise<StoredContract[]> {
  return tx.query<StoredContract>(
    `SELECT ${contractColumns} FROM agent_contract WHERE upline_id = $1 AND kind = $2
       AND state IN ('accepted', 'inForce', 'endAskedByUpline', 'endAskedByDownline') ORDER BY agent_id, version`,
    [uplineId, kind],
  );
}

/** The versions of these ids, in their order. */
export function findContracts(tx: Queryable, ids: readonly string[]): Promise<StoredContract[]> {
  return tx.query<StoredContract>(
    `SELECT ${contractColumns} FROM agent_contract WHERE id::text = ANY($1) ORDER BY id`,
    [ids],
  );
}

/** What is open between two sides of a kind: what waits, was accepted, and is in force. */
export function loadBetween(
  tx: Queryable,
  { uplineId, downlineId, kind }: { uplineId: string; downlineId: string; kind: ContractKind },
): Promise<StoredContract[]> {
  return tx.query<StoredContract>(
    `SELECT ${contractColumns} FROM agent_contract WHERE upline_id = $1 AND agent_id = $2 AND kind = $3
       AND state IN ('offered', 'accepted', 'inForce', 'endAskedByUpline', 'endAskedByDownline') ORDER BY version DESC`,
    [uplineId, downlineId, kind],
  );
}

/** Ends a version from a moment on, by the platform itself. */
export async function endByPlatform(tx: Queryable, contract: StoredContract, from: Date): Promise<void> {
  const state = nextContractState(contract.state, "end", "platform");
  if (state === undefined) return;
  await tx.query(
    "UPDATE agent_contract SET state = $2, end_reason = 'lowerAbove', ended_at = greatest($3, began_at) WHERE id = $1",
    [contract.id, state, from],
  );
}
