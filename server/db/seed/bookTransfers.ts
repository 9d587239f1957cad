import { createHash } from "node:crypto";
import type { Random } from "#compile/createRandom.ts";
import type { DemoTransfer } from "./inventPlay.ts";

/** A row of ledger_transfer. */
export interface TransferRow extends DemoTransfer {
  id: string;
  key: string;
  /** Who or what made it happen. */
  ref: string;
}

/** A row of ledger_entry. */
export interface EntryRow {
  transferId: string;
  accountId: string;
  version: number;
  amount: number;
  balanceAfter: number;
  at: Date;
  /** Hexadecimal. */
  hash: string;
}

/** Where an account stands after its newest entry. */
export interface AccountState {
  balance: number;
  version: number;
  hash: string;
}

/** Everything the ledger will hold. */
export interface Books {
  transfers: TransferRow[];
  entries: EntryRow[];
  accounts: Map<string, AccountState>;
}

/**
 * Books transfers as ledger_post() would, all at once: running balances, versions and the chain of hashes. What it gives is
 * judged by the database's own checks when it is inserted, and by ledger_violations().
 */
export function bookTransfers(random: Random, list: readonly DemoTransfer[]): Books {
  const accounts = new Map<string, AccountState>();
  const transfers: TransferRow[] = [];
  const entries: EntryRow[] = [];

  const enter = (transferId: string, accountId: string, amount: number, at: Date) => {
    const before = accounts.get(accountId) ?? { balance: 0, version: 0, hash: "" };
    const balance = before.balance + amount;
    const version = before.version + 1;
    const text = [before.hash, transferId, accountId, version, amount, balance, at.getTime() * 1000].join("|");
    const hash = createHash("sha256").update(text).digest("hex");
    accounts.set(accountId, { balance, version, hash });
    entries.push({ transferId, accountId, version, amount, balanceAfter: balance, at, hash });
  };

  list.forEach((transfer, index) => {
    const id = random.uuid();
    const key = keyOf(transfer, index);
    transfers.push({ ...transfer, id, key, ref: transfer.bet ? `bet:${transfer.bet.id}` : key });
    enter(id, transfer.from, -transfer.amount, transfer.at);
    enter(id, transfer.to, transfer.amount, transfer.at);
  });
  return { transfers, entries, accounts };
}

/** As bets book their money; of all else, its number. */
function keyOf({ kind, from, bet }: DemoTransfer, index: number): string {
  if (!bet) return `demo:${index}`;
  const isBack = kind === "bet" && from !== bet.walletId;
  return `${isBack ? "void-bet" : kind}:${bet.game.vendor}:${bet.round}`;
}
