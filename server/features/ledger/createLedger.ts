import type { Queryable } from "#server/db/Database.ts";
import { onlyRow } from "#server/db/onlyRow.ts";
import { refusal } from "#server/http/Failure.ts";
import type { Clock } from "#server/Clock.ts";

/** What a transfer is for. */
export type TransferKind = "deposit" | "withdrawal" | "bet" | "win" | "bonus" | "transfer" | "adjustment";

/** The house's own accounts. */
export type OwnAccount = "bank" | "house" | "bonus" | "trial";

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

/** Money: accounts, transfers and what holds of them (security.md, 3.1). */
export interface Ledger {
  /**
   * Books the transfer; `replayed` where the key had booked it before. Throws `not_enough_money` (a refusal),
   * LedgerKeyError for a key that was used for another transfer.
   */
  post(tx: Queryable, transfer: Transfer): Promise<{ id: string; replayed: boolean }>;
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
    post: async (tx, { kind, currency, legs, key, cause, detail = "", category = "", at }) => {
      const accounts = legs.map(({ account }) => account);
      const amounts = legs.map(({ amount }) => amount);
      try {
        const rows = await tx.query<{ transfer_id: string; replayed: boolean }>(
          "SELECT transfer_id, replayed FROM ledger_post($1, $2, $3::uuid[], $4::bigint[], $5, $6, $7, $8, $9, $10)",
          [kind, currency, accounts, amounts, key, cause.type, cause.ref, detail, category, at],
        );
        const { transfer_id: id, replayed } = onlyRow(rows);
        return { id, replayed };
      } catch (error) {
        const { code } = error as { code?: string };
        if (code === notCovered) throw refusal("not_enough_money", "The balance is too low.");
        if (code === keyReused)
          throw new LedgerKeyError(`The key ${key} was used for another transfer`, { cause: error });
        throw error;
      }
    },
    checkInvariants: (db) => db.query("SELECT invariant, subject FROM ledger_violations()"),
  };
}
