import type { FastifyInstance } from "fastify";
import type { BillDeskRow, Operations } from "#contracts/api.ts";
import type { Deps } from "#server/Deps.ts";
import type { Queryable } from "#server/db/Database.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import { checkConfirmed } from "#server/features/console/checkConfirmed.ts";
import { operatorCallOf } from "#server/features/console/Operator.ts";
import { recordAct } from "#server/features/console/recordAct.ts";
import { invalidForm } from "#server/features/member/checkRegistration.ts";
import { findMember } from "#server/features/member/findMember.ts";
import { refusal } from "#server/http/Failure.ts";
import { operation } from "#server/http/operation.ts";
import { toPagination } from "#server/http/toPagination.ts";
import type { Idempotency } from "#server/security/createIdempotency.ts";
import { offerContract } from "../contracts/offerContract.ts";
import { denyBill } from "./changeBill.ts";
import { type ToldBill, toldColumns } from "./listBills.ts";
import { lockBill } from "./payBill.ts";
import { confirmAll, confirmBill } from "./payConfirmed.ts";

/** Serves bills and their disputes to operators, and offers contracts in the platform's name. */
export function registerBillDesk(
  app: FastifyInstance,
  { clock, db }: Deps,
  { runOnce }: { runOnce: Idempotency },
): void {
  operation(app, "listBillDesk", async ({ query }) => {
    const { page, pageSize, limit, offset } = toPagination(query);
    const matching = `FROM agent_bill b JOIN member a ON a.id = b.agent_id
      WHERE ($1::text IS NULL OR starts_with(a.account_key, lower($1))) AND ($2::text IS NULL OR b.kind = $2)
        AND ($3::text IS NULL OR b.state = $3) AND ($4::text IS NULL OR b.payer = $4)
        AND ($5::text IS NULL OR (b.disputed_at IS NOT NULL AND b.dispute_ended_at IS NULL))`;
    const { account, kind, state, payer, disputed } = query;
    const chosen = [account?.trim() || null, kind ?? null, state ?? null, payer ?? null, disputed ?? null];
    const [rows, counted] = await Promise.all([
      db.query<ToldBill>(`SELECT ${toldColumns} ${matching} ORDER BY b.period_from DESC, b.id LIMIT $6 OFFSET $7`, [
        ...chosen,
        limit,
        offset,
      ]),
      db.query<{ total: number }>(`SELECT count(*) AS total ${matching}`, chosen),
    ]);
    return { rows: rows.map(sayRow), page, pageSize, total: counted[0]?.total ?? 0 };
  });

  operation(app, "changeBillDesk", async ({ body, request }) => {
    const call = operatorCallOf(request);
    checkConfirmed(call, clock);
    const { account: operator } = call.operator;
    return withTransaction(db, async (tx) => {
      const affected = await change(tx, { body, operator, now: clock.now() });
      const { id, kind, reason } = body;
      const words = { ...(kind && { of: kind }), ...(id && { of: id }), ...(reason && { reason }), added: affected };
      await recordAct(tx, clock, operator, actOf[body.action], words);
      return { affected };
    });
  });

  operation(app, "offerContractDesk", async ({ body, idempotencyKey, request, reply }) => {
    const call = operatorCallOf(request);
    checkConfirmed(call, clock);
    const { account: operator } = call.operator;
    const intent = { scope: `offerContractDesk:${operator}`, key: idempotencyKey, request: body, secrets: {} };
    const { value, replayed } = await runOnce(intent, {
      admitReplay: async () => {},
      prepare: async () => {
        const member = await findMember(db, { account: body.account.trim() });
        if (!member) throw invalidForm({ account: { key: "error.no_such_account" } });
        return member;
      },
      work: async (tx, member) => {
        const offer = { uplineId: null, downlineId: member.id, terms: body.terms, now: clock.now() };
        const { id, version } = await offerContract(tx, offer);
        await recordAct(tx, clock, operator, "contractOffered", { member: member.account, of: body.terms.kind });
        return { id, version };
      },
    });
    if (replayed) void reply.header("idempotent-replayed", "true");
    return value;
  });
}

const actOf = {
  confirm: "billsConfirmed",
  confirmAll: "billsConfirmed",
  deny: "billDenied",
  answer: "disputeAnswered",
} as const;

interface DeskWish {
  body: Operations["changeBillDesk"]["body"];
  operator: string;
  now: Date;
}

async function change(tx: Queryable, { body, operator, now }: DeskWish): Promise<number> {
  const { action, id, kind, reason, reopen = false } = body;
  const by = `operator:${operator}`;
  if (action === "confirmAll") return confirmAll(tx, { payer: null, kind }, { by, now });
  if (id === undefined) throw invalidForm({ id: { key: "form.required" } });
  const bill = await lockBill(tx, id);
  if (action === "confirm") {
    await confirmBill(tx, bill, { by, now });
    return 1;
  }
  if (reason === undefined || reason.trim() === "") throw invalidForm({ reason: { key: "form.required" } });
  if (action === "deny") {
    // What an upline owes is the upline's to refuse.
    if (bill.payer !== "platform") throw refusal("bill_moved", "The upline pays this bill.");
    await denyBill(tx, bill, { reason, now });
    return 1;
  }
  if (bill.disputedAt === null || bill.disputeEndedAt !== null) throw refusal("bill_moved", "There is no dispute.");
  const waitsAgain = reopen && (bill.state === "denied" || bill.state === "expired");
  await tx.query(
    `UPDATE agent_bill SET dispute_ended_at = $2, dispute_answer = $3, state = CASE WHEN $4 THEN 'computed' ELSE state END,
       denied_reason = CASE WHEN $4 THEN NULL ELSE denied_reason END, ended_at = CASE WHEN $4 THEN NULL ELSE ended_at END,
       expires_at = CASE WHEN $4 THEN $2::timestamptz + interval '30 days' ELSE expires_at END
     WHERE id = $1`,
    [id, now, reason.trim(), waitsAgain],
  );
  return 1;
}

function sayRow(bill: ToldBill): BillDeskRow {
  const { sheet } = bill;
  return {
    id: bill.id,
    account: bill.account,
    upline: bill.upline,
    payer: bill.payer,
    kind: bill.kind,
    version: bill.version,
    currency: bill.currency,
    from: bill.periodFrom.toISOString(),
    to: bill.periodTo.toISOString(),
    ...sheet.figures,
    rate: sheet.rate,
    due: sheet.due,
    payable: bill.payable,
    paid: bill.paid,
    state: bill.state,
    computedAt: bill.computedAt.toISOString(),
    deniedReason: bill.deniedReason,
    dispute: bill.dispute,
    disputeAnswer: bill.disputeAnswer,
    isConfirmed: bill.confirmedAt !== null,
  };
}
