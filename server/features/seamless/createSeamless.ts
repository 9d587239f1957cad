import type { BodyOf, ValueOf } from "#contracts/api.ts";
import type { Deps } from "#server/Deps.ts";
import type { Queryable } from "#server/db/Database.ts";
import { together } from "#server/db/together.ts";
import { Ending, withTransaction } from "#server/db/withTransaction.ts";
import { type Bet, findBet } from "#server/features/bet/Bet.ts";
import { BetError } from "#server/features/bet/BetError.ts";
import type { Bets } from "#server/features/bet/createBets.ts";
import { countLaunch } from "#server/features/game/countLaunch.ts";
import type { MemberWork } from "#server/features/member/createMemberWork.ts";
import { createLiveFlags } from "#server/features/system/createLiveFlags.ts";
import { isClosedAt, type Maintenance } from "#server/features/system/switches/Maintenance.ts";
import type { Switches } from "#server/features/system/switches/createSwitches.ts";
import { noteLimitMet } from "#server/features/play/limitMet.ts";
import { Failure, refusal } from "#server/http/Failure.ts";
import { knownZone, localDay } from "#server/localDay.ts";
import { createStakeBatches } from "./createStakeBatches.ts";
import { demandPlay } from "./demandPlay.ts";
import { findPlay, type GamePlay, type LivePlay, loadLivePlay, noCurrency, openPlay } from "./GamePlay.ts";
import { findTransaction, type GameTransaction, insertTransaction } from "./GameTransaction.ts";
import { usableBalance } from "./usableBalance.ts";
import { noteSeen, stakeWish } from "./VendorStake.ts";

/** What it works with. */
export interface SeamlessParts {
  bets: Bets;
  memberWork: MemberWork;
  switches: Switches;
  /** The wallet that stakes come from. */
  walletKind(): Bet["wallet"];
}

/** The wallet as vendors use it: each call once by the vendor's own name of it, whatever comes twice, late or in another order. */
export interface Seamless {
  open(vendor: string, body: BodyOf<"openVendorPlay">): Promise<ValueOf<"openVendorPlay">>;
  balance(vendor: string, body: BodyOf<"readVendorBalance">): Promise<ValueOf<"readVendorBalance">>;
  debit(vendor: string, body: BodyOf<"debitVendorRound">): Promise<ValueOf<"debitVendorRound">>;
  credit(vendor: string, body: BodyOf<"creditVendorRound">): Promise<ValueOf<"creditVendorRound">>;
  rollback(vendor: string, body: BodyOf<"rollBackVendorRound">): Promise<ValueOf<"rollBackVendorRound">>;
}

const minuteMs = 60_000;
/** As many plays as can be under way on a node; one that is not kept costs a look-up. */
const mostPlays = 10_000;

