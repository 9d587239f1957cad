import type { ContractTerms } from "#compile/contracts/ContractTerms.ts";
import { type BillSheet, reckonBill } from "#compile/contracts/reckonBill.ts";
import type { Database, Queryable } from "#server/db/Database.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import { foldTeams } from "../foldTeams.ts";
import { loadTeamsFigures } from "./loadTeamsFigures.ts";
import { sameChain } from "./StoredBill.ts";

const dayMs = 86_400_000;
/** Results that come later than so long after a period are not looked for any more. */
const lookBackDays = 92;
/** So that one transaction stays short. */
const most = 100;

/** A bill of a chain, oldest first. */
interface Link {
  id: string;
  agentId: string;
  chain: string;
  terms: ContractTerms;
  firstDay: string;
  lastDay: string;
  known: BillSheet;
  /** Its figures are others by now. */
  differs: boolean;
}

/**
 * Finds bills whose figures have changed since they were computed, and notes what they would have been: the difference goes into the next
 * bill of the chain. Bills themselves stay as they are. Where winnings are carried over, the bills after it are reckoned anew too. Of
 * bills by whole days; hours and five minutes are closed for good when they end. Answers how many bills it corrected.
 */
export async function recheckBills(db: Database, now: Date): Promise<number> {
  await foldTeams(db);
  const seen: string[] = [];
  let corrected = 0;
  for (;;) {
    const done = await withTransaction(db, (tx) => recheckSome(tx, now, seen));
    // Each once a run, also those that are found by what no fold has taken yet.
    seen.push(...done.looked);
    corrected += done.corrected;
    if (done.looked.length === 0) return corrected;
  }
}

async function recheckSome(
  tx: Queryable,
  now: Date,
  seen: readonly string[],
): Promise<{ looked: string[]; corrected: number }> {
  const since = new Date(now.getTime() - lookBackDays * dayMs);
  const found = await tx.query<{ id: string }>(changedBills, [since, seen, most]);
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return { looked: ids, corrected: 0 };
  // Whoever computes a bill of the chain, or corrects one, has these rows.
  await tx.query(
    `SELECT FROM contract_billing WHERE contract_id IN (
       SELECT c.id FROM agent_contract c JOIN agent_bill b ON b.agent_id = c.agent_id AND b.kind = c.kind WHERE b.id = ANY($1::uuid[]))
     ORDER BY contract_id FOR UPDATE`,
    [ids],
  );
  const links = await tx.query<Link>(linksQuery, [since, ids]);
  const figures = await loadChanged(tx, links);
  const chains = Map.groupBy(links, ({ chain }) => chain);
  const corrections = [...chains.values()].flatMap((chain) => reckonChain(chain, figures));
  await tx.query(
    `WITH found AS (
       SELECT * FROM jsonb_to_recordset($1::jsonb) AS r (id uuid, sheet jsonb, difference bigint)
     ), noted AS (
       INSERT INTO bill_correction (bill_id, found_at, sheet, difference) SELECT id, $2, sheet, difference FROM found
     )
     UPDATE agent_bill b SET known = f.sheet FROM found f WHERE b.id = f.id`,
    [JSON.stringify(corrections), now],
  );
  return { looked: ids, corrected: corrections.length };
}

/** Bills since `$1` whose sums of days are not those of their sheet. What no fold has taken yet is found after it. */
const changedBills = `SELECT b.id FROM agent_bill b
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(d.valid), 0) AS valid, coalesce(sum(d.stake - d.payout - d.bonus), 0) AS lost FROM agent_day d
    WHERE d.agent_id = b.agent_id AND d.currency = b.currency AND d.day BETWEEN b.first_day AND b.last_day
  ) s
  WHERE b.first_day IS NOT NULL AND b.period_to > $1 AND b.id <> ALL ($2::uuid[])
    AND (s.valid, s.lost) <> ((b.known #>> '{figures,validBet}')::bigint, (b.known #>> '{figures,profitLoss}')::bigint)
  ORDER BY b.period_from, b.id LIMIT $3`;

const linksQuery = `WITH changed AS (SELECT id, agent_id, kind, payer, upline_id, period_from FROM agent_bill WHERE id = ANY($2::uuid[]))
  SELECT b.id, b.agent_id AS "agentId", concat_ws(' ', b.agent_id, b.kind, b.payer, b.upline_id) AS chain, c.terms,
    b.first_day AS "firstDay", b.last_day AS "lastDay", b.known, b.id = ANY($2::uuid[]) AS differs
  FROM agent_bill b JOIN agent_contract c ON c.id = b.contract_id
  WHERE b.period_to > $1 AND EXISTS (SELECT FROM changed x WHERE ${sameChain("x", "b")} AND x.period_from <= b.period_from)
  ORDER BY b.period_from, b.id`;

/** The figures by now, by bill. */
async function loadChanged(tx: Queryable, links: readonly Link[]): Promise<Map<string, BillSheet["figures"]>> {
  const figures = new Map<string, BillSheet["figures"]>();
  const periods = Map.groupBy(
    links.filter(({ differs }) => differs),
    ({ firstDay, lastDay }) => `${firstDay} ${lastDay}`,
  );
  for (const bills of periods.values()) {
    const [{ firstDay: from, lastDay: to } = { firstDay: "", lastDay: "" }] = bills;
    const loaded = await loadTeamsFigures(tx, { agentIds: bills.map(({ agentId }) => agentId), from, to });
    for (const { id, agentId } of bills) {
      const own = loaded.get(agentId);
      if (own) figures.set(id, own);
    }
  }
  return figures;
}

/** The sheets of a chain that are others by now. */
function reckonChain(
  chain: readonly Link[],
  figures: ReadonlyMap<string, BillSheet["figures"]>,
): { id: string; sheet: BillSheet; difference: number }[] {
  let carried: number | undefined;
  return chain.flatMap(({ id, terms, known }) => {
    const own = figures.get(id);
    const sheet = reckonBill(terms, own ?? known.figures, carried ?? known.carried);
    carried = sheet.carry;
    return isSameSheet(sheet, known) ? [] : [{ id, sheet, difference: sheet.due - known.due }];
  });
}

function isSameSheet(one: BillSheet, other: BillSheet): boolean {
  const [a, b] = [one.figures, other.figures];
  return (
    a.validBet === b.validBet &&
    a.profitLoss === b.profitLoss &&
    a.activeMembers === b.activeMembers &&
    one.due === other.due &&
    one.carry === other.carry
  );
}
