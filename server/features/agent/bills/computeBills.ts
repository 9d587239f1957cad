import type { TeamFigures } from "#compile/contracts/ContractTerms.ts";
import { type BillSheet, reckonBill } from "#compile/contracts/reckonBill.ts";
import type { Database, Queryable } from "#server/db/Database.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import { type News, sayAmount, type TellNews } from "../createNews.ts";
import { closeSettled, loadSettledFigures } from "../loadSettledFigures.ts";
import {
  admitContracts,
  type BillClock,
  claimDue,
  type DueContract,
  type DueGroup,
  groupDue,
  isWithinDay,
  passEmpty,
} from "./DueContract.ts";
import { loadTeamsFigures } from "./loadTeamsFigures.ts";
import { sameChain } from "./StoredBill.ts";

/** So that one transaction stays short. */
const most = 250;
const slotMs = 300_000;
const dayMs = 86_400_000;
/** So long a bill waits for whoever pays. */
export const billDays = 30;

/**
 * Computes every bill whose period is over, of however many days. Right on any number of nodes and wherever it is killed: a bill, and up to
 * when its contract is billed, are one transaction. Answers how many bills there are more.
 */
export async function computeBills(db: Database, clock: BillClock, tell?: TellNews): Promise<number> {
  await admitContracts(db, clock.now);
  await closeSettled(db, new Date(Math.floor(clock.now.getTime() / slotMs) * slotMs));
  let computed = 0;
  for (;;) {
    const done = await withTransaction(db, (tx) => computeSome(tx, clock, tell));
    computed += done.bills;
    if (done.contracts === 0) return computed;
  }
}

async function computeSome(
  tx: Queryable,
  clock: BillClock,
  tell?: TellNews,
): Promise<{ contracts: number; bills: number }> {
  const contracts = await passEmpty(tx, await claimDue(tx, clock.now, most), clock);
  const left = await loadLeft(tx, contracts);
  let bills = 0;
  for (const group of await groupDue(tx, contracts, clock)) {
    const figures = await loadFigures(tx, group);
    const rows = group.contracts
      .map((contract) =>
        toBill(contract, group, { figures: figures.get(contract.agentId), left: left.get(contract.id) }),
      )
      .filter((row) => row !== undefined);
    await keepBills(tx, rows, clock.now);
    await tell?.(tx, "inbox.billComputed", newsOf(rows), clock.now);
    await tx.query("UPDATE contract_billing SET billed_until = $2 WHERE contract_id = ANY($1::uuid[])", [
      group.contracts.map(({ id }) => id),
      new Date(group.period.to),
    ]);
    bills += rows.length;
  }
  return { contracts: contracts.length, bills };
}

async function loadFigures(tx: Queryable, { period, days, contracts }: DueGroup): Promise<Map<string, TeamFigures>> {
  const agentIds = [...new Set(contracts.map(({ agentId }) => agentId))];
  if (days) return loadTeamsFigures(tx, { agentIds, from: days.first, to: days.last });
  const settled = await loadSettledFigures(tx, { agentIds, from: new Date(period.from), to: new Date(period.to) });
  return new Map(
    [...settled].map(([id, { validBet, profitLoss, activeMembers }]) => [id, { validBet, profitLoss, activeMembers }]),
  );
}

/** What the chain of a contract brings into its next bill. */
interface Left {
  id: string;
  /** What the team won and has not lost since. */
  carried: number;
  /** What the last bill left below zero. */
  remainder: number;
  /** Differences of earlier bills that no bill has paid yet, and which they are. */
  corrected: number;
  corrections: number[];
}

