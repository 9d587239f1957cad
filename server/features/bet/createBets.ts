import { randomUUID } from "node:crypto";
import type { Queryable } from "#server/db/Database.ts";
import { together } from "#server/db/together.ts";
import type { Ledger } from "#server/features/ledger/createLedger.ts";
import {
  type Bet,
  type BetDetail,
  type BetEnd,
  betKey,
  type BetWish,
  endBet,
  findBet,
  insertBet,
  type PlainBetWish,
} from "./Bet.ts";
import { BetError } from "./BetError.ts";
import { bookBet, type BetMove, type BonusAccounts } from "./bookBet.ts";
import { countBetDay } from "./countBetDay.ts";
import { openBet, placePlainBets } from "./placePlainBets.ts";
import { lockRound } from "./tryRounds.ts";

/** How a round ended. */
export interface BetResult {
  vendor: string;
  round: string;
  payout: number;
  /** What of the payout is the jackpot, which begins anew. */
  jackpot?: number;
  /** What counts as turnover: the stake where nothing is said, and nothing where the stake came back as it was. */
  valid?: number;
  /** Added to what was told with the bet. */
  details?: BetDetail[];
  /** Where it was not the vendor's own call. */
  ended?: BetEnd;
  at: Date;
}

/** A round that is called off. */
export interface BetVoid {
  vendor: string;
  round: string;
  /** Where it was not the vendor's own call. */
  ended?: BetEnd;
  at: Date;
}

/** Which of a bet's money is bonus money. Without one, all of it is the player's own. */
export interface BetFunding extends Partial<BonusAccounts> {
  /** What pays a stake: so much bonus money, kept at `place`. It may not be more than the stake. */
  shareOf(
    tx: Queryable,
    wish: BetWish & { id: string; wallet: Bet["wallet"] },
  ): Promise<{ bonus: number; place: string }>;
  /** How much of a payout is bonus money. */
  shareOfPayout(tx: Queryable, bet: Bet, payout: number): Promise<number>;
}

/** Told in the transaction of the change, after its money is booked; what it throws undoes all of it. */
export type BetListener = (tx: Queryable, bet: Bet) => Promise<void>;

/** What is told to listeners of a bet that was called off: the bet, and how it was before. */
export type VoidListener = (tx: Queryable, bet: Bet, before: Bet) => Promise<void>;

/** A bet, and whether it was there before in just this way. */
export interface BetAnswer {
  bet: Bet;
  replayed: boolean;
}

/**
 * Bets in the caller's transaction: each round once, by the vendor's name of it, whatever comes twice, late, or in another order.
 * Each call locks the member first. They throw BetError for a vendor's word that cannot be followed, and the refusal
 * `not_enough_money`; the caller's transaction must not go on after either.
 */
export interface Bets {
  place(tx: Queryable, wish: BetWish): Promise<BetAnswer>;
  /**
   * Places bets of which none can be refused, all or none, in a few statements whatever their number: the caller holds the members and the
   * rounds (`tryRounds`), and saw behind these locks that no round has a bet or was called off, that no bonus runs, and that each account
   * has the money.
   */
  placePlain(tx: Queryable, wishes: readonly PlainBetWish[]): Promise<void>;
  settle(tx: Queryable, result: BetResult): Promise<BetAnswer>;
  /**
   * Gives the stake back and takes a payout back. Of a round that nobody told of yet there is no bet: it is remembered, and a bet
   * that comes for it is refused.
   */
  void(tx: Queryable, round: BetVoid): Promise<{ bet: Bet | undefined; replayed: boolean }>;
  onSettled(listener: BetListener): void;
  onVoided(listener: VoidListener): void;
  fundWith(funding: BetFunding): void;
}

/** What bets are made of. */
export interface BetDeps {
  ledger: Ledger;
  /** The day (yyyy-MM-dd) of a moment, by the brand's time zone. */
  dayOf(at: Date): string;
  /** The wallet that stakes come from: the main one, or one for each vendor. */
  walletKind(): Bet["wallet"];
}

