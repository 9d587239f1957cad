import { type Stake, type Wallet, WalletRefusal } from "./Wallet.ts";

const fullPurse = 100_000;

/** Purses of play without money (currency XXX): they are forgotten with the program, and the platform's ledger never hears of them. */
export function createDemoPurses(): Pick<Wallet, "balance" | "debit" | "credit" | "rollback"> {
  const purses = new Map<string, number>();
  const stakes = new Map<string, Stake>();
  const left = (session: string): number => purses.get(session) ?? fullPurse;
  const move = (session: string, amount: number): number => {
    purses.set(session, left(session) + amount);
    return left(session);
  };
  return {
    balance: async (_vendor, session) => left(session),
    async debit(stake) {
      if (left(stake.session) < stake.amount) throw new WalletRefusal("not_enough_money", "The purse is empty.");
      stakes.set(stake.round, stake);
      return move(stake.session, -stake.amount);
    },
    async credit({ round, amount }) {
      const stake = stakes.get(round);
      stakes.delete(round);
      return stake ? move(stake.session, amount) : fullPurse;
    },
    async rollback({ round }) {
      const stake = stakes.get(round);
      stakes.delete(round);
      if (stake) move(stake.session, stake.amount);
    },
  };
}
