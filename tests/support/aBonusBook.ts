import { randomUUID } from "node:crypto";
import type { Queryable } from "#server/db/Database.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import type { BonusTerms } from "#server/features/bonus/BonusTerms.ts";
import { countTurnover, takeTurnoverBack } from "#server/features/bonus/countTurnover.ts";
import { expireBonuses } from "#server/features/bonus/expireBonuses.ts";
import { loadBonuses, lockMember, type StoredBonus } from "#server/features/bonus/StoredBonus.ts";
import { bonusParts, closeStake, fundStake, shareOfPayout, type FundsPart } from "#server/features/bonus/fundStake.ts";
import { createLedger, type Ledger, type TransferKind } from "#server/features/ledger/createLedger.ts";
import { createMemberWork } from "#server/features/member/createMemberWork.ts";
import { insertMember } from "#server/features/member/insertMember.ts";
import { createRewards, type Rewards } from "#server/features/reward/createRewards.ts";
import { aClock, type TestClock } from "./aClock.ts";
import { aDatabase, type TestDatabase } from "./database.ts";

/** A bet of the tests. */
export interface TestBet {
  id: string;
  memberId: string;
  stake: number;
  bonusStake: number;
  category: string;
  vendor: string;
  placedAt: Date;
}

/** Bonuses, rewards and a ledger on a database of their own, without a server. */
export interface BonusBook extends TestDatabase {
  clock: TestClock;
  ledger: Ledger;
  rewards: Rewards;
  inTransaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
  member(money?: number): Promise<string>;
  /** Gives a bonus and claims it; the bonus's id. */
  give(memberId: string, amount: number, over?: Partial<BonusTerms>): Promise<string>;
  bonus(id: string): Promise<StoredBonus>;
  /** Wallet, and all bonus money. */
  money(memberId: string): Promise<{ real: number; bonus: number }>;
  place(memberId: string, stake: number, over?: Partial<TestBet>): Promise<TestBet>;
  settle(bet: TestBet, win: number): Promise<void>;
  void(bet: TestBet): Promise<void>;
  takeBack(tx: Queryable, bet: TestBet): Promise<void>;
  sweep(): Promise<void>;
}

