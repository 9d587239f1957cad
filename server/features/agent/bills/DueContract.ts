import { type BillPeriod, billPeriodAt } from "#compile/contracts/billPeriods.ts";
import type { ContractTerms } from "#compile/contracts/ContractTerms.ts";
import type { Queryable } from "#server/db/Database.ts";
import { localDay } from "#server/localDay.ts";

/** A version of a contract that may have a period to bill; its row is locked. */
export interface DueContract {
  id: string;
  agentId: string;
  uplineId: string | null;
  terms: ContractTerms;
  currency: string;
  billedUntil: Date;
  /** Up to when periods are paid by it; null while nobody knows. */
  endedAt: Date | null;
}

/** A period that is over, of all these contracts. */
export interface DueGroup {
  period: BillPeriod;
  /** Its first and last day in the brand's zone; undefined for periods within a day. */
  days: { first: string; last: string } | undefined;
  contracts: DueContract[];
}

/** The clock that periods are counted by. */
export interface BillClock {
  /** Time zone of the brand. */
  zone: string;
  now: Date;
}

/**
 * Periods of whole days are computed a little after their end, so that results that are on their way at midnight need no correction;
 * the other ones are closed for good when they end, and wait for nothing.
 */
const graceMs = 300_000;

/** Whether a contract is paid by hours or five minutes, and not by whole days. */
export function isWithinDay({ kind }: Pick<ContractTerms, "kind">): boolean {
  return kind === "hourly" || kind === "realtime";
}

/** Gives a row of billing to each version that came into force and has none. */
export async function admitContracts(tx: Queryable, now: Date): Promise<void> {
  await tx.query(
    `INSERT INTO contract_billing (contract_id, billed_until, due_at)
     SELECT id, began_at, began_at FROM agent_contract c
     WHERE began_at <= $1 AND state IN ('inForce', 'endAskedByUpline', 'endAskedByDownline', 'amended', 'ended')
       AND NOT EXISTS (SELECT FROM contract_billing b WHERE b.contract_id = c.id)
     ON CONFLICT DO NOTHING`,
    [now],
  );
}

/** Takes the contracts that have waited longest, at most so many, and leaves to others what they hold. */
export function claimDue(tx: Queryable, now: Date, most: number): Promise<DueContract[]> {
  return tx.query<DueContract>(
    `SELECT c.id, c.agent_id AS "agentId", c.upline_id AS "uplineId", c.terms, m.currency, b.billed_until AS "billedUntil",
       c.ended_at AS "endedAt"
     FROM contract_billing b JOIN agent_contract c ON c.id = b.contract_id JOIN member m ON m.id = c.agent_id
     WHERE b.due_at <= $1
       -- A version waits until the one before is billed to its end: what that left over goes on to it.
       AND NOT EXISTS (
         SELECT FROM agent_contract o JOIN contract_billing ob ON ob.contract_id = o.id
         WHERE o.agent_id = c.agent_id AND o.kind = c.kind AND o.version < c.version AND ob.due_at IS NOT NULL)
     ORDER BY b.due_at, c.kind, b.contract_id LIMIT $2 FOR UPDATE OF b SKIP LOCKED`,
    [now, most],
  );
}

/**
 * Passes over hours and five minutes in which nothing was settled, of contracts that are behind: after days off there would be
 * thousands. What is closed is folded, so nothing is missed.
 */
export async function passEmpty(
  tx: Queryable,
  contracts: readonly DueContract[],
  { zone, now }: BillClock,
): Promise<DueContract[]> {
  const isBehind = (contract: DueContract) =>
    isWithinDay(contract.terms) &&
    billPeriodAt(contract.terms, zone, now.getTime()).from > nextPeriod(contract, zone).to;
  const behind = contracts.filter(isBehind);
  if (behind.length === 0) return [...contracts];
  const found = await tx.query<{ id: string; slot: Date }>(
    `SELECT r.id, s.slot FROM jsonb_to_recordset($1::jsonb) AS r (id uuid, "agentId" uuid, "billedUntil" timestamptz)
     CROSS JOIN LATERAL (
       SELECT s.slot FROM member_slot s JOIN member_tree t ON t.descendant_id = s.member_id AND t.ancestor_id = r."agentId"
       WHERE s.slot >= r."billedUntil" AND s.slot < $2 ORDER BY s.slot LIMIT 1
     ) s`,
    [JSON.stringify(behind.map(({ id, agentId, billedUntil }) => ({ id, agentId, billedUntil }))), now],
  );
  const slots = new Map(found.map(({ id, slot }) => [id, slot.getTime()]));
  const moved = behind.map((contract) => {
    const next = Math.min(
      slots.get(contract.id) ?? now.getTime(),
      contract.endedAt?.getTime() ?? Number.POSITIVE_INFINITY,
    );
    const { from } = billPeriodAt(contract.terms, zone, next);
    return { ...contract, billedUntil: new Date(Math.max(from, contract.billedUntil.getTime())) };
  });
  await tx.query(
    `UPDATE contract_billing b SET billed_until = r."billedUntil"
     FROM jsonb_to_recordset($1::jsonb) AS r (id uuid, "billedUntil" timestamptz) WHERE b.contract_id = r.id`,
    [JSON.stringify(moved.map(({ id, billedUntil }) => ({ id, billedUntil })))],
  );
  const byId = new Map(moved.map((contract) => [contract.id, contract]));
  return contracts.map((contract) => byId.get(contract.id) ?? contract);
}

/** Sorts contracts by the period that each must be billed for next; what has none yet is told when to look again. */
export async function groupDue(
  tx: Queryable,
  contracts: readonly DueContract[],
  { zone, now }: BillClock,
): Promise<DueGroup[]> {
  const groups = new Map<string, DueGroup>();
  const waiting: { id: string; due: Date | null }[] = [];
  for (const contract of contracts) {
    const period = nextPeriod(contract, zone);
    const isShort = isWithinDay(contract.terms);
    const dueMs = period.to + (isShort ? 0 : graceMs);
    if (contract.endedAt !== null && period.from >= contract.endedAt.getTime())
      waiting.push({ id: contract.id, due: null });
    else if (dueMs > now.getTime()) waiting.push({ id: contract.id, due: new Date(dueMs) });
    else {
      const key = `${period.from} ${period.to} ${isShort}`;
      const days = isShort ? undefined : daysOf(period, zone);
      const group = groups.get(key) ?? { period, days, contracts: [] };
      group.contracts.push(contract);
      groups.set(key, group);
    }
  }
  await tx.query(
    `UPDATE contract_billing b SET due_at = w.due FROM jsonb_to_recordset($1::jsonb) AS w (id uuid, due timestamptz)
     WHERE b.contract_id = w.id`,
    [JSON.stringify(waiting)],
  );
  return [...groups.values()];
}

/**
 * The period after what is billed. It is cut at what was billed, where the brand's zone was changed since, and where the version ends
 * within it, since the next one has another cycle: no moment is paid for twice, and none is left out.
 */
function nextPeriod({ terms, billedUntil, endedAt }: DueContract, zone: string): BillPeriod {
  const from = billedUntil.getTime();
  const { to } = billPeriodAt(terms, zone, from);
  const end = endedAt?.getTime() ?? to;
  return { from, to: end > from ? Math.min(to, end) : to };
}

function daysOf({ from, to }: BillPeriod, zone: string): { first: string; last: string } {
  return { first: localDay(new Date(from), zone), last: localDay(new Date(to - 1), zone) };
}
