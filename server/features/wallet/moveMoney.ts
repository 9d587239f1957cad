import type { Queryable } from "#server/db/Database.ts";
import type { Ledger } from "#server/features/ledger/createLedger.ts";

/** Money that goes from one wallet of a member to another. */
export interface WalletMove {
  memberId: string;
  currency: string;
  /** A vendor's code, or empty for the main wallet. */
  from: string;
  to: string;
  amount: number;
  key: string;
  sessionId: string;
  detail: string;
  at: Date;
}

/** What the account record names such a move by, beside the vendor. */
export const walletCategory = "WALLET";

/** Books a move between wallets. Throws `not_enough_money`. */
export async function moveMoney(
  tx: Queryable,
  ledger: Ledger,
  { memberId, currency, from, to, amount, key, sessionId, detail, at }: WalletMove,
): Promise<void> {
  const accountOf = (code: string) =>
    code === ""
      ? ledger.walletOf(tx, memberId, currency)
      : ledger.memberAccount(tx, { memberId, kind: "playerVendor", currency, place: code });
  const [payer, paid] = [await accountOf(from), await accountOf(to)];
  await ledger.post(tx, {
    kind: "transfer",
    currency,
    legs: [
      { account: payer, amount: -amount },
      { account: paid, amount },
    ],
    key: `wallet:${key}`,
    cause: { type: "session", ref: sessionId },
    detail,
    category: walletCategory,
    at,
  });
}
