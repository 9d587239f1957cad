import type { Queryable } from "#server/db/Database.ts";
import { onlyRow } from "#server/db/onlyRow.ts";
import { refusal } from "#server/http/Failure.ts";
import type { Clock } from "#server/Clock.ts";

/** What a transfer is for. */
export type TransferKind =
  | "deposit"
  | "withdrawal"
  | "bet"
  | "win"
  | "bonus"
  | "transfer"
  | "adjustment"
  | "dividend"
  | "salary";

/** The house's own accounts; what agents are paid by the platform comes from `agents`. */
export type OwnAccount = "bank" | "house" | "bonus" | "trial" | "agents";

/**
 * Accounts of a member: what can be played with and paid out, what waits for a withdrawal, bonus money, and what is in the wallet
 * of a vendor.
 */
export type MemberAccount = "player" | "playerHeld" | "playerBonus" | "playerVendor";

/** A transfer to be booked. */
export interface Transfer {
  kind: TransferKind;
  /** ISO 4217. */
  currency: string;
  /** Two or more accounts; the amounts, in minor units, cancel out. The first account is the payer, who owns the key. */
  legs: readonly { account: string; amount: number }[];
  /** Names the intent: the same key books once. */
  key: string;
  /** Who or what made it happen. */
  cause: { type: "session" | "operator" | "provider" | "system"; ref: string };
  /** For example the game's name. */
  detail?: string;
  /** For example RNG. */
  category?: string;
  at: Date;
}

/** The two sides of a transfer between the house and a member. */
export interface MemberTransfer {
  house: OwnAccount;
  owner: { memberId: string; kind: MemberAccount; place?: string };
  amount: number;
}

/** What a member pays to the house, one of many payments that are booked together. */
export interface HousePay {
  /** The member's account; the amount in minor units, above 0. */
  account: string;
  amount: number;
  /** Names the intent, of the account that pays. */
  key: string;
  /** What made it happen, as `cause.ref` of a transfer. */
  ref: string;
  detail: string;
  category: string;
}

/** Money: accounts, transfers and what holds of them (security.md, 3.1). */
export interface Ledger {
  /**
   * Books the transfer; `replayed` where the key had booked it before. Throws `not_enough_money` (a refusal),
   * LedgerKeyError for a key that was used for another transfer.
   */
  post(tx: Queryable, transfer: Transfer): Promise<{ id: string; replayed: boolean }>;
  /**
   * The same between one of the house's own accounts and one of a member's, which are opened where there are none, in one statement: what
   * a stake and a win are. `amount` is what the member gets, or below zero pays; who pays owns the key.
   */
  postWith(
    tx: Queryable,
    transfer: Omit<Transfer, "legs"> & MemberTransfer,
  ): Promise<{ id: string; replayed: boolean }>;
  /**
   * Books what members pay to the house, all or none, in one statement. The caller holds the rows of all these members. Throws what `post`
   * throws; a key that was used before is none to be answered again here, but another transfer's.
   */
  payHouse(
    tx: Queryable,
    shared: Pick<Transfer, "kind" | "currency" | "at"> & { house: OwnAccount; causeType: Transfer["cause"]["type"] },
    payments: readonly HousePay[],
  ): Promise<void>;
  /** One of the house's own accounts. Its entries fall on parts of it, so that transfers do not wait for each other. */
  ownAccount(tx: Queryable, kind: OwnAccount, currency: string): Promise<string>;
  /** What the house has on such an account, over all its parts, in minor units. */
  ownBalance(db: Queryable, kind: OwnAccount, currency: string): Promise<number>;
  walletOf(tx: Queryable, memberId: string, currency: string): Promise<string>;
  /** An account of a member, opened where there is none. `place` tells accounts of one kind apart, such as vendors by their code. */
  memberAccount(
    tx: Queryable,
    owner: { memberId: string; kind: MemberAccount; currency: string; place?: string },
  ): Promise<string>;
  /** Every broken invariant, by its number and the row; none on a sound ledger. */
  checkInvariants(db: Queryable): Promise<{ invariant: string; subject: string }[]>;
}

/** The key of a transfer was used for another one. */
export class LedgerKeyError extends Error {}

