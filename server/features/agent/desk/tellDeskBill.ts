import type { BillDeskRow, BillDeskSheet } from "#contracts/api.ts";
import type { ContractCycle } from "#compile/contracts/ContractTerms.ts";
import { rhythmOf } from "#compile/contracts/rhythmOf.ts";
import type { Queryable } from "#server/db/Database.ts";
import { billFacts, type ToldBill, toldColumns } from "../bills/listBills.ts";
import { payableStates } from "../bills/StoredBill.ts";
import { loadBillParts } from "../bills/tellBill.ts";
import { replayBills } from "./replayBills.ts";

/** A bill with what operators are told beside it. */
export interface DeskBill extends ToldBill {
  cycle: ContractCycle;
}

/** Of the row `b`. */
export const deskColumns = `${toldColumns}, (SELECT c.terms ->> 'cycle' FROM agent_contract c WHERE c.id = b.contract_id) AS cycle`;

/** A bill by its id; undefined where there is none. */
export async function findDeskBill(db: Queryable, id: string): Promise<DeskBill | undefined> {
  const [row] = await db.query<DeskBill>(`SELECT ${deskColumns} FROM agent_bill b WHERE b.id::text = $1`, [id]);
  return row;
}

/** The calculation sheet of a bill, and the same reckoned once more. */
export async function tellDeskBill(db: Queryable, bill: DeskBill): Promise<BillDeskSheet> {
  const [parts, replays] = await Promise.all([loadBillParts(db, bill), replayBills(db, [bill])]);
  const replay = replays.get(bill.id);
  if (!replay) throw new Error(`The bill ${bill.id} has no contract`);
  return { bill: sayDeskBill(bill), ...parts, confirmedBy: sayBy(bill.confirmedBy), replay };
}

/** An operator by name, the schedule, or that an upline did it; whose session it was is nobody's to read. */
function sayBy(by: string | null): string {
  if (by === null) return "";
  const [kind, name] = by.split(":", 2);
  return kind === "operator" ? (name ?? "") : (kind ?? "");
}

/** A bill as an operator gets it. */
export function sayDeskBill(bill: DeskBill): BillDeskRow {
  return {
    ...billFacts(bill),
    cycle: bill.cycle,
    rhythm: rhythmOf(bill),
    disputedAt: bill.disputedAt?.toISOString() ?? null,
    isDisputed: isDisputed(bill),
    isConfirmed: bill.confirmedAt !== null,
    may: mayWith(bill),
  };
}

/** Whether what an agent said against a bill waits for its answer. */
export function isDisputed({ disputedAt, disputeEndedAt }: ToldBill): boolean {
  return disputedAt !== null && disputeEndedAt === null;
}

function mayWith(bill: ToldBill): BillDeskRow["may"] {
  const { payer, state, confirmedAt, paid } = bill;
  const may: BillDeskRow["may"] = [];
  const waits = payer === "platform" && payableStates.includes(state);
  if (waits && confirmedAt === null) may.push("confirm");
  if (waits && paid === 0) may.push("deny");
  if (isDisputed(bill)) {
    may.push("answer");
    if (state === "denied" || state === "expired") may.push("reopen");
  }
  may.push("correct");
  return may;
}
