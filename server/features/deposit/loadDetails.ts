import type { DepositDetails } from "#contracts/api.ts";
import type { Queryable } from "#server/db/Database.ts";
import type { Files } from "#server/features/file/createFiles.ts";
import { pickText } from "#server/http/pickText.ts";
import { findHeld, isByHand, isRejectable } from "./createDesk.ts";
import { feeOf } from "#server/features/ledger/feeOf.ts";
import { loadChanges } from "./sayOrder.ts";
import { loadChannels, type ChannelField } from "./StoredChannel.ts";
import { findOrder, type DepositReason } from "./StoredOrder.ts";

/** An order as operators see it, with its pictures; undefined where there is none. */
export async function loadDetails(
  db: Queryable,
  files: Files,
  id: string,
  language: string,
): Promise<DepositDetails | undefined> {
  const order = await findOrder(db, id);
  if (!order) return undefined;
  const [channels, members, history, held, payments, proofs] = await Promise.all([
    loadChannels(db),
    db.query<{ account: string }>("SELECT account FROM member WHERE id = $1", [order.memberId]),
    loadChanges(db, id),
    findHeld(db, id),
    loadPayments(db, id),
    loadProofs(db, files, id),
  ]);
  const { reference, kind, currency, amount, state, reason, remark, payTo } = order;
  const channel = channels.find((one) => one.id === order.channelId);
  const fee = feeOf(amount, order);
  const asked = [...(channel?.fields ?? []), ...(channel?.proofFields ?? [])];
  const isOther = held.some((payment) => payment.currency !== currency);
  const canApprove = held.length > 0 || isByHand(order);
  return {
    id,
    reference,
    account: members[0]?.account ?? "",
    channel: channel ? pickText(channel.name, language) : order.channelId,
    kind,
    currency,
    amount,
    fee,
    arrives: amount - fee,
    state,
    reason,
    remark,
    createdAt: order.createdAt.toISOString(),
    changedAt: order.changedAt.toISOString(),
    expiresAt: order.expiresAt?.toISOString() ?? null,
    payTo,
    answers: sayAnswers(asked, { ...order.form, ...order.proofForm }, language),
    proofs,
    payments,
    due: isOther ? null : held.length > 0 ? held.reduce((sum, payment) => sum + payment.amount, 0) : amount,
    canApprove,
    canReject: held.length > 0 || isRejectable(order),
    asksAmount: canApprove && (held.length === 0 || isOther),
    history: history.map((change) => ({
      ...change,
      ref: change.by === "operator" || change.by === "provider" ? change.ref : "",
      currency,
    })),
  };
}

/** What was filled in, with the words of its fields; pictures are shown apart. */
function sayAnswers(
  fields: readonly ChannelField[],
  values: Readonly<Record<string, unknown>>,
  language: string,
): DepositDetails["answers"] {
  return fields.flatMap(({ name, widget, label, options }) => {
    const value = values[name];
    if (widget === "upload" || !["string", "number", "boolean"].includes(typeof value)) return [];
    const option = options?.find((one) => one.value === value);
    return [{ label: pickText(label, language), value: option ? pickText(option.label, language) : String(value) }];
  });
}

interface PaymentRow {
  id: string;
  provider: string;
  payment: string;
  amount: number;
  currency: string;
  state: "held" | "credited" | "returned";
  reason: DepositReason | null;
  received_at: Date;
}

async function loadPayments(db: Queryable, orderId: string): Promise<DepositDetails["payments"]> {
  const rows = await db.query<PaymentRow>(
    `SELECT id, provider, payment, amount, currency, state, reason, received_at FROM deposit_payment
     WHERE order_id = $1 ORDER BY received_at, id`,
    [orderId],
  );
  return rows.map(({ received_at: receivedAt, ...row }) => ({ ...row, receivedAt: receivedAt.toISOString() }));
}

/** The pictures as data addresses: no address of theirs can be passed on, and no cache keeps them. */
async function loadProofs(db: Queryable, files: Files, orderId: string): Promise<DepositDetails["proofs"]> {
  const rows = await db.query<{ place: number; file_id: string }>(
    "SELECT place, file_id FROM deposit_proof WHERE order_id = $1 ORDER BY place",
    [orderId],
  );
  const found: DepositDetails["proofs"] = [];
  for (const { place, file_id: id } of rows) {
    const file = await files.read(id);
    if (file) found.push({ place, picture: `data:${file.type};base64,${file.bytes.toString("base64")}` });
  }
  return found;
}
