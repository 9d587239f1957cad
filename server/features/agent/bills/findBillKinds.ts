import { type ContractKind, contractKinds } from "#compile/contracts/ContractTerms.ts";
import type { Queryable } from "#server/db/Database.ts";

const inForce = "c.state IN ('inForce', 'endAskedByUpline', 'endAskedByDownline')";

/**
 * The kinds of contract whose bills a member has to do with: a contract of the kind is in force, or there is a bill of one. `own` are those
 * that pay the member; `both`, also those by which the member pays downlines: whoever pays finds the bills without a contract of one's own.
 */
export async function findBillKinds(db: Queryable, memberId: string, sides: "own" | "both"): Promise<ContractKind[]> {
  const rows = await db.query<{ kind: ContractKind }>(
    `SELECT kind FROM unnest($2::text[]) AS kind
     WHERE EXISTS (SELECT FROM agent_contract c WHERE c.agent_id = $1 AND c.kind = kind.kind AND ${inForce})
       OR EXISTS (SELECT FROM agent_bill b WHERE b.agent_id = $1 AND b.kind = kind.kind)
       OR $3 AND (EXISTS (SELECT FROM agent_contract c WHERE c.upline_id = $1 AND c.kind = kind.kind AND ${inForce})
         OR EXISTS (SELECT FROM agent_bill b WHERE b.upline_id = $1 AND b.kind = kind.kind))`,
    [memberId, contractKinds, sides === "both"],
  );
  return rows.map(({ kind }) => kind);
}
