import { createHash, randomUUID } from "node:crypto";
import type { BodyOf, ValueOf } from "#contracts/api.ts";
import type { Clock } from "#server/Clock.ts";
import type { Database, Queryable } from "#server/db/Database.ts";
import type { MemberWork } from "#server/features/member/createMemberWork.ts";
import { busy, Failure, notFound } from "#server/http/Failure.ts";
import { changeOrder, noteChange } from "./changeOrder.ts";
import { creditPayment, type CreditParts } from "./creditPayment.ts";
import { findOrder, type HoldReason, type StoredOrder } from "./StoredOrder.ts";

/** What the events of providers work with. */
export interface EventParts extends CreditParts {
  db: Database;
  clock: Clock;
  memberWork: MemberWork;
}

/** What a provider tells. */
export type PaymentEvent = BodyOf<"takePaymentEvent">;
type EventAnswer = ValueOf<"takePaymentEvent">;
type Outcome = EventAnswer["outcome"];

const minuteMs = 60_000;

/**
 * Takes what a provider tells, whose signature has been checked. An event has one effect however often, on however many nodes and
 * in whatever order it is told: its answer is kept in the transaction that does what it says, and each payment is a row of its
 * own that is booked once (record 71). Throws 404 for an order that is not the provider's, 422 for a name used twice.
 */
export async function takeEvent(
  { db, clock, memberWork, ...booking }: EventParts,
  provider: string,
  event: PaymentEvent,
): Promise<EventAnswer> {
  const hash = createHash("sha256")
    .update(JSON.stringify([event.type, event.order, event.payment, event.amount, event.currency]))
    .digest();
  const known = await findAnswer(db, provider, event.id, hash);
  if (known) return known;
  const found = await findOrder(db, event.order);
  if (!found || found.provider !== provider) throw notFound();
  return memberWork(found.memberId, async (tx) => {
    const order = await findOrder(tx, event.order, { lock: true });
    if (!order) throw notFound();
    // Told twice at once: the other one was faster.
    const late = await findAnswer(tx, provider, event.id, hash);
    if (late) return late;
    const answer = { id: event.id, outcome: await apply(tx, booking, order, event, provider, clock.now()) };
    const kept = await tx.query(
      `INSERT INTO deposit_event (provider, event, body_hash, answer, at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT DO NOTHING RETURNING event`,
      [provider, event.id, hash, answer, clock.now()],
    );
    // The same name for orders of two members, at the same moment.
    if (kept.length === 0) throw busy();
    return answer;
  });
}

async function findAnswer(
  db: Queryable,
  provider: string,
  event: string,
  hash: Buffer,
): Promise<EventAnswer | undefined> {
  const rows = await db.query<{ answer: EventAnswer; body_hash: Buffer }>(
    "SELECT answer, body_hash FROM deposit_event WHERE provider = $1 AND event = $2",
    [provider, event],
  );
  const row = rows[0];
  if (row && !row.body_hash.equals(hash))
    throw new Failure(422, "event_reused", "This name was used for another event.");
  return row?.answer;
}

async function apply(
  tx: Queryable,
  booking: CreditParts,
  order: StoredOrder,
  event: PaymentEvent,
  provider: string,
  at: Date,
): Promise<Outcome> {
  const actor = { by: "provider", ref: provider } as const;
  const isOpen = order.state === "created" || order.state === "paying";
  if (event.type === "paid") return takePayment(tx, booking, order, event, provider, at);
  if (!isOpen) return "ignored";
  if (event.type === "failed") {
    await changeOrder(tx, order, { state: "rejected", at, actor, reason: "declined" });
    return "noted";
  }
  if (order.state === "paying") return "ignored";
  // Seen in time: it has as long again to become certain.
  const expiresAt = new Date(at.getTime() + order.minutes * minuteMs);
  await changeOrder(tx, order, { state: "paying", at, actor, expiresAt, amount: event.amount });
  return "noted";
}

/** Money that arrived: booked where it is what was asked for, held for an operator where it is not. */
async function takePayment(
  tx: Queryable,
  booking: CreditParts,
  order: StoredOrder,
  { payment, amount, currency }: PaymentEvent,
  provider: string,
  at: Date,
): Promise<Outcome> {
  const actor = { by: "provider", ref: provider } as const;
  const id = randomUUID();
  const made = await tx.query(
    `INSERT INTO deposit_payment (id, order_id, provider, payment, amount, currency, state, received_at)
     VALUES ($1, $2, $3, $4, $5, $6, 'held', $7) ON CONFLICT (provider, payment) DO NOTHING RETURNING id`,
    [id, order.id, provider, payment, amount, currency, at],
  );
  // Told of under another name before.
  if (made.length === 0) return "ignored";
  const reason = reasonToHold(order, amount, currency);
  if (reason === undefined) {
    const credited = await creditPayment(tx, booking, order, { id, amount, at, actor });
    await changeOrder(tx, order, { state: "credited", at, actor, amount: credited });
    return "credited";
  }
  await tx.query("UPDATE deposit_payment SET reason = $2 WHERE id = $1", [id, reason]);
  const change = { at, actor, reason, ...(currency === order.currency && { amount }) };
  // What was booked stays booked; the payment beside it waits.
  if (reason === "second") await noteChange(tx, order, { ...change, state: order.state });
  else await changeOrder(tx, order, { ...change, state: "paid" });
  return "held";
}

/** Why a payment is not booked by itself; undefined where it is. */
function reasonToHold(
  { state, reason, ...order }: StoredOrder,
  amount: number,
  currency: string,
): HoldReason | undefined {
  if (state === "credited" || state === "paid") return "second";
  if (currency !== order.currency) return "otherCurrency";
  if (amount !== order.amount) return amount < order.amount ? "tooLittle" : "tooMuch";
  // Too late is paid all the same, and so is what was declined at first; who cancelled wants no money moved without a word.
  if (state === "cancelled" || (state === "rejected" && reason !== "declined")) return "ended";
  return undefined;
}
