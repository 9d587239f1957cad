import type { DepositOrder } from "#contracts/api.ts";
import type { Queryable } from "#server/db/Database.ts";
import { onlyRow } from "#server/db/onlyRow.ts";
import type { FeeTerms } from "#server/features/ledger/feeOf.ts";

/** Where an order stands. */
export type DepositState = DepositOrder["state"];
/** Why it is held or was rejected. */
export type DepositReason = NonNullable<DepositOrder["reason"]>;
/** Why money that arrived is held. */
export type HoldReason = Exclude<DepositReason, "declined" | "operator">;
/** Where a payment goes; what does not belong to the channel is null. */
export type PayTo = DepositOrder["payTo"];

/** An order, as the database keeps it. */
export interface StoredOrder extends FeeTerms {
  id: string;
  reference: string;
  memberId: string;
  channelId: string;
  kind: DepositOrder["kind"];
  /** Who tells of the payment; null where an operator looks at a proof. */
  provider: string | null;
  currency: string;
  amount: number;
  state: DepositState;
  reason: DepositReason | null;
  remark: string;
  form: Readonly<Record<string, unknown>>;
  proofForm: Readonly<Record<string, unknown>>;
  payTo: PayTo;
  createdAt: Date;
  changedAt: Date;
  expiresAt: Date | null;
  /** Minutes that an order of its channel waits. */
  minutes: number;
}

interface OrderRow {
  id: string;
  reference: string;
  member_id: string;
  channel_id: string;
  kind: StoredOrder["kind"];
  provider: string | null;
  currency: string;
  amount: number;
  fee_fixed: number;
  fee_points: number;
  state: DepositState;
  reason: DepositReason | null;
  remark: string;
  form: Record<string, unknown>;
  proof_form: Record<string, unknown>;
  pay_to: PayTo;
  created_at: Date;
  changed_at: Date;
  expires_at: Date | null;
  minutes: number;
}

/** The order of the id; undefined where there is none. `lock` keeps others from changing it until the transaction ends. */
export async function findOrder(
  db: Queryable,
  id: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<StoredOrder | undefined> {
  const rows = await db.query<OrderRow>(
    `SELECT o.id, o.reference, o.member_id, o.channel_id, c.kind, o.provider, o.currency, o.amount, o.fee_fixed, o.fee_points,
       o.state, o.reason, o.remark, o.form, o.proof_form, o.pay_to, o.created_at, o.changed_at, o.expires_at, c.minutes
     FROM deposit_order o JOIN deposit_channel c ON c.id = o.channel_id WHERE o.id = $1${lock ? " FOR UPDATE OF o" : ""}`,
    [id],
  );
  return rows[0] && toOrder(rows[0]);
}

function toOrder(row: OrderRow): StoredOrder {
  return {
    id: row.id,
    reference: row.reference,
    memberId: row.member_id,
    channelId: row.channel_id,
    kind: row.kind,
    provider: row.provider,
    currency: row.currency,
    amount: row.amount,
    feeFixed: row.fee_fixed,
    feePoints: row.fee_points,
    state: row.state,
    reason: row.reason,
    remark: row.remark,
    form: row.form,
    proofForm: row.proof_form,
    payTo: row.pay_to,
    createdAt: row.created_at,
    changedAt: row.changed_at,
    expiresAt: row.expires_at,
    minutes: row.minutes,
  };
}

/** What has arrived for an order, and what of it came into the wallet, null where nothing did; and how many payments are held. */
export async function sumPayments(
  db: Queryable,
  orderId: string,
): Promise<{ received: number | null; credited: number | null; held: number }> {
  return onlyRow(
    await db.query<{ received: number | null; credited: number | null; held: number }>(
      `SELECT sum(p.amount) FILTER (WHERE p.currency = o.currency)::bigint AS received,
         sum(p.credited)::bigint AS credited, count(*) FILTER (WHERE p.state = 'held') AS held
       FROM deposit_payment p JOIN deposit_order o ON o.id = p.order_id WHERE p.order_id = $1 AND p.state <> 'returned'`,
      [orderId],
    ),
  );
}
