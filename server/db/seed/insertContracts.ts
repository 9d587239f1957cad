import type { ContractTerms } from "#compile/contracts/ContractTerms.ts";
import type { Queryable } from "#server/db/Database.ts";

const dayMs = 86_400_000;

/** The contracts of the demo's agents; rates are hundredths of a percent. Of the last `billed` days there will be bills. */
const contracts = [
  { account: "agent01", kind: "dividend", rate_bps: 2_000, days: 120, billed: 62 },
  { account: "agent01", kind: "daily", rate_bps: 50, days: 90, billed: 5 },
  { account: "agent01", kind: "realtime", rate_bps: 15, days: 30, billed: 1 },
  { account: "agent02", kind: "dividend", rate_bps: 1_500, days: 100, billed: 62 },
] as const;

/** Writes what the demo's platform has agreed with its agents. */
export async function insertContracts(tx: Queryable, now: Date): Promise<void> {
  const rows = contracts.map(({ days, ...contract }) => ({
    ...contract,
    terms: termsOf(contract),
    began_at: new Date(now.getTime() - days * dayMs),
  }));
  await tx.query(
    `INSERT INTO agent_contract (agent_id, kind, rate_bps, began_at, version, terms, offered_at, answered_at)
     SELECT m.id, c.kind, c.rate_bps, c.began_at, 1, c.terms, c.began_at, c.began_at
     FROM jsonb_to_recordset($1::jsonb) AS c (account text, kind text, rate_bps integer, terms jsonb, began_at timestamptz)
     JOIN member m ON m.account = c.account`,
    [JSON.stringify(rows)],
  );
  await tx.query(
    `INSERT INTO contract_billing (contract_id, billed_until, due_at)
     SELECT c.id, since, since FROM jsonb_to_recordset($1::jsonb) AS r (account text, kind text, billed integer)
     JOIN member m ON m.account = r.account JOIN agent_contract c ON c.agent_id = m.id AND c.kind = r.kind
     CROSS JOIN LATERAL (SELECT date_bin('1 day', $2::timestamptz - r.billed * interval '1 day', 'epoch') AS since)`,
    [JSON.stringify(contracts), now],
  );
}

function termsOf({ kind, rate_bps: rate }: Pick<(typeof contracts)[number], "kind" | "rate_bps">): ContractTerms {
  const isDividend = kind === "dividend";
  return {
    kind,
    measure: isDividend ? "loss" : "validBet",
    cycle: isDividend ? "monthly" : "daily",
    payer: "platform",
    carriesOver: false,
    tiers: [{ from: 0, to: null, profitLoss: 0, activeMembers: 0, rate }],
  };
}
