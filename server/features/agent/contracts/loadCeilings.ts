import { type ContractKind, contractKinds } from "#compile/contracts/ContractTerms.ts";
import type { Queryable } from "#server/db/Database.ts";
import { loadContractSettings } from "./StoredSetting.ts";

/** A rate by kind of contract, in hundredths of a percent. */
export type Ceilings = Record<ContractKind, number>;

/**
 * The highest rates that agents may give: the lower of what is in force and what was accepted, and never more than operators set for
 * the kind. Nothing may be given by whoever was given nothing.
 */
export async function loadCeilings(db: Queryable, agentIds: readonly string[]): Promise<(agentId: string) => Ceilings> {
  const settings = await loadContractSettings(db);
  const own = await db.query<{ agentId: string; kind: ContractKind; rate: number }>(
    `SELECT agent_id AS "agentId", kind, min(rate_bps) AS rate FROM agent_contract WHERE agent_id = ANY($1)
       AND state IN ('accepted', 'inForce', 'endAskedByUpline', 'endAskedByDownline') GROUP BY agent_id, kind`,
    [agentIds],
  );
  const rates = new Map(own.map(({ agentId, kind, rate }) => [`${agentId} ${kind}`, rate]));
  return (agentId) => {
    const of = (kind: ContractKind) => {
      const set = settings.find((one) => one.kind === kind)?.ceiling ?? 0;
      return Math.min(set, rates.get(`${agentId} ${kind}`) ?? 0);
    };
    return Object.fromEntries(contractKinds.map((kind) => [kind, of(kind)])) as Ceilings;
  };
}
