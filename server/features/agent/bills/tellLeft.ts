import type { ContractKind } from "#compile/contracts/ContractTerms.ts";
import type { Queryable } from "#server/db/Database.ts";
import { isToPay } from "./listBills.ts";

/** What is open of the bills that an upline pays, of one kind or of all, and what its wallet lacks of it. Minor units. */
export async function tellLeft(
  db: Queryable,
  { memberId, currency, kind }: { memberId: string; currency: string; kind: ContractKind | undefined },
): Promise<{ left: number; missing: number }> {
  const [found] = await db.query<{ left: number; held: number }>(
    `SELECT (SELECT coalesce(sum(b.payable - b.paid), 0)::bigint FROM agent_bill b
       WHERE ${isToPay("$1", "$2")} AND ($3::text IS NULL OR b.kind = $3)) AS left,
     (SELECT coalesce(sum(a.balance), 0)::bigint FROM ledger_account a
       WHERE a.member_id = $1 AND a.currency = $2 AND a.kind = 'player') AS held`,
    [memberId, currency, kind ?? null],
  );
  const { left = 0, held = 0 } = found ?? {};
  return { left, missing: Math.max(0, left - held) };
}
