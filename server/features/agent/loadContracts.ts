import type { ConsolidatedContract, ContractInForce } from "#contracts/api.ts";
import type { Queryable } from "#server/db/Database.ts";

const wholeBps = 10_000;

/** The contracts of an agent that are in force: a flag for each kind (games specification, section 3), and their terms. */
export async function loadContracts(db: Queryable, agentId: string): Promise<ConsolidatedContract> {
  const rows = await db.query<{ kind: ContractInForce["kind"]; rate_bps: number; began_at: Date }>(
    `SELECT kind, rate_bps, began_at FROM agent_contract WHERE agent_id = $1
       AND (state IN ('inForce', 'endAskedByUpline', 'endAskedByDownline')) ORDER BY began_at, kind`,
    [agentId],
  );
  const has = (wanted: ContractInForce["kind"]) => rows.some(({ kind }) => kind === wanted);
  return {
    divtypereq: has("dividend"),
    dailysalreqtype: has("daily"),
    contracthoursalreq: has("hourly"),
    realtimesalreqtype: has("realtime"),
    contracts: rows.map(({ kind, rate_bps: rate, began_at: since }) => ({
      kind,
      rate: rate / wholeBps,
      since: since.toISOString(),
    })),
  };
}
