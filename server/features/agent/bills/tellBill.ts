import type { AgentBillCorrection, AgentBillPayment, AgentBillSheet } from "#contracts/api.ts";
import type { ContractTerms } from "#compile/contracts/ContractTerms.ts";
import type { BillSheet } from "#compile/contracts/reckonBill.ts";
import type { Queryable } from "#server/db/Database.ts";
import { onlyRow } from "#server/db/onlyRow.ts";
import { sayBill, type ToldBill } from "./listBills.ts";

/** The calculation sheet of a bill, for a member on either side. */
export async function tellBill(db: Queryable, bill: ToldBill, memberId: string): Promise<AgentBillSheet> {
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
    bill: sayBill(bill, memberId),
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
  return { number, reference: transferId, amount, paidAt: paidAt.toISOString() };
}

async function loadCorrections(
  db: Queryable,
  column: "x.carried_by" | "x.bill_id",
  id: string,
): Promise<AgentBillCorrection[]> {
  const rows = await db.query<{ from: Date; foundAt: Date; sheet: BillSheet; difference: number }>(
    `SELECT b.period_from AS from, x.found_at AS "foundAt", x.sheet, x.difference
     FROM bill_correction x JOIN agent_bill b ON b.id = x.bill_id WHERE ${column} = $1 ORDER BY x.id`,
    [id],
  );
  return rows.map(({ from, foundAt, sheet, difference }) => ({
    from: from.toISOString(),
    foundAt: foundAt.toISOString(),
    due: sheet.due,
    difference,
  }));
}
