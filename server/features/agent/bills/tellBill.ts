import type { AgentBillCorrection, AgentBillPayment, AgentBillSheet } from "#contracts/api.ts";
import type { ContractTerms } from "#compile/contracts/ContractTerms.ts";
import type { BillSheet } from "#compile/contracts/reckonBill.ts";
import type { Queryable } from "#server/db/Database.ts";
import { onlyRow } from "#server/db/onlyRow.ts";
import { referenceOf } from "#server/features/ledger/referenceOf.ts";
import { sayBill, type ToldBill } from "./listBills.ts";

/** What a bill is made of, for whoever retraces it. */
interface BillParts extends Omit<AgentBillSheet, "bill" | "corrections" | "ownCorrections"> {
  corrections: NotedCorrection[];
  ownCorrections: NotedCorrection[];
}

/** A correction, with who noted it and why where no figure changed. */
interface NotedCorrection extends AgentBillCorrection {
  by: string;
  reason: string;
  /** No bill has it yet. */
  isOpen: boolean;
}

/** The calculation sheet of a bill, for a member on either side. */
export async function tellBill(db: Queryable, bill: ToldBill, memberId: string): Promise<AgentBillSheet> {
  const { corrections, ownCorrections, ...parts } = await loadBillParts(db, bill);
  return {
    bill: sayBill(bill, memberId),
    ...parts,
    corrections: corrections.map(sayCorrection),
    ownCorrections: ownCorrections.map(sayCorrection),
  };
}

/** The calculation sheet of a bill, whoever looks at it. */
export async function loadBillParts(db: Queryable, bill: ToldBill): Promise<BillParts> {
  const [contracts, corrections, ownCorrections, payments] = await Promise.all([
    db.query<{ terms: ContractTerms }>("SELECT terms FROM agent_contract WHERE id = $1", [bill.contractId]),
    loadCorrections(db, "x.carried_by", bill.id),
    loadCorrections(db, "x.bill_id", bill.id),
    db.query<{ number: number; transferId: string; amount: number; paidAt: Date }>(
      'SELECT number, transfer_id AS "transferId", amount, paid_at AS "paidAt" FROM bill_payment WHERE bill_id = $1 ORDER BY number',
      [bill.id],
    ),
  ]);
  const { terms } = onlyRow(contracts);
  const { sheet, corrected, brought, remainder } = bill;
  const { carried, base, roundedOff, carry } = sheet;
  return {
    measure: terms.measure,
    carried,
    base,
    roundedOff,
    carry,
    corrected,
    brought,
    remainder,
    tiers: terms.tiers.map((tier, index) => ({ number: index + 1, ...tier, isHit: index === sheet.tier })),
    corrections,
    ownCorrections,
    payments: payments.map(sayPayment),
  };
}

function sayPayment({
  number,
  transferId,
  amount,
  paidAt,
}: {
  number: number;
  transferId: string;
  amount: number;
  paidAt: Date;
}): AgentBillPayment {
  return { number, id: transferId, reference: referenceOf(transferId), amount, paidAt: paidAt.toISOString() };
}

const sayCorrection = ({ from, foundAt, due, difference }: NotedCorrection): AgentBillCorrection => ({
  from,
  foundAt,
  due,
  difference,
});

async function loadCorrections(
  db: Queryable,
  column: "x.carried_by" | "x.bill_id",
  id: string,
): Promise<NotedCorrection[]> {
  const rows = await db.query<CorrectionRow>(
    `SELECT b.period_from AS from, x.found_at AS "foundAt", x.sheet, x.difference, x.noted_by AS by, x.reason, x.carried_by IS NULL AS "isOpen"
     FROM bill_correction x JOIN agent_bill b ON b.id = x.bill_id WHERE ${column} = $1 ORDER BY x.id`,
    [id],
  );
  return rows.map(({ from, foundAt, sheet, difference, by, reason, isOpen }) => ({
    from: from.toISOString(),
    foundAt: foundAt.toISOString(),
    due: sheet.due,
    difference,
    by: by ?? "",
    reason: reason ?? "",
    isOpen,
  }));
}

interface CorrectionRow {
  from: Date;
  foundAt: Date;
  sheet: BillSheet;
  difference: number;
  by: string | null;
  reason: string | null;
  isOpen: boolean;
}
