import type { ContractTerms } from "#compile/contracts/ContractTerms.ts";
import type { Queryable } from "#server/db/Database.ts";

const dayMs = 86_400_000;

/** The contracts of the demo's agents; rates are hundredths of a percent. */
const contracts = [
  { account: "agent01", kind: "dividend", rate_bps: 2_000, days: 120 },
  { account: "agent01", kind: "daily", rate_bps: 50, days: 90 },
  { account: "agent01", kind: "realtime", rate_bps: 15, days: 30 },
  { account: "agent02", kind: "dividend", rate_bps: 1_500, days: 100 },
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
