import { randomUUID } from "node:crypto";
import type { Queryable } from "#server/db/Database.ts";
import { recordAct } from "#server/features/console/recordAct.ts";
import { invalidForm } from "#server/features/member/checkRegistration.ts";
import { notFound, refusal } from "#server/http/Failure.ts";
import { changeOrder, noteChange } from "./changeOrder.ts";
import { creditPayment } from "./creditPayment.ts";
import { findOrder, type DepositState, type StoredOrder } from "./StoredOrder.ts";
import type { EventParts } from "./takeEvent.ts";

/** What operators decide. */
export interface DepositDesk {
  /**
   * Books the held payments of an order; where no provider told of any, what the operator says has arrived. Of payments in another
   * currency one is booked at a time, for what the operator says it is worth. Throws `deposit_gone` where nothing is left to decide, such as at the second of two presses.
   */
  approve(orderId: string, operator: string, said: { amount?: number; note?: string }): Promise<void>;
  /** Rejects a proof, or gives held payments back. */
  reject(orderId: string, operator: string, reason: string): Promise<void>;
}

/** A payment that waits for a decision. */
export interface HeldPayment {
  id: string;
  amount: number;
  currency: string;
}

/** Transfers are approved by hand, whatever became of the order: money that arrived is somebody's. */
export function isByHand({ provider, state }: Pick<StoredOrder, "provider" | "state">): boolean {
  return provider === null && state !== "credited";
}

/** Payments of an order that are held, and locked in a transaction. */
export function findHeld(db: Queryable, orderId: string, lock = ""): Promise<HeldPayment[]> {
  return db.query<HeldPayment>(
    `SELECT id, amount, currency FROM deposit_payment WHERE order_id = $1 AND state = 'held' ORDER BY received_at, id ${lock}`,
    [orderId],
  );
}

/** Decisions on orders: each in one transaction with the money, the order's own history and the audit. */
export function createDesk({ db, clock, memberWork, ...booking }: EventParts): DepositDesk {
  /** Works on an order with its member locked first, as events and players do. */
  async function onOrder(id: string, work: (tx: Queryable, order: StoredOrder, held: HeldPayment[]) => Promise<void>) {
    const found = await findOrder(db, id);
    if (!found) throw notFound();
    await memberWork(found.memberId, async (tx) => {
      const order = await findOrder(tx, id, { lock: true });
      if (!order) throw notFound();
      await work(tx, order, await findHeld(tx, id, "FOR UPDATE"));
    });
  }

  async function recordDecision(
    tx: Queryable,
    operator: string,
    act: "depositApproved" | "depositRejected",
    { id, reference, currency }: StoredOrder,
    words: { amount: number; reason: string },
  ) {
    const rows = await tx.query<{ account: string }>(
      "SELECT m.account FROM member m JOIN deposit_order o ON o.member_id = m.id WHERE o.id = $1",
      [id],
    );
    await recordAct(tx, clock, operator, act, { of: reference, member: rows[0]?.account, currency, ...words });
  }

  return {
    approve: (orderId, operator, { amount, note = "" }) =>
      onOrder(orderId, async (tx, order, held) => {
        const at = clock.now();
        const actor = { by: "operator", ref: operator } as const;
        const due = held.length > 0 ? dueOf(held, order) : await byHand(tx, order, amount, at);
        let credited = 0;
        for (const payment of due) {
          // Of another currency only a person can say what it is worth here.
          const worth = payment.currency === order.currency ? payment.amount : amount;
          if (worth === undefined) throw invalidForm({ amount: { key: "form.required" } });
          credited += await creditPayment(tx, booking, order, { id: payment.id, amount: worth, at, actor });
        }
        const change = { at, actor, amount: credited };
        if (order.state === "credited") await noteChange(tx, order, { ...change, state: "credited" });
        else await changeOrder(tx, order, { ...change, state: "credited", remark: "" });
        await recordDecision(tx, operator, "depositApproved", order, { amount: credited, reason: note });
      }),
    reject: (orderId, operator, reason) =>
      onOrder(orderId, async (tx, order, held) => {
        const at = clock.now();
        const actor = { by: "operator", ref: operator } as const;
        if (held.length === 0 && !isRejectable(order)) throw gone();
        await tx.query(
          "UPDATE deposit_payment SET state = 'returned', settled_at = $2 WHERE order_id = $1 AND state = 'held'",
          [orderId, at],
        );
        const amount = held.reduce((sum, payment) => sum + payment.amount, 0);
        const change = { at, actor, reason: "operator", ...(amount > 0 && { amount }) } as const;
        // A second payment that goes back takes nothing from the first.
        const state: DepositState = order.state === "credited" ? "credited" : "rejected";
        if (state === "credited") await noteChange(tx, order, { ...change, state, remark: reason });
        else await changeOrder(tx, order, { ...change, state, remark: reason });
        await recordDecision(tx, operator, "depositRejected", order, { amount, reason });
      }),
  };

  /** The held payments that one approval books: of those in another currency the first alone, since what was said is its worth. */
  function dueOf(held: HeldPayment[], { currency }: StoredOrder): HeldPayment[] {
    const other = held.find((payment) => payment.currency !== currency);
    return held.filter((payment) => payment === other || payment.currency === currency);
  }

  /** A payment that an operator saw on the bank's own list. */
  async function byHand(tx: Queryable, order: StoredOrder, amount: number | undefined, at: Date) {
    if (!isByHand(order)) throw gone();
    const payment = { id: randomUUID(), amount: amount ?? order.amount, currency: order.currency };
    const made = await tx.query(
      `INSERT INTO deposit_payment (id, order_id, provider, payment, amount, currency, state, received_at)
       VALUES ($1, $2, 'operator', $3, $4, $5, 'held', $6) ON CONFLICT (provider, payment) DO NOTHING RETURNING id`,
      [payment.id, order.id, order.reference, payment.amount, payment.currency, at],
    );
    if (made.length === 0) throw gone();
    return [payment];
  }
}

/** A proof that waits to be looked at. */
export function isRejectable({ provider, state }: Pick<StoredOrder, "provider" | "state">): boolean {
  return provider === null && state === "paying";
}

function gone() {
  return refusal("deposit_gone", "This order has changed meanwhile.");
}
