import type { BillReplay } from "#contracts/api.ts";
import type { ContractTerms, TeamFigures } from "#compile/contracts/ContractTerms.ts";
import { type BillSheet, reckonBill } from "#compile/contracts/reckonBill.ts";
import type { Queryable } from "#server/db/Database.ts";
import { loadSettledFigures } from "../loadSettledFigures.ts";
import { loadTeamsFigures } from "../bills/loadTeamsFigures.ts";
import type { StoredBill } from "../bills/StoredBill.ts";

type Replayable = Pick<
  StoredBill,
  "id" | "contractId" | "agentId" | "periodFrom" | "periodTo" | "firstDay" | "lastDay" | "sheet" | "known"
>;

/**
 * Reckons bills once more, by the functions that computed them and the figures as they are read now, and changes nothing. What is
 * carried into a period is that of its sheet, or of what is known of it since.
 */
export async function replayBills(db: Queryable, bills: readonly Replayable[]): Promise<Map<string, BillReplay>> {
  const contracts = await db.query<{ id: string; terms: ContractTerms }>(
    "SELECT id, terms FROM agent_contract WHERE id = ANY($1::uuid[])",
    [bills.map(({ contractId }) => contractId)],
  );
  const terms = new Map(contracts.map((contract) => [contract.id, contract.terms]));
  const replays = new Map<string, BillReplay>();
  const periods = Map.groupBy(bills, ({ periodFrom, periodTo, firstDay }) =>
    [periodFrom.getTime(), periodTo.getTime(), firstDay].join(" "),
  );
  for (const own of periods.values()) {
    const figures = await loadFigures(db, own);
    for (const bill of own) {
      const agreed = terms.get(bill.contractId);
      const read = figures.get(bill.agentId);
      if (agreed && read) replays.set(bill.id, judge(bill, agreed, read));
    }
  }
  return replays;
}

async function loadFigures(db: Queryable, bills: readonly Replayable[]): Promise<Map<string, TeamFigures>> {
  const [first] = bills;
  if (!first) return new Map();
  const agentIds = [...new Set(bills.map(({ agentId }) => agentId))];
  const { firstDay, lastDay, periodFrom, periodTo } = first;
  return firstDay !== null && lastDay !== null
    ? loadTeamsFigures(db, { agentIds, from: firstDay, to: lastDay })
    : loadSettledFigures(db, { agentIds, from: periodFrom, to: periodTo });
}

function judge({ sheet, known }: Replayable, terms: ContractTerms, read: TeamFigures): BillReplay {
  const { validBet, profitLoss, activeMembers } = read;
  const figures = { validBet, profitLoss, activeMembers };
  const byBill = reckonBill(terms, figures, sheet.carried);
  if (isSame(byBill, sheet)) return say(byBill, "same");
  const byKnown = reckonBill(terms, figures, known.carried);
  return say(byKnown, isSame(byKnown, known) ? "corrected" : "differs");
}

function isSame(one: BillSheet, other: BillSheet): boolean {
  const [a, b] = [one.figures, other.figures];
  return (
    a.validBet === b.validBet &&
    a.profitLoss === b.profitLoss &&
    a.activeMembers === b.activeMembers &&
    one.tier === other.tier &&
    one.due === other.due &&
    one.carry === other.carry
  );
}

const say = ({ figures, rate, due }: BillSheet, verdict: BillReplay["verdict"]): BillReplay => ({
  ...figures,
  rate,
  due,
  verdict,
});