/** Makes the wallet of a platform. Business refusals are thrown as `Failure` with the codes of the contract. */
export function createSeamless(deps: Deps, { bets, memberWork, switches, walletKind }: SeamlessParts): Seamless {
  const { clock, config, db, liveSite } = deps;
  const flagsOf = createLiveFlags();
  const idleSince = (now: Date) => new Date(now.getTime() - config.limits.sessionIdleMinutes * minuteMs);
  const usable = (on: Queryable, play: Pick<GamePlay, "memberId" | "currency" | "vendor">, now: Date) =>
    usableBalance(on, { ...play, wallet: walletKind() }, now);

  const takeStake = createStakeBatches(deps, { bets, walletKind, idleSince });

  /** Plays that were asked for last: what is known of one when it was opened never changes. */
  const plays = new Map<string, GamePlay>();

  /** The play that a vendor names; play without money is none of ours. */
  async function playOf(vendor: string, id: string): Promise<GamePlay> {
    const kept = plays.get(id);
    if (kept?.vendor === vendor) return kept;
    const play = await findPlay(db, { vendor, id });
    if (!play || play.currency === noCurrency) throw refusal("session_unknown", "There is no such play.");
    plays.set(id, play);
    const [oldest] = plays.keys();
    if (plays.size > mostPlays && oldest !== undefined) plays.delete(oldest);
    return play;
  }

  /** Takes a stake and writes that it did, or says why not; what was refused leaves no trace. */
  async function take(
    tx: Queryable,
    play: GamePlay,
    body: BodyOf<"debitVendorRound">,
    { open, maintenance, now }: { open: LivePlay; maintenance: Maintenance; now: Date },
  ): Promise<Failure | undefined> {
    const live = liveSite.current();
    try {
      if (isClosedAt(maintenance, now.getTime())) throw refusal("maintenance", "The site is closed for maintenance.");
      if (body.currency !== play.currency) throw refusal("round_changed", "The play has another currency.");
      const done = { ...transactionOf(play.vendor, body), kind: "debit", outcome: "done", value: null } as const;
      await together(
        demandPlay(tx, open, { amount: body.amount, now, live, flags: flagsOf(live) }),
        insertTransaction(tx, done, now),
      );
      const { replayed } = await bets.place(tx, { ...stakeWish({ play, body }, now), isLocked: true });
      // Its stake was taken under another name: this call may not be a second one of it.
      if (replayed) throw refusal("round_changed", "The round has its stake.");
      await noteSeen(tx, [open], now);
      return undefined;
    } catch (error) {
      const refused = asRefusal(error);
      await tx.query("ROLLBACK TO SAVEPOINT stake");
      return refused;
    }
  }

  /** A stake in a transaction of its own: what is refused and told again as well. */
  async function debitAlone(
    play: GamePlay,
    body: BodyOf<"debitVendorRound">,
    maintenance: Maintenance,
  ): Promise<ValueOf<"debitVendorRound">> {
    const asked = { ...transactionOf(play.vendor, body), kind: "debit" as const };
    const { refused, ...done } = await memberWork(play.memberId, async (tx) => {
      const now = clock.now();
      const [known, open] = await together(
        findTransaction(tx, asked),
        loadLivePlay(tx, play, { now, idleSince: idleSince(now) }),
        // What a stake that is refused has done is undone to here.
        tx.query("SAVEPOINT stake"),
      );
      const failure = known ? refusedBefore(known) : await take(tx, play, body, { open, maintenance, now });
      if (failure && !known) {
        await insertTransaction(tx, { ...asked, ...outcomeOf(failure) }, now);
        await noteLimitMet(tx, play.id, failure, now);
      }
      // The end goes out with the last question: stakes of others wait for the part of the house that is locked here.
      return new Ending(async () => ({
        refused: failure,
        replayed: known !== undefined,
        balance: await usable(tx, play, now),
      }));
    });
    if (refused) throw refused;
    return { transaction: body.transaction, currency: play.currency, ...done };
  }

  return {
    async open(vendor, { token }) {
      const now = clock.now();
      const play = await openPlay(db, { vendor, token, now });
      if (play === "used") throw refusal("launch_used", "This launch was used.");
      if (play === "expired") throw refusal("launch_expired", "This launch is too old, or nobody knows it.");
      const day = localDay(now, knownZone(liveSite.current().site.brand.settings.timeZone));
      await countLaunch(db, { day, vendor, gameCode: play.gameCode, outcome: "opened" });
      const { isLoggedIn } = await loadLivePlay(db, play, { now, idleSince: idleSince(now) });
      if (!isLoggedIn) throw refusal("session_over", "The login has ended.");
      const { id: session, memberId: player, gameCode, language, currency } = play;
      const balance = currency === noCurrency ? 0 : await usable(db, play, now);
      return { session, player, gameCode, language, currency, balance };
    },

    async balance(vendor, { session }) {
      const play = await playOf(vendor, session);
      return { balance: await usable(db, play, clock.now()), currency: play.currency };
    },

    async debit(vendor, body) {
      const play = await playOf(vendor, body.session);
      const { maintenance } = await switches.read();
      const { transaction } = body;
      const { currency } = play;
      const alone = () => debitAlone(play, body, maintenance);
      if (isClosedAt(maintenance, clock.now().getTime())) return alone();
      return takeStake(
        { play, body },
        { alone, together: (balance) => ({ transaction, currency, balance, replayed: false }) },
      );
    },

    async credit(vendor, body) {
      const { transaction, round, amount, jackpot = 0, currency, valid, details = [] } = body;
      if (jackpot > amount)
        throw new Failure(400, "malformed_request", "A jackpot is a part of what is paid.", {
          value: { part: "body", pointer: "/jackpot" },
        });
      const bet = await findBet(db, { vendor, round });
      if (!bet) throw refusal("round_unknown", "There is no such round.");
      if (bet.currency !== currency) throw refusal("round_changed", "The round has another currency.");
      const asked = { ...transactionOf(vendor, body), kind: "credit" as const };
      const done = await memberWork(bet.memberId, async (tx) => {
        const now = clock.now();
        const known = await findTransaction(tx, asked);
        if (!known) {
          const result = {
            vendor,
            round,
            payout: amount,
            jackpot,
            details,
            at: now,
            ...(valid !== undefined && { valid }),
          };
          await bets.settle(tx, result).catch(throwRefusal);
          await insertTransaction(tx, { ...asked, outcome: "done", value: null }, now);
        }
        return { replayed: known !== undefined, balance: await usable(tx, bet, now) };
      });
      return { transaction, currency, ...done };
    },

    async rollback(vendor, { transaction, round }) {
      const asked = { vendor, id: transaction, kind: "rollback" as const, round, amount: 0, currency: noCurrency };
      const work = async (tx: Queryable) => {
        const now = clock.now();
        const known = await findTransaction(tx, asked);
        const before = await findBet(tx, { vendor, round });
        if (known)
          return { transaction, outcome: before ? ("returned" as const) : ("unknown" as const), replayed: true };
        const { bet } = await bets.void(tx, { vendor, round, at: now });
        // A result that was paid stands; what was just done is undone.
        if (bet && bet.settledAt !== null) throw refusal("round_settled", "The round was settled.");
        const isFirst = await insertTransaction(tx, { ...asked, outcome: "done", value: null }, now);
        return { transaction, outcome: bet ? ("returned" as const) : ("unknown" as const), replayed: !isFirst };
      };
      return withTransaction(db, work, { lockMs: 2_000 });
    },
  };
}

const transactionOf = (
  vendor: string,
  {
    transaction: id,
    round,
    amount,
    currency,
  }: { transaction: string; round: string; amount: number; currency: string },
) => ({ vendor, id, round, amount, currency });

const outcomeOf = ({ code: outcome, value = null }: Failure) => ({ outcome, value });

const refusedBefore = ({ outcome, value }: GameTransaction): Failure | undefined =>
  outcome === "done" ? undefined : refusal(outcome, "This was refused before.", value);

/** A refusal as vendors are told it; what is none is thrown. */
function asRefusal(error: unknown): Failure {
  if (error instanceof BetError) return refusal(`round_${error.reason}`, error.message);
  if (error instanceof Failure && error.status === 200) return error;
  throw error;
}

function throwRefusal(error: unknown): never {
  throw asRefusal(error);
}
