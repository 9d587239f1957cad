import { randomInt, randomUUID } from "node:crypto";
import type { Queryable } from "#server/db/Database.ts";
import { findMember } from "#server/features/member/findMember.ts";
import { refusal } from "#server/http/Failure.ts";
import type { PaymentsConfig } from "#server/readPayments.ts";
import { noteChange } from "./changeOrder.ts";
import { demandDepositAllowed } from "./demandDepositAllowed.ts";
import { expireDeposits } from "./expireDeposits.ts";
import { makePayTo } from "./makePayTo.ts";
import { providerPage } from "./providerPage.ts";
import type { ChannelLimits, StoredChannel } from "./StoredChannel.ts";

/** Letters and digits that are not mistaken for one another when somebody types them into a bank's form. */
const letters = "ACDEFGHJKLMNPQRTUVWXY34679";
const referenceLength = 8;
const minuteMs = 60_000;
/** Nobody pays more often than this; who tries out cards does. */
const mostInHour = 30;

/** What an order is made of; the amount and the form have been judged. */
export interface OrderWish {
  memberId: string;
  sessionId: string;
  channel: StoredChannel;
  limits: ChannelLimits;
  currency: string;
  amount: number;
  form: Readonly<Record<string, unknown>>;
  payments: PaymentsConfig | undefined;
  now: Date;
}

/**
 * Makes an order in the transaction, with the member's row locked: orders of a member are made one after the other. Throws
 * `deposit_open` with the order that waits in this channel, and `too_many_orders`. Answers the order's id.
 */
export async function createOrder(tx: Queryable, wish: OrderWish): Promise<string> {
  const { memberId, sessionId, channel, limits, currency, amount, form, payments, now } = wish;
  const member = await findMember(tx, { id: memberId }, { lock: true });
  // One whose time is over this very second keeps nobody from another, nor uses up a limit.
  await expireDeposits(tx, now, memberId);
  await demandDepositAllowed(tx, member, { amount, currency, now });
  const open = await tx.query<{ id: string }>(
    "SELECT id FROM deposit_order WHERE member_id = $1 AND channel_id = $2 AND state IN ('created', 'paying')",
    [memberId, channel.id],
  );
  if (open[0]) throw refusal("deposit_open", "An order waits to be paid this way already.", { order: open[0].id });
  const made = await tx.query<{ count: number }>(
    "SELECT count(*) AS count FROM deposit_order WHERE member_id = $1 AND created_at > $2::timestamptz - interval '1 hour'",
    [memberId, now],
  );
  if ((made[0]?.count ?? 0) >= mostInHour) throw refusal("too_many_orders", "Too many orders in an hour.");
  const id = randomUUID();
  const reference = Array.from({ length: referenceLength }, () => letters[randomInt(letters.length)]).join("");
  const provider = channel.kind === "bank" ? null : (payments?.provider ?? null);
  const payPage = provider !== null && payments ? providerPage(payments, { id, amount, currency, reference }) : null;
  const expiresAt = new Date(now.getTime() + channel.minutes * minuteMs);
  await tx.query(
    `INSERT INTO deposit_order (id, reference, member_id, channel_id, provider, currency, amount, fee_fixed, fee_points, state, form,
       pay_to, created_at, changed_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'created', $10, $11, $12, $12, $13)`,
    [
      id,
      reference,
      memberId,
      channel.id,
      provider,
      currency,
      amount,
      limits.feeFixed,
      limits.feePoints,
      form,
      makePayTo(channel, form, payPage),
      now,
      expiresAt,
    ],
  );
  await noteChange(tx, { id }, { state: "created", at: now, actor: { by: "player", ref: sessionId }, amount });
  return id;
}