async function loadLeft(tx: Queryable, contracts: readonly DueContract[]): Promise<Map<string, Left>> {
  const rows = await tx.query<Left>(
    `SELECT c.id, coalesce(last.carry, 0) AS carried, coalesce(last.remainder, 0) AS remainder,
       coalesce(sum(o.difference), 0)::bigint AS corrected, coalesce(jsonb_agg(o.id) FILTER (WHERE o.id IS NOT NULL), '[]') AS corrections
     FROM (
       SELECT id, agent_id, kind, upline_id, terms ->> 'payer' AS payer FROM agent_contract WHERE id = ANY($1::uuid[])
     ) c
     LEFT JOIN LATERAL (
       SELECT (b.known ->> 'carry')::bigint AS carry, b.remainder FROM agent_bill b
       WHERE ${sameChain("b", "c")} ORDER BY b.period_from DESC LIMIT 1
     ) last ON true
     LEFT JOIN LATERAL (
       SELECT x.id, x.difference FROM agent_bill b JOIN bill_correction x ON x.bill_id = b.id
       WHERE ${sameChain("b", "c")} AND x.carried_by IS NULL
     ) o ON true
     GROUP BY c.id, last.carry, last.remainder`,
    [contracts.map(({ id }) => id)],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

interface NewBill {
  contract: DueContract;
  group: DueGroup;
  sheet: BillSheet;
  left: Left;
  payable: number;
  remainder: number;
}

/** The bill of a period; undefined for hours and five minutes in which nothing was settled and nothing is left to pay. */
function toBill(
  contract: DueContract,
  group: DueGroup,
  { figures, left }: { figures: TeamFigures | undefined; left: Left | undefined },
): NewBill | undefined {
  if (!figures || !left) throw new Error(`No figures for the contract ${contract.id}`);
  const isEmpty = figures.validBet === 0 && figures.profitLoss === 0 && figures.activeMembers === 0;
  if (isWithinDay(contract.terms) && isEmpty && left.corrected === 0) return undefined;
  const sheet = reckonBill(contract.terms, figures, left.carried);
  const total = sheet.due + left.corrected + left.remainder;
  // Without a minus before a zero, which JSON would not keep.
  return { contract, group, sheet, left, payable: Math.max(total, 0), remainder: total < 0 ? total : 0 };
}

/** Whom a message tells of a bill: those that have something to get for whole days. Every five minutes nobody wants one. */
function newsOf(bills: readonly NewBill[]): News[] {
  return bills.flatMap(({ contract, group: { days }, payable }) =>
    days && payable > 0
      ? [
          {
            memberId: contract.agentId,
            values: { from: days.first, to: days.last, amount: sayAmount(payable, contract.currency) },
          },
        ]
      : [],
  );
}

async function keepBills(tx: Queryable, bills: readonly NewBill[], now: Date): Promise<void> {
  if (bills.length === 0) return;
  const rows = bills.map(({ contract, group: { period, days }, sheet, left, payable, remainder }) => ({
    contract_id: contract.id,
    period_from: new Date(period.from),
    period_to: new Date(period.to),
    first_day: days?.first,
    last_day: days?.last,
    currency: contract.currency,
    sheet,
    corrected: left.corrected,
    brought: left.remainder,
    payable,
    remainder,
    corrections: left.corrections,
  }));
  await tx.query(
    `WITH rows AS (
       SELECT * FROM jsonb_to_recordset($1::jsonb) AS r (contract_id uuid, period_from timestamptz, period_to timestamptz, first_day date,
         last_day date, currency text, sheet jsonb, corrected bigint, brought bigint, payable bigint, remainder bigint, corrections jsonb)
     ), kept AS (
       INSERT INTO agent_bill (contract_id, agent_id, upline_id, payer, kind, currency, period_from, period_to, first_day, last_day, sheet,
         corrected, brought, payable, remainder, computed_at, known, state, expires_at, ended_at)
       SELECT r.contract_id, c.agent_id, c.upline_id, c.terms ->> 'payer', c.kind, r.currency, r.period_from, r.period_to, r.first_day,
         r.last_day, r.sheet, r.corrected, r.brought, r.payable, r.remainder, $2, r.sheet,
         CASE WHEN r.payable > 0 THEN 'computed' ELSE 'notReached' END, $3, CASE WHEN r.payable = 0 THEN $2::timestamptz END
       FROM rows r JOIN agent_contract c ON c.id = r.contract_id
       RETURNING id, contract_id
     )
     UPDATE bill_correction x SET carried_by = k.id
     FROM rows r JOIN kept k ON k.contract_id = r.contract_id CROSS JOIN LATERAL jsonb_array_elements_text(r.corrections) AS c (id)
     WHERE x.id = c.id::bigint`,
    [JSON.stringify(rows), now, new Date(now.getTime() + billDays * dayMs)],
  );
}
