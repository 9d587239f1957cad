import type { IncomingMessage } from "node:http";
import { rooms, seats } from "../cards/rules.ts";
import { ChoiceError, type Draw, type Game } from "../Game.ts";
import { promiseOf, randomOf } from "../fair/seeds.ts";
import { findGame } from "../gameList.ts";
import type { Croupier } from "../rounds/createCroupier.ts";
import type { Round } from "../rounds/Round.ts";
import { type Player, type Wallet, WalletRefusal, WalletSilence } from "../wallet/Wallet.ts";
import { ApiRefusal, readJson } from "./ApiRefusal.ts";
import { chipOf } from "#compile/lottery/chipOf.ts";
import { createLotteryCalls } from "./createLotteryCalls.ts";
import { type Play, type Plays, promised } from "./createPlays.ts";

const mostWaiting = 8;
const mostShown = 20;
const mostPast = 100;
const roundId = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** What the calls of fronts are answered with. */
export interface ApiParts {
  wallet: Wallet;
  purses: Pick<Wallet, "balance">;
  croupier: Croupier;
  plays: Plays;
  now?: () => number;
}

/** Answers the calls of fronts by their path; undefined where there is no such call. Throws `ApiRefusal`. */
export function createApi({ wallet, purses, croupier, plays, now = Date.now }: ApiParts) {
  const playOf = (request: IncomingMessage): Play => {
    const key = /^Bearer ([A-Za-z0-9_-]{43})$/.exec(request.headers.authorization ?? "")?.[1];
    const play = plays.find(key);
    if (!play) throw new ApiRefusal(401, "play_ended");
    return play;
  };
  const balanceOf = ({ player: { vendor, session, currency } }: Play): Promise<number> =>
    (currency === "XXX" ? purses : wallet).balance(vendor, session);

  /** Rounds in common around now, with what each drew once it is over. */
  const drawsOf = (game: Game, { past, player }: { past?: number; player?: Player }) =>
    game.kind === "instant"
      ? []
      : game.drawsAt(now(), past).map((draw) => {
          const server = croupier.seedOf(game.name, draw.id);
          const bets = player && game.seenOf?.(croupier.betsWith(player, game.name, draw.id));
          const shown = { ...draw, promise: promiseOf(server), ...(bets !== undefined && { bets }) };
          if (draw.endsAt > now()) return shown;
          const random = randomOf({ server, client: draw.id, nonce: 0 });
          return { ...shown, seed: server, outcome: game.draw(random, draw.id) };
        });

  /** The bets that a round played with, where fronts see them as well; never who placed them. */
  const tableOf = (round: Round) => {
    const game = findGame(round.game);
    if (game?.kind !== "draw" || !game.seenOf || !round.draw) return undefined;
    const all = croupier.betsWith(round, round.game, round.draw.id);
    const own = all.findIndex((one) => one.player === round.player);
    const bets = all.map(({ stake, choices }) => ({ stake, choices }));
    return own < 0 ? undefined : { bets, own };
  };

  const calls: Record<string, (request: IncomingMessage, url: URL) => Promise<object>> = {
    async "POST /api/open"(request) {
      const { vendor, launch, game: name } = await readJson(request);
      const game = typeof name === "string" ? findGame(name) : undefined;
      if (!game || typeof vendor !== "string" || typeof launch !== "string") throw new ApiRefusal(400, "malformed");
      const { balance, ...player } = await wallet.open(vendor, launch);
      const play = plays.open(player, game);
      const { currency, language, gameCode } = player;
      return {
        key: play.key,
        currency,
        language,
        gameCode,
        chip: chipOf(currency),
        mostUnits: game.mostUnits,
        balance: currency === "XXX" ? await balanceOf(play) : balance,
        seeds: promised(play),
        draws: drawsOf(play.game, play),
        now: now(),
      };
    },

    async "POST /api/bet"(request) {
      const play = playOf(request);
      const { id, stake, choices, draw: drawId } = await readJson(request);
      if (typeof id !== "string" || !roundId.test(id)) throw new ApiRefusal(400, "malformed");
      if (play.waiting >= mostWaiting) throw new ApiRefusal(429, "too_fast");
      play.waiting += 1;
      const bet = play.turn
        .then(() => takeBet(play, { id, stake, choices, drawId }))
        .finally(() => (play.waiting -= 1));
      // The next waits for this one, whatever came of it.
      play.turn = bet.catch(() => undefined);
      return bet;
    },

    async "GET /api/state"(request) {
      const play = playOf(request);
      const rounds = croupier.roundsOf(play.player, play.game.name, mostShown).map((round) => say(round));
      return {
        balance: await balanceOf(play),
        rounds,
        draws: drawsOf(play.game, play),
        seeds: promised(play),
        now: now(),
      };
    },

    async "POST /api/seed"(request) {
      const play = playOf(request);
      const { client } = await readJson(request);
      if (typeof client !== "string" || !/^[A-Za-z0-9-]{1,40}$/.test(client)) throw new ApiRefusal(400, "malformed");
      return { before: plays.turnSeed(play, client), seeds: promised(play) };
    },

    ...createLotteryCalls({ drawsOf, now }),

    // The rooms of the card tables, with what a seat costs in a currency.
    async "GET /api/rooms"(_request, url) {
      const currency = url.searchParams.get("currency") ?? "";
      if (!/^[A-Z]{3}$/.test(currency)) throw new ApiRefusal(400, "malformed");
      const told = Object.entries(rooms).map(([code, units]) => ({ code, least: units * chipOf(currency) }));
      return { rooms: told.map((room) => ({ ...room, seats, currency })), now: now() };
    },

    // What a game drew is for everybody: roads, trends, and the platform's pages.
    async "GET /api/draws"(_request, url) {
      const game = findGame(url.searchParams.get("game") ?? "");
      const past = Number(url.searchParams.get("past") ?? 20);
      if (!game) throw new ApiRefusal(404, "not_found");
      if (!Number.isInteger(past) || past < 0 || past > mostPast) throw new ApiRefusal(400, "malformed");
      return { draws: drawsOf(game, { past }), now: now() };
    },

    // Whoever knows the name of a round may check it.
    async "GET /api/round"(_request, url) {
      const round = croupier.find(url.searchParams.get("id") ?? "");
      if (!round) throw new ApiRefusal(404, "not_found");
      const { server, client, nonce } = round.seeds;
      const isOpen = round.draw ? round.draw.endsAt > now() : plays.isSecret(server);
      const seeds = { promise: promiseOf(server), client, nonce, ...(!isOpen && { server }) };
      const table = isOpen ? undefined : tableOf(round);
      const { game, gameCode, currency } = round;
      return { ...say(round), game, gameCode, currency, seeds, ...(table && { table }) };
    },
  };

  async function takeBet(play: Play, asked: { id: string; stake: unknown; choices: unknown; drawId: unknown }) {
    const { game, player } = play;
    const { id, stake } = asked;
    const chip = chipOf(player.currency);
    const units = Number(stake) / chip;
    if (typeof stake !== "number" || !Number.isSafeInteger(units) || units < 1 || units > game.mostUnits)
      throw new ApiRefusal(400, "wrong_stake", { chip, most: chip * game.mostUnits });
    const at = now();
    const draw = game.kind === "draw" ? openDraw(game.drawsAt(at), asked.drawId, at) : undefined;
    const bet = { sent: asked.choices, units };
    const choices =
      game.kind === "instant"
        ? game.readChoices(bet)
        : game.readChoices({
            ...bet,
            draw: draw as Draw,
            now: at,
            player: player.player,
            all: croupier.betsWith(player, game.name, draw?.id ?? ""),
          });
    const takeSeeds = () => {
      const seeds = play.seeds;
      play.seeds = { ...seeds, nonce: seeds.nonce + 1 };
      return seeds;
    };
    const dealt = await croupier.place({ id, player, game, stake, choices, takeSeeds, ...(draw && { draw }) });
    if (dealt.round.player !== player.player) throw new ApiRefusal(409, "malformed");
    return {
      round: say(dealt.round),
      ...(dealt.balance !== undefined && { balance: dealt.balance }),
      seeds: promised(play),
      now: now(),
    };
  }

  return async (request: IncomingMessage, url: URL): Promise<object | undefined> => {
    const call = calls[`${request.method} ${url.pathname}`];
    if (!call) return undefined;
    try {
      return await call(request, url);
    } catch (error) {
      if (error instanceof WalletRefusal) throw new ApiRefusal(409, error.code, error.value);
      if (error instanceof WalletSilence) throw new ApiRefusal(503, "wallet_silent");
      if (error instanceof ChoiceError) throw new ApiRefusal(400, error.code, { reason: error.message });
      throw error;
    }
  };
}

function openDraw(draws: readonly Draw[], id: unknown, now: number): Draw {
  const draw = draws.find((one) => one.id === id);
  if (!draw || draw.opensAt > now) throw new ApiRefusal(409, "draw_unknown");
  if (draw.closesAt <= now) throw new ApiRefusal(409, "draw_closed");
  return draw;
}

/** A round as fronts are told it. What was decided is told before it is paid: it stands. */
function say({ id, stake, choices, state, outcome, payout, at, draw, code }: Round) {
  return { id, stake, choices, state, outcome, payout, at, ...(draw && { draw: draw.id }), ...(code && { code }) };
}
