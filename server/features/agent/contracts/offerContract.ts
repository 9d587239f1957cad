import { checkTerms } from "#compile/contracts/checkTerms.ts";
import { type ContractKind, type ContractTerms, highestRate } from "#compile/contracts/ContractTerms.ts";
import type { Queryable } from "#server/db/Database.ts";
import { onlyRow } from "#server/db/onlyRow.ts";
import { refusalAt } from "#server/http/Failure.ts";
import { loadCeilings } from "./loadCeilings.ts";
import { loadShares } from "./Shares.ts";
import { loadContractSetting } from "./StoredSetting.ts";
import { refuseTerms } from "./refuseTerms.ts";
import { contractColumns, lockContracts, moveOn, type StoredContract } from "./StoredContract.ts";

/** An offer: who makes it, to whom, and what it says. */
export interface ContractOffer {
  /** Null for the platform. */
  uplineId: string | null;
  downlineId: string;
  terms: ContractTerms;
  /** Its terms were typed into a form, whose cells a refusal names. */
  isTyped?: boolean;
  now: Date;
}

const dayMs = 86_400_000;
/** So long an offer waits for its answer. */
export const offerDays = 7;

/**
 * Keeps an offer as the next version of the contract. Refused: `contract_self`; `contract_stranger`, for whoever is not directly
 * below; `contract_terms` with what is wrong where; `contract_waits`, while an offer of the kind waits for its answer.
 */
export async function offerContract(tx: Queryable, offer: ContractOffer): Promise<StoredContract> {
  const { uplineId, downlineId, terms, now } = offer;
  if (uplineId === downlineId) throw refusalAt("account", "contract_self", "Nobody makes a contract with oneself.");
  await lockContracts(tx, [uplineId, downlineId]);
  await demandBelow(tx, offer);
  await moveOn(tx, downlineId, now);
  if (uplineId !== null) await moveOn(tx, uplineId, now);
  const findings = checkTerms(terms, { ceiling: await ceilingOf(tx, { uplineId, downlineId, kind: terms.kind }) });
  if (findings.length > 0) throw refuseTerms(findings, offer.isTyped);
  const waiting = await tx.query(
    "SELECT FROM agent_contract WHERE agent_id = $1 AND kind = $2 AND state IN ('offered', 'accepted')",
    [downlineId, terms.kind],
  );
  if (waiting.length > 0) throw refusalAt("kind", "contract_waits", "An offer of this kind waits already.");
  const rows = await tx.query<StoredContract>(
    `INSERT INTO agent_contract (agent_id, upline_id, kind, rate_bps, terms, state, offered_at, expires_at, version)
     SELECT $1, $2, $3, $4, $5, 'offered', $6, $7, coalesce(max(version), 0) + 1 FROM agent_contract WHERE agent_id = $1 AND kind = $3
     RETURNING ${contractColumns}`,
    [
      downlineId,
      uplineId,
      terms.kind,
      highestRate(terms),
      JSON.stringify(terms),
      now,
      new Date(now.getTime() + offerDays * dayMs),
    ],
  );
  return onlyRow(rows);
}

async function demandBelow(tx: Queryable, { uplineId, downlineId }: ContractOffer): Promise<void> {
  const below = await tx.query(
    "SELECT FROM member WHERE id = $1 AND type <> 4 AND disabled_at IS NULL AND ($2::uuid IS NULL OR upline_id = $2)",
    [downlineId, uplineId],
  );
  if (below.length === 0) throw refusalAt("account", "contract_stranger", "This is nobody directly below you.");
}

/**
 * The highest rate that may be offered: what operators set for the kind, which is all that binds the platform; for an upline what it
 * may give, and no more than the downline was given when it came (record 134).
 */
export async function ceilingOf(
  tx: Queryable,
  { uplineId, downlineId, kind }: { uplineId: string | null; downlineId?: string | undefined; kind: ContractKind },
): Promise<number> {
  if (uplineId === null) return (await loadContractSetting(tx, kind)).ceiling;
  const own = (await loadCeilings(tx, [uplineId]))(uplineId)[kind];
  const shares = downlineId === undefined ? {} : await loadShares(tx, downlineId);
  return Math.min(own, shares[kind] ?? own);
}
