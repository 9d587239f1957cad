import type { ConsolidatedContract, ContractInForce } from "#contracts/api.ts";
import type { Queryable } from "#server/db/Database.ts";
import { findBillKinds } from "./bills/findBillKinds.ts";

const wholeBps = 10_000;

/**
 * The contracts of an agent that are in force, and a flag for each kind (games specification, section 3): whether the agent has to do with
 * its bills, as whoever is paid or as whoever pays.
 */
export async function loadContracts(db: Queryable, agentId: string): Promise<ConsolidatedContract> {
  const [kinds, rows] = await Promise.all([findBillKinds(db, agentId, "both"), loadInForce(db, agentId)]);
  const has = (wanted: ContractInForce["kind"]) => kinds.includes(wanted);
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

const loadInForce = (db: Queryable, agentId: string) =>
  db.query<{ kind: ContractInForce["kind"]; rate_bps: number; began_at: Date }>(
    `SELECT kind, rate_bps, began_at FROM agent_contract WHERE agent_id = $1
       AND (state IN ('inForce', 'endAskedByUpline', 'endAskedByDownline')) ORDER BY began_at, kind`,
    [agentId],
  );