/** Makes it. */
export async function aBonusBook(): Promise<BonusBook> {
  const database = await aDatabase();
  const { db } = database;
  const clock = aClock();
  const ledger = createLedger(clock);
  const rewards = createRewards(ledger);
  const memberWork = createMemberWork(db);
  const inTransaction = <T>(work: (tx: Queryable) => Promise<T>) => withTransaction(db, work);
  const cause = { type: "session", ref: "test" } as const;

  /** Books a movement of a bet against the house: `bonus` is the part of it that is bonus money. */
  async function book(
    tx: Queryable,
    kind: TransferKind,
    bet: TestBet,
    { amount, bonus, key }: { amount: number; bonus: number; key: string },
  ) {
    if (amount === 0) return;
    const house = await ledger.ownAccount(tx, "house", "USD");
    const wallet = await ledger.walletOf(tx, bet.memberId, "USD");
    const funded = { ...bet, currency: "USD" };
    const own: FundsPart[] =
      bonus === 0 ? [] : await bonusParts(tx, ledger, funded, { amount: bonus, wallet, now: clock.now() });
    const inWallet = own.find(({ account }) => account === wallet);
    if (inWallet) inWallet.amount += amount - bonus;
    else if (amount !== bonus) own.push({ account: wallet, amount: amount - bonus });
    const legs = [...own, { account: house, amount: -amount }];
    await ledger.post(tx, { kind, currency: "USD", legs, key, cause, at: clock.now() });
  }

  return {
    ...database,
    clock,
    ledger,
    rewards,
    inTransaction,
    async member(money = 0) {
      const account = `b${randomUUID().slice(0, 10)}`;
      const person = { account, nickname: account, type: 0, passwordHash: null, language: "EN", currency: "USD" };
      const id = await inTransaction((tx) => insertMember(tx, { ...person, at: clock.now() }));
      if (money === 0) return id;
      await inTransaction(async (tx) => {
        const [bank, wallet] = [await ledger.ownAccount(tx, "bank", "USD"), await ledger.walletOf(tx, id, "USD")];
        const legs = [
          { account: bank, amount: -money },
          { account: wallet, amount: money },
        ];
        await ledger.post(tx, { kind: "deposit", currency: "USD", legs, key: randomUUID(), cause, at: clock.now() });
      });
      return id;
    },
    async give(memberId, amount, over = {}) {
      const terms: BonusTerms = {
        required: amount * 10,
        days: 30,
        weights: [],
        stakes: "realFirst",
        withdrawal: "wait",
        ...over,
      };
      return inTransaction(async (tx) => {
        const at = clock.now();
        const gift = {
          memberId,
          source: "operator",
          ref: randomUUID(),
          currency: "USD",
          amount,
          title: { EN: "x" },
          terms,
          at,
        };
        const reward = await rewards.grant(tx, gift);
        await rewards.claim(tx, memberId, reward ?? "", { at, cause });
        const [bonus] = await loadBonuses(tx, "WHERE b.reward_id = $1", [reward]);
        return bonus?.id ?? "";
      });
    },
    async bonus(id) {
      const [bonus] = await loadBonuses(db, "WHERE b.id = $1", [id]);
      if (!bonus) throw new Error(`There is no bonus ${id}`);
      return bonus;
    },
    async money(memberId) {
      const [row] = await db.query<{ real: number; bonus: number }>(
        `SELECT coalesce(sum(balance) FILTER (WHERE kind = 'player'), 0)::bigint AS real,
           coalesce(sum(balance) FILTER (WHERE kind = 'playerBonus'), 0)::bigint AS bonus FROM ledger_account WHERE member_id = $1`,
        [memberId],
      );
      return row ?? { real: 0, bonus: 0 };
    },
    async place(memberId, stake, over = {}) {
      const placedAt = clock.now();
      const bet = {
        id: randomUUID(),
        memberId,
        stake,
        bonusStake: 0,
        category: "RNG",
        vendor: "PP",
        placedAt,
        ...over,
      };
      await inTransaction(async (tx) => {
        await lockMember(tx, memberId);
        const rows = await tx.query<{ balance: number }>(
          "SELECT balance FROM ledger_account WHERE member_id = $1 AND kind = 'player'",
          [memberId],
        );
        const real = rows[0]?.balance ?? 0;
        bet.bonusStake = await fundStake(
          tx,
          { ...bet, currency: "USD" },
          { stake, real: async () => real, now: clock.now() },
        );
        await book(tx, "bet", bet, { amount: -stake, bonus: -bet.bonusStake, key: `bet:${bet.id}` });
      });
      return bet;
    },
    async settle(bet, win) {
      await inTransaction(async (tx) => {
        const funded = { ...bet, currency: "USD" };
        await lockMember(tx, bet.memberId);
        // Told again after an answer that was lost.
        const known = await tx.query("SELECT FROM ledger_transfer WHERE idempotency_key = $1", [`win:${bet.id}`]);
        if (known.length > 0) return;
        await book(tx, "win", bet, { amount: win, bonus: shareOfPayout(bet, win), key: `win:${bet.id}` });
        await closeStake(tx, bet);
        await countTurnover(tx, ledger, { ...funded, validStake: bet.stake, settledAt: clock.now() });
      });
    },
    async void(bet) {
      await inTransaction(async (tx) => {
        await book(tx, "bet", bet, { amount: bet.stake, bonus: bet.bonusStake, key: `void:${bet.id}` });
        await takeTurnoverBack(tx, bet);
        await closeStake(tx, bet);
      });
    },
    takeBack: takeTurnoverBack,
    sweep: () => expireBonuses({ db, clock, ledger, memberWork, rewards }),
  };
}
