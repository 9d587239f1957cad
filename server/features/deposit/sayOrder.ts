import type { DepositOrder } from "#contracts/api.ts";
import type { Queryable } from "#server/db/Database.ts";
import { pickText } from "#server/http/pickText.ts";
import { feeOf } from "#server/features/ledger/feeOf.ts";
import { sayFields } from "./sayChannel.ts";
import type { StoredChannel } from "./StoredChannel.ts";
import { sumPayments, type DepositReason, type StoredOrder } from "./StoredOrder.ts";

/** How an order is said. */
export interface OrderWords {
  channel: StoredChannel | undefined;
  language: string;
  /** Whether the provider of the order is there to be led to. */
  hasProvider: boolean;
  /** Origin of the platform, where the site is served from another one; else empty. */
  platformOrigin: string;
}

/** Where a player pays an order, below this platform: it leads on to the provider. */
export const payPath = (orderId: string): string => `/wps/deposit/pay/${orderId}`;

/** An order as its player gets it. */
export async function sayOrder(
  db: Queryable,
  order: StoredOrder,
  { channel, language, hasProvider, platformOrigin }: OrderWords,
): Promise<DepositOrder> {
  const { id, reference, kind, currency, amount, state, reason, remark, payTo } = order;
  const [{ received, credited, held }, history, proofs] = await Promise.all([
    sumPayments(db, id),
    loadChanges(db, id),
    db.query<{ count: number }>("SELECT count(*) AS count FROM deposit_proof WHERE order_id = $1", [id]),
  ]);
  const fee = feeOf(amount, order);
  const isOpen = state === "created" || state === "paying";
  const asksProof = kind === "bank" && state === "created";
  return {
    id,
    reference,
    channel: order.channelId,
    channelName: channel ? pickText(channel.name, language) : order.channelId,
    kind,
    currency,
    amount,
    fee,
    arrives: amount - fee,
    state,
    reason,
    remark,
    received,
    credited,
    held,
    isLate: state === "credited" && history.some((change) => change.state === "expired"),
    createdAt: order.createdAt.toISOString(),
    changedAt: order.changedAt.toISOString(),
    expiresAt: order.expiresAt?.toISOString() ?? null,
    payTo,
    payAddress: isOpen && order.provider !== null && hasProvider ? platformOrigin + payPath(id) : null,
    proofFields: asksProof && channel ? sayFields(channel.proofFields, language) : [],
    proofs: proofs[0]?.count ?? 0,
    canCancel: state === "created",
    isOver: !isOpen && state !== "paid" && held === 0,
    history: history.map(({ ref: _ref, ...change }) => ({ ...change, currency })),
  };
}

/** A change, as it is kept. */
export interface WrittenChange {
  at: string;
  state: DepositOrder["state"];
  by: DepositOrder["history"][number]["by"];
  ref: string;
  reason: DepositReason | null;
  amount: number | null;
}

/** What happened to an order, in order. */
export async function loadChanges(db: Queryable, orderId: string): Promise<WrittenChange[]> {
  const rows = await db.query<Omit<WrittenChange, "at"> & { at: Date }>(
    `SELECT at, state, by_whom AS "by", ref, reason, amount FROM deposit_change WHERE order_id = $1 ORDER BY id`,
    [orderId],
  );
  return rows.map(({ at, ...row }) => ({ at: at.toISOString(), ...row }));
}
