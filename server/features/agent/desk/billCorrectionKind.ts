import type { Queryable } from "#server/db/Database.ts";
import type { RuleKind } from "#server/features/money/RuleChange.ts";
import { refusal } from "#server/http/Failure.ts";
import type { ToldBill } from "../bills/listBills.ts";
import { sameChain } from "../bills/StoredBill.ts";

/** How the corrections of a bill are named among the changes that two agree to. */
export const toBillRef = ({ account, kind, periodFrom, currency, id }: ToldBill): string =>
  [account, kind, periodFrom.toISOString(), currency, id].join("/");

const fromBillRef = (ref: string): [currency: string, id: string] => {
  const [currency = "", id = ""] = ref.split("/").slice(-2);
  return [currency, id];
};

/**
 * What operators noted on a bill beside its figures: the sum of it, which the next bill of the chain pays or takes off. Two of them
 * agree, since it is money. Throws `bill_chain_over` where no bill follows.
 */
export const billCorrectionKind: RuleKind = {
  kind: "billCorrection",
  async read(tx, ref) {
    const [, id] = fromBillRef(ref);
    await lockChain(tx, id);
    const rows = await tx.query<{ difference: number; reason: string }>(
      "SELECT difference, reason FROM bill_correction WHERE bill_id = $1 AND noted_by IS NOT NULL ORDER BY id",
      [id],
    );
    if (rows.length === 0) return undefined;
    return { difference: rows.reduce((sum, row) => sum + row.difference, 0), reason: rows.at(-1)?.reason ?? "" };
  },
  async write(tx, ref, parts, { operators, at }) {
    const [, id] = fromBillRef(ref);
    const before = await billCorrectionKind.read(tx, ref);
    const difference = Number(parts["difference"]) - Number(before?.["difference"] ?? 0);
    await tx.query(
      `INSERT INTO bill_correction (bill_id, found_at, sheet, difference, noted_by, reason)
       SELECT id, $2, known, $3, $4, $5 FROM agent_bill WHERE id = $1`,
      [id, at, difference, operators, parts["reason"]],
    );
  },
  currencyOf: (name, ref) => (name === "difference" ? fromBillRef(ref)[0] : undefined),
};

/** Takes what whoever computes a bill of the chain takes, so that none begins meanwhile, and sees that one follows. */
async function lockChain(tx: Queryable, id: string): Promise<void> {
  const rows = await tx.query<{ due: Date | null }>(
    `SELECT g.due_at AS due FROM contract_billing g JOIN agent_contract c ON c.id = g.contract_id
     WHERE EXISTS (
       SELECT FROM agent_bill b CROSS JOIN LATERAL (SELECT c.agent_id, c.kind, c.upline_id, c.terms ->> 'payer' AS payer) o
       WHERE b.id = $1 AND ${sameChain("b", "o")})
     ORDER BY g.contract_id FOR UPDATE OF g`,
    [id],
  );
  if (!rows.some(({ due }) => due !== null))
    throw refusal("bill_chain_over", "No bill of this agent, kind and payer follows.");
}