/** SQLSTATEs of ledger_post(). */
const keyReused = "CR001";
const notCovered = "CR002";

const opened = { house: "ledger_open($10, NULL, $2, $9)", member: "ledger_open($11, $12, $2, $9, $13)" };
const between = (payer: string, payee: string) =>
  `SELECT transfer_id, replayed FROM ledger_post($1, $2, ARRAY[${payer}, ${payee}], ARRAY[-$3::bigint, $3::bigint], $4, $5, $6, $7, $8, $9)`;
const fromMember = between(opened.member, opened.house);
const toMember = between(opened.house, opened.member);
const payHouse = `SELECT ledger_pay_house($1, $2, ledger_open($3, NULL, $2, $11), $4::uuid[], $5::bigint[], $6::text[], $7, $8::text[],
  $9::text[], $10::text[], $11)`;

async function booked(
  asked: Promise<{ transfer_id: string; replayed: boolean }[]>,
  key: string,
): Promise<{ id: string; replayed: boolean }> {
  const rows = await asked.catch((error: unknown) => throwKnown(error, key));
  const { transfer_id: id, replayed } = onlyRow(rows);
  return { id, replayed };
}

function throwKnown(error: unknown, key: string): never {
  const { code } = error as { code?: string };
  if (code === notCovered) throw refusal("not_enough_money", "The balance is too low.");
  if (code === keyReused) throw new LedgerKeyError(`The key ${key} was used for another transfer`, { cause: error });
  throw error;
}

/** The ledger in the database; its rules are the database's own (migrations 0004 and 0221). */
export function createLedger(clock: Clock): Ledger {
  const openAccount = async (
    tx: Queryable,
    kind: string,
    memberId: string | null,
    currency: string,
    place = "",
  ): Promise<string> => {
    const rows = await tx.query<{ id: string }>("SELECT ledger_open($1, $2, $3, $4, $5) AS id", [
      kind,
      memberId,
      currency,
      clock.now(),
      place,
    ]);
    return onlyRow(rows).id;
  };

  return {
    ownAccount: (tx, kind, currency) => openAccount(tx, kind, null, currency),
    ownBalance: async (db, kind, currency) => {
      const rows = await db.query<{ balance: number }>(
        `SELECT coalesce(sum(balance), 0)::bigint AS balance FROM ledger_account
         WHERE kind = $1 AND currency = $2 AND member_id IS NULL`,
        [kind, currency],
      );
      return onlyRow(rows).balance;
    },
    walletOf: (tx, memberId, currency) => openAccount(tx, "player", memberId, currency),
    memberAccount: (tx, { memberId, kind, currency, place }) => openAccount(tx, kind, memberId, currency, place),
    post: (tx, { kind, currency, legs, key, cause, detail = "", category = "", at }) =>
      booked(
        tx.query(
          "SELECT transfer_id, replayed FROM ledger_post($1, $2, $3::uuid[], $4::bigint[], $5, $6, $7, $8, $9, $10)",
          [
            kind,
            currency,
            legs.map(({ account }) => account),
            legs.map(({ amount }) => amount),
            key,
            cause.type,
            cause.ref,
            detail,
            category,
            at,
          ],
        ),
        key,
      ),
    postWith: (tx, { kind, currency, house, owner, amount, key, cause, detail = "", category = "", at }) =>
      booked(
        tx.query(amount < 0 ? fromMember : toMember, [
          kind,
          currency,
          Math.abs(amount),
          key,
          cause.type,
          cause.ref,
          detail,
          category,
          at,
          house,
          owner.kind,
          owner.memberId,
          owner.place ?? "",
        ]),
        key,
      ),
    payHouse: async (tx, { kind, currency, house, causeType, at }, payments) => {
      const values = [
        kind,
        currency,
        house,
        payments.map(({ account }) => account),
        payments.map(({ amount }) => amount),
        payments.map(({ key }) => key),
        causeType,
        payments.map(({ ref }) => ref),
        payments.map(({ detail }) => detail),
        payments.map(({ category }) => category),
        at,
      ];
      await tx.query(payHouse, values).catch((error: unknown) => throwKnown(error, payments[0]?.key ?? ""));
    },
    checkInvariants: (db) => db.query("SELECT invariant, subject FROM ledger_violations()"),
  };
}