/** Makes the bets of a platform. */
export function createBets({ ledger, dayOf, walletKind }: BetDeps): Bets {
  const settled: BetListener[] = [];
  const voided: VoidListener[] = [];
  let funding: BetFunding | undefined;

  const book = (tx: Queryable, bet: Bet, move: BetMove) => bookBet(tx, { ledger, accounts: funding }, bet, move);

  async function place(tx: Queryable, wish: BetWish): Promise<BetAnswer> {
    const { memberId, vendor, round, stake, at } = wish;
    if (wish.isLocked !== true) await lockMember(tx, memberId);
    // Looked at behind the lock: whoever is first, a bet or its end, is first.
    const [, known, isOff] = await together(
      lockRound(tx, vendor, round),
      findBet(tx, { vendor, round }),
      isCalledOff(tx, vendor, round),
    );
    if (known) return sameBet(known, wish);
    if (isOff) throw new BetError("void", round);
    const [id, wallet] = [randomUUID(), walletKind()];
    const share = funding && stake > 0 ? await funding.shareOf(tx, { ...wish, id, wallet }) : { bonus: 0, place: "" };
    const bet = openBet(wish, { id, wallet, bonusStake: share.bonus, bonusPlace: share.place, day: dayOf(at) });
    const move = { amount: -stake, bonus: -bet.bonusStake, key: betKey("bet", bet), at };
    const [isFirst] = await together(
      insertBet(tx, bet, wish.askAt ?? null),
      countBetDay(tx, undefined, bet),
      // Last, since it locks a part of the house's account, which stakes of others wait for.
      book(tx, bet, { kind: "bet", ...move }),
    );
    if (!isFirst) throw new BetError("changed", round);
    return { bet, replayed: false };
  }

  async function settle(
    tx: Queryable,
    { vendor, round, payout, jackpot = 0, valid, details = [], ended, at }: BetResult,
  ): Promise<BetAnswer> {
    const before = await lockBet(tx, vendor, round);
    if (!before) throw new BetError("unknown", round);
    if (before.state === "void") throw new BetError("void", round);
    const counted = valid ?? (payout === before.stake ? 0 : before.stake);
    if (before.state === "settled") {
      if (before.payout !== payout || before.valid !== counted) throw new BetError("changed", round);
      return { bet: before, replayed: true };
    }
    const bonusPayout = await shareOfPayout(tx, before, payout);
    const bet: Bet = {
      ...before,
      payout,
      bonusPayout,
      jackpot,
      valid: counted,
      state: "settled",
      settledAt: at,
      details: retold(before.details, details),
      ended: ended ?? null,
    };
    await endBet(tx, bet);
    const key = betKey("win", bet);
    await book(tx, bet, { kind: "win", amount: payout, bonus: bonusPayout, key, at });
    await countBetDay(tx, before, bet);
    for (const listener of settled) await listener(tx, bet);
    return { bet, replayed: false };
  }

  async function callOff(tx: Queryable, { vendor, round, ended, at }: BetVoid) {
    let before = await lockBet(tx, vendor, round);
    if (!before) {
      // It may be on its way: whoever holds the round first is first.
      await lockRound(tx, vendor, round);
      before = await lockBet(tx, vendor, round);
      if (!before) return { bet: undefined, replayed: !(await rememberVoid(tx, vendor, round, at)) };
    }
    if (before.state === "void") return { bet: before, replayed: true };
    const bet: Bet = { ...before, state: "void", voidedAt: at, ended: ended ?? null };
    await endBet(tx, bet);
    const stakeKey = betKey("void-bet", bet);
    await book(tx, bet, { kind: "bet", amount: bet.stake, bonus: bet.bonusStake, key: stakeKey, at });
    const winKey = betKey("void-win", bet);
    await book(tx, bet, { kind: "win", amount: -bet.payout, bonus: -bet.bonusPayout, key: winKey, at });
    await countBetDay(tx, before, bet);
    for (const listener of voided) await listener(tx, bet, before);
    return { bet, replayed: false };
  }

  /** In the proportion of the stake, rounded down, where nobody says otherwise. */
  async function shareOfPayout(tx: Queryable, bet: Bet, payout: number): Promise<number> {
    if (bet.bonusStake === 0 || payout === 0) return 0;
    if (funding) return funding.shareOfPayout(tx, bet, payout);
    return Number((BigInt(payout) * BigInt(bet.bonusStake)) / BigInt(bet.stake));
  }

  return {
    place,
    placePlain: (tx, wishes) => placePlainBets(tx, { ledger, dayOf, wallet: walletKind() }, wishes),
    settle,
    void: callOff,
    onSettled: (listener) => void settled.push(listener),
    onVoided: (listener) => void voided.push(listener),
    fundWith: (one) => {
      funding = one;
    },
  };
}

/** The bet of a round, locked after its member. */
async function lockBet(tx: Queryable, vendor: string, round: string): Promise<Bet | undefined> {
  const seen = await findBet(tx, { vendor, round });
  if (!seen) return undefined;
  await lockMember(tx, seen.memberId);
  return findBet(tx, { vendor, round, lock: true });
}

/** The member's row comes first wherever money of a member moves, so that no two transactions wait for each other. */
async function lockMember(tx: Queryable, memberId: string): Promise<void> {
  await tx.query("SELECT FROM member WHERE id = $1 FOR NO KEY UPDATE", [memberId]);
}

async function isCalledOff(tx: Queryable, vendor: string, round: string): Promise<boolean> {
  return (await tx.query("SELECT FROM game_round_void WHERE vendor = $1 AND round = $2", [vendor, round])).length > 0;
}

async function rememberVoid(tx: Queryable, vendor: string, round: string, at: Date): Promise<boolean> {
  const rows = await tx.query(
    "INSERT INTO game_round_void (vendor, round, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING round",
    [vendor, round, at],
  );
  return rows.length === 1;
}

/** The bet that is there, if it is the one that is told again. */
function sameBet(bet: Bet, wish: BetWish): BetAnswer {
  const isSame =
    bet.memberId === wish.memberId &&
    bet.stake === wish.stake &&
    bet.currency === wish.currency &&
    bet.gameCode === wish.game.code;
  if (!isSame) throw new BetError("changed", bet.round);
  if (bet.state === "void") throw new BetError("void", bet.round);
  return { bet, replayed: true };
}

/** What is told of a bet: what comes again with its result stands in place of what was told with its stake. */
const retold = (staked: readonly BetDetail[], ended: readonly BetDetail[]): BetDetail[] => [
  ...staked.filter(({ name }) => !ended.some((one) => one.name === name)),
  ...ended,
];
