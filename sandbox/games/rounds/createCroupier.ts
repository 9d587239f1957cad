import type { Draw, Game, Json } from "../Game.ts";
import { drawSeed, type Seeds } from "../fair/seeds.ts";
import { findGame } from "../gameList.ts";
import { type Player, type Wallet, WalletRefusal, WalletSilence } from "../wallet/Wallet.ts";
import { betsOf, decideRound } from "./decideRound.ts";
import type { RoundLog } from "./createRoundLog.ts";
import { isOver, type Round } from "./Round.ts";

/** A bet that a front asks for, its choices checked. */
export interface BetOrder {
  /** The front's own name of it: pressed twice, it is one bet. */
  id: string;
  player: Player;
  game: Game;
  stake: number;
  choices: Json;
  draw?: Draw;
  /** Takes the next number of the player's seed. */
  takeSeeds(): Seeds;
}

/** A round, and the balance after it where the platform told one. */
export interface Dealt {
  round: Round;
  balance?: number;
}

/** Takes bets and brings every one to an end. */
export interface Croupier {
  /** Takes a bet; one that is known by its id is not taken again. Throws `WalletRefusal` where the platform takes no stake. */
  place(order: BetOrder): Promise<Dealt>;
  /** Rounds of a player in a game, the newest first. */
  roundsOf(player: Player, game: string, most: number): Round[];
  /** The bets of a round in common that a player's own would play with. */
  betsWith(player: Pick<Player, "vendor" | "currency">, game: string, draw: string): Round[];
  find(id: string): Round | undefined;
  /** Rounds that are not over. */
  open(): Round[];
  /** The secret of a round in common. */
  seedOf(game: string, draw: string): string;
  /** Goes on with what a crash or a silent platform left open; also done by itself, all the time. */
  mend(): Promise<void>;
  close(): Promise<void>;
}

/** What it works with. */
export interface CroupierParts {
  log: RoundLog;
  walletOf(currency: string): Pick<Wallet, "debit" | "credit" | "rollback">;
  now?: () => number;
  mendMs?: number;
}

/** Words of the platform after which asking again changes nothing. */
const final = new Set(["round_void", "round_settled", "round_unknown", "round_changed", "transaction_changed"]);
const mostWaitMs = 30_000;

