import type { Queryable } from "#server/db/Database.ts";
import type { Ledger } from "#server/features/ledger/createLedger.ts";
import type { CreditedDeposit } from "#server/features/promotion/createOffers.ts";
import { refusal } from "#server/http/Failure.ts";
import type { Actor } from "./changeOrder.ts";
import { feeOf } from "#server/features/ledger/feeOf.ts";
import type { StoredOrder } from "./StoredOrder.ts";

/** A payment that is booked now. */
export interface BookedPayment {
  id: string;
  /** In minor units of the order's currency. */
  amount: number;
  at: Date;
  actor: Actor;
}

/** Where it is booked, and who is told of it in the same transaction. */
export interface CreditParts {
  ledger: Ledger;
  offers: { depositCredited(tx: Queryable, deposit: CreditedDeposit): Promise<void> };
}

/**
 * Books a payment: what arrives comes into the wallet, the fee into the house. The key is the payment's own, so that it is booked
 * once, and the payment's row says so in the same transaction. Answers what came into the wallet. Throws `deposit_too_small`
 * where the fee leaves nothing.
 */
export async function creditPayment(
  tx: Queryable,
  { ledger, offers }: CreditParts,
  order: StoredOrder,
  { id, amount, at, actor }: BookedPayment,
): Promise<number> {
  const { memberId, currency, reference, channelId } = order;
  const fee = feeOf(amount, order);
  if (amount - fee <= 0) throw refusal("deposit_too_small", "The fee would leave nothing of this amount.");
  const bank = await ledger.ownAccount(tx, "bank", currency);
  const wallet = await ledger.walletOf(tx, memberId, currency);
  const kept = fee === 0 ? [] : [{ account: await ledger.ownAccount(tx, "house", currency), amount: fee }];
  const { id: transfer } = await ledger.post(tx, {
    kind: "deposit",
    currency,
    legs: [
      { account: bank, amount: -amount },
      { account: wallet, amount: amount - fee },
    ].concat(kept),
    key: `deposit:${id}`,
    cause: { type: actor.by === "operator" ? "operator" : "provider", ref: `${actor.ref} ${reference}` },
    detail: `deposit:${channelId}`,
    at,
  });
  await tx.query(
    `UPDATE deposit_payment SET state = 'credited', credited = $2, settled_at = $3, transfer_id = $4 WHERE id = $1 AND state = 'held'`,
    [id, amount - fee, at, transfer],
  );
  await offers.depositCredited(tx, { memberId, currency, payment: id, amount: amount - fee, at });
  return amount - fee;
}
