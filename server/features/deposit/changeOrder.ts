import type { Queryable } from "#server/db/Database.ts";
import type { DepositReason, DepositState, StoredOrder } from "./StoredOrder.ts";

/** Who changes an order. */
export interface Actor {
  by: "player" | "provider" | "operator" | "system";
  /** The session, the provider's name, the operator's account, or the part of the platform. */
  ref: string;
}

/** What becomes of an order. */
export interface OrderChange {
  state: DepositState;
  at: Date;
  actor: Actor;
  reason?: DepositReason | null;
  /** What the change is about, in minor units. */
  amount?: number;
  /** Told to the player. */
  remark?: string;
  /** Until when it waits from now on; null where nothing runs out. */
  expiresAt?: Date | null;
}

/** Changes an order that the transaction has locked, and writes the change down beside it: both are kept, or none. */
export async function changeOrder(tx: Queryable, order: Pick<StoredOrder, "id">, change: OrderChange): Promise<void> {
  const { state, at, reason = null, expiresAt = null } = change;
  await tx.query("UPDATE deposit_order SET state = $2, changed_at = $3, reason = $4, expires_at = $5 WHERE id = $1", [
    order.id,
    state,
    at,
    reason,
    expiresAt,
  ]);
  await noteChange(tx, order, change);
}

/** Writes down what happened to an order, whose state stays; what is told to the player of it is kept with the order. */
export async function noteChange(
  tx: Queryable,
  { id }: Pick<StoredOrder, "id">,
  { state, at, actor, reason = null, amount, remark }: OrderChange,
): Promise<void> {
  if (remark !== undefined) await tx.query("UPDATE deposit_order SET remark = $2 WHERE id = $1", [id, remark]);
  await tx.query(
    "INSERT INTO deposit_change (order_id, at, state, by_whom, ref, reason, amount) VALUES ($1, $2, $3, $4, $5, $6, $7)",
    [id, at, state, actor.by, actor.ref, reason, amount ?? null],
  );
}