/** Makes the croupier, and begins to mend what was left. */
export function createCroupier({ log, walletOf, now = Date.now, mendMs = 500 }: CroupierParts): Croupier {
  const busy = new Map<string, Promise<Dealt>>();
  const waits = new Map<string, { until: number; tries: number }>();
  const { rounds } = log;
  // Whether the stake of these was taken nobody knows: it goes back, if it was.
  for (const round of log.open.values()) if (round.state === "asked") log.write({ ...round, state: "returning" });

  const change = (round: Round, changed: Partial<Round>): Round => {
    const next = { ...round, ...changed };
    log.write(next);
    return next;
  };

  async function begin(order: BetOrder): Promise<Dealt> {
    const { id, player, game, stake, choices, draw } = order;
    const { vendor, gameCode, session, currency } = player;
    const seeds = draw
      ? { server: drawSeed(log.secret, game.name, draw.id), client: draw.id, nonce: 0 }
      : order.takeSeeds();
    let round: Round = {
      id,
      game: game.name,
      vendor,
      gameCode,
      session,
      player: player.player,
      currency,
      stake,
      choices,
      seeds,
      ...(draw && { draw: { id: draw.id, endsAt: draw.endsAt } }),
      state: "asked",
      outcome: null,
      payout: null,
      at: now(),
    };
    log.write(round);
    const wish = { vendor, session, transaction: `${id}-debit`, round: id, amount: stake, currency };
    const details = game.detailsOf(choices, null);
    const debit = () => walletOf(currency).debit({ ...wish, details });
    try {
      // A lost answer is asked for once more; whoever stays silent is told to give the stake back.
      const balance = await debit().catch((error: unknown) =>
        error instanceof WalletSilence ? debit() : refuse(error),
      );
      round = change(round, { state: "held" });
      if (draw) return { round, balance };
      return await pay(round, balance);
    } catch (error) {
      if (error instanceof WalletRefusal) change(round, { state: "refused", code: error.code });
      if (!(error instanceof WalletSilence)) throw error;
      round = change(round, { state: "returning" });
      return { round };
    }
  }

  /** Decides a held round, once, and pays what came of it. */
  async function pay(held: Round, balance?: number): Promise<Dealt> {
    let round = held;
    if (round.payout === null) {
      const decided = decideRound(round, rounds.values());
      if (decided === undefined) return { round };
      round = change(round, decided);
    }
    const { id, vendor, currency, payout, choices, outcome } = round;
    const details = findGame(round.game)?.detailsOf(choices, outcome) ?? [];
    try {
      const credit = { vendor, transaction: `${id}-credit`, round: id, amount: payout ?? 0, currency, details };
      const after = await walletOf(currency).credit(credit);
      return { round: change(round, { state: "paid" }), balance: after };
    } catch (error) {
      if (error instanceof WalletSilence) return { round, ...(balance !== undefined && { balance }) };
      return { round: endRefused(round, error) };
    }
  }

  async function giveBack(round: Round): Promise<void> {
    const { id, vendor, currency } = round;
    try {
      await walletOf(currency).rollback({ vendor, transaction: `${id}-rollback`, round: id });
      change(round, { state: "off" });
    } catch (error) {
      if (!(error instanceof WalletSilence)) endRefused(round, error);
    }
  }

  /** A platform that calls the round off has the last word; what contradicts us is for people. */
  function endRefused(round: Round, error: unknown): Round {
    if (!(error instanceof WalletRefusal)) throw error;
    if (!final.has(error.code)) return round;
    return change(round, { state: error.code === "round_void" ? "off" : "disputed", code: error.code });
  }

  async function mendOne(round: Round): Promise<void> {
    if (round.state === "returning") await giveBack(round);
    else if (round.state === "held" && (!round.draw || round.draw.endsAt <= now())) await pay(round);
    const after = rounds.get(round.id);
    const tries = (waits.get(round.id)?.tries ?? 0) + 1;
    if (after === undefined || isOver(after)) waits.delete(round.id);
    else if (!round.draw || round.draw.endsAt <= now())
      waits.set(round.id, { tries, until: now() + Math.min(mostWaitMs, mendMs * 2 ** tries) });
  }

  async function mend(): Promise<void> {
    for (const round of open()) {
      if (busy.has(round.id) || (waits.get(round.id)?.until ?? 0) > now()) continue;
      await mendOne(round);
    }
  }

  const open = (): Round[] => [...log.open.values()];
  let mending: Promise<void> | undefined;
  const timer = setInterval(() => {
    mending ??= mend()
      .catch((error: unknown) => void process.stderr.write(`Rounds could not be mended: ${String(error)}\n`))
      .finally(() => (mending = undefined));
  }, mendMs);
  timer.unref();

  return {
    place(order) {
      const known = rounds.get(order.id);
      const waiting = busy.get(order.id);
      if (waiting) return waiting;
      if (known) return Promise.resolve({ round: known });
      const dealing = begin(order).finally(() => busy.delete(order.id));
      busy.set(order.id, dealing);
      return dealing;
    },
    roundsOf: ({ player, vendor, gameCode }, game, most) =>
      [...rounds.values()]
        .filter(
          (one) => one.player === player && one.game === game && one.vendor === vendor && one.gameCode === gameCode,
        )
        .slice(-most)
        .toReversed(),
    betsWith: ({ vendor, currency }, game, draw) => betsOf(rounds.values(), { game, draw, vendor, currency }),
    find: (id) => rounds.get(id),
    open,
    seedOf: (game, draw) => drawSeed(log.secret, game, draw),
    mend,
    async close() {
      clearInterval(timer);
      await Promise.allSettled([mending, ...busy.values()]);
      log.close();
    },
  };
}

function refuse(error: unknown): never {
  throw error;
}
