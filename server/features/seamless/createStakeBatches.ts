import type { Deps } from "#server/Deps.ts";
import type { Queryable } from "#server/db/Database.ts";
import { createBatches } from "#server/db/createBatches.ts";
import { DatabaseAwayError } from "#server/db/DatabaseAwayError.ts";
import { together } from "#server/db/together.ts";
import { Ending, withTransaction } from "#server/db/withTransaction.ts";
import type { Bet } from "#server/features/bet/Bet.ts";
import type { Bets } from "#server/features/bet/createBets.ts";
import { createLiveFlags } from "#server/features/system/createLiveFlags.ts";
import { Failure } from "#server/http/Failure.ts";
import { demandOpenPlay } from "./demandPlay.ts";
import type { GamePlay } from "./GamePlay.ts";
import { insertTransactions } from "./GameTransaction.ts";
import { lookAtStakes, type SeenStake } from "./lookAtStakes.ts";
import { noteSeen, stakeWish, type VendorStake } from "./VendorStake.ts";

/** What it works with. */
export interface StakeBatchParts {
  bets: Bets;
  walletKind(): Bet["wallet"];
  /** Logins that were not used since then have ended. */
  idleSince(now: Date): Date;
}

/** Takes a stake together with others; with what is left afterwards, or undefined where it was not plain and nothing was done. */
type Take = (stake: VendorStake) => Promise<number | undefined>;

/** A stake goes with others, or by `alone` where that finds more to ask. */
export type TakeStake = <T>(
  stake: VendorStake,
  way: { together(balance: number): T; alone(): Promise<T> },
) => Promise<T>;

/** Most of one batch: it holds its members until it ends. */
const most = 64;
const mostWaiting = 4_000;
/** Members and rounds are not waited for; what else may be held is held shortly. */
const lockMs = 250;

/**
 * A plan by the keys for everything, whatever the tables' size was when it was made; planning anew takes longer than what is planned. The
 * settings end with the transaction.
 */
const byKeys = `SET LOCAL plan_cache_mode = force_generic_plan; SET LOCAL enable_seqscan = off; SET LOCAL enable_hashjoin = off;
  SET LOCAL enable_mergejoin = off`;

/**
 * Stakes that come at once are taken in one transaction (record 174). Only plain ones are: those that every rule allows and of which nothing else has to be
 * asked. Whatever is refused, told again, limited, or held by others is left to be taken alone, which knows every case. The stakes of
 * one member keep their order: behind one that goes alone, all that come meanwhile go alone.
 */
export function createStakeBatches(
  { clock, db, liveSite }: Pick<Deps, "clock" | "db" | "liveSite">,
  { bets, walletKind, idleSince }: StakeBatchParts,
): TakeStake {
  const flagsOf = createLiveFlags();
  /** How many stakes of a member go alone now. */
  const alone = new Map<string, number>();
  const begin = (memberId: string) => alone.set(memberId, (alone.get(memberId) ?? 0) + 1);
  const end = (memberId: string) => {
    const left = (alone.get(memberId) ?? 1) - 1;
    if (left === 0) alone.delete(memberId);
    else alone.set(memberId, left);
  };

  async function work(stakes: readonly VendorStake[]): Promise<(number | undefined)[]> {
    const left: (number | undefined)[] = stakes.map(() => undefined);
    const places = [...stakes.keys()].filter((place) => !alone.has(stakes[place]?.play.memberId ?? ""));
    const going = places.flatMap((place) => stakes[place] ?? []);
    const taken = going.length === 0 ? [] : await takeTogether(going);
    for (const [step, place] of places.entries()) left[place] = taken[step];
    for (const [place, { play }] of stakes.entries()) if (left[place] === undefined) begin(play.memberId);
    return left;
  }

  async function takeTogether(stakes: readonly VendorStake[]): Promise<(number | undefined)[]> {
    const first = (tx: Queryable) => tx.query(byKeys);
    try {
      return await withTransaction(db, (tx) => takePlain(tx, stakes), { lockMs, attempts: 1, first });
    } catch (error) {
      if (error instanceof DatabaseAwayError) throw error;
      // Nothing of it was kept, or all of it: each finds out by itself.
      return stakes.map(() => undefined);
    }
  }

  async function takePlain(tx: Queryable, stakes: readonly VendorStake[]) {
    const now = clock.now();
    const asked = stakes.map(({ play, body: { transaction, round } }) => ({ play, transaction, round }));
    const seen = await lookAtStakes(tx, asked, { now, idleSince: idleSince(now), wallet: walletKind() });
    const plain = pickPlain(stakes, seen, now);
    const left = stakes.map((stake) => plain.get(stake)?.left);
    if (plain.size === 0) return left;
    return new Ending(async () => {
      await together(
        insertTransactions(tx, [...plain.keys()].map(transactionOf), now),
        bets.placePlain(
          tx,
          [...plain].map(([stake, { account }]) => ({ ...stakeWish(stake, now), account })),
        ),
        noteSeen(
          tx,
          [...plain.values()].map(({ play, lastSeenAt }) => ({ sessionId: play.sessionId, lastSeenAt })),
          now,
        ),
      );
      return left;
    });
  }

  /** The plain ones, with what is left after each. One that is not, or that the money does not suffice for, ends the member's part of the batch. */
  function pickPlain(stakes: readonly VendorStake[], seen: readonly (SeenStake | undefined)[], now: Date) {
    const live = liveSite.current();
    const flags = flagsOf(live);
    const plain = new Map<VendorStake, { left: number; account: string; play: GamePlay; lastSeenAt: Date | null }>();
    const money = new Map<string, number>();
    const stopped = new Set<string>();
    const named = new Set<string>();
    for (const [place, stake] of stakes.entries()) {
      const { play, body } = stake;
      const state = seen[place];
      const names = [`transaction ${play.vendor} ${body.transaction}`, `round ${play.vendor} ${body.round}`];
      const isAllowed =
        state !== undefined &&
        !state.isKnown &&
        !state.isBound &&
        !stopped.has(play.memberId) &&
        !names.some((name) => named.has(name)) &&
        body.amount > 0 &&
        body.currency === play.currency &&
        isOpen({ ...play, ...state });
      const account = state?.account ?? null;
      const left = account === null ? -1 : (money.get(account) ?? state?.balance ?? 0) - body.amount;
      for (const name of names) named.add(name);
      if (!isAllowed || account === null || left < 0) {
        stopped.add(play.memberId);
        continue;
      }
      money.set(account, left);
      plain.set(stake, { left, account, play, lastSeenAt: state.lastSeenAt });
    }
    return plain;

    function isOpen(play: GamePlay & SeenStake): boolean {
      try {
        demandOpenPlay(play, { now, live, flags });
        return true;
      } catch (error) {
        if (error instanceof Failure) return false;
        throw error;
      }
    }
  }

  const take: Take = createBatches(work, { most, mostWaiting });
  return async (stake, way) => {
    const { memberId } = stake.play;
    if (alone.has(memberId)) begin(memberId);
    else {
      const left = await take(stake);
      if (left !== undefined) return way.together(left);
    }
    try {
      return await way.alone();
    } finally {
      end(memberId);
    }
  };
}

const transactionOf = ({ play: { vendor }, body: { transaction: id, round, amount, currency } }: VendorStake) => ({
  vendor,
  id,
  kind: "debit" as const,
  round,
  amount,
  currency,
});
