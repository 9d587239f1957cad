import type { Queryable } from "#server/db/Database.ts";
import type { Ledger, Transfer } from "./createLedger.ts";

/** Money that the house gives. */
export interface HousePayment {
  memberId: string;
  /** ISO 4217. */
  currency: string;
  /** In minor units, above 0. */
  amount: number;
  /** Names the occasion: each is paid once. */
  key: string;
  cause: Transfer["cause"];
  /** What the account record calls it by. */
  detail: string;
  at: Date;
}

/** Pays from the house's account of bonuses into a member's wallet, with the member's row locked. Answers the transfer's id. */
export async function payFromHouse(tx: Queryable, ledger: Ledger, payment: HousePayment): Promise<string> {
  const { memberId, currency, amount, key, cause, detail, at } = payment;
  const house = await ledger.ownAccount(tx, "bonus", currency);
  const wallet = await ledger.walletOf(tx, memberId, currency);
  const legs = [
    { account: house, amount: -amount },
    { account: wallet, amount },
  ];
  const { id } = await ledger.post(tx, { kind: "bonus", currency, legs, key, cause, detail, at });
  return id;
}
