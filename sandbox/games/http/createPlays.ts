import { randomBytes } from "node:crypto";
import type { Game } from "../Game.ts";
import { newSeed, promiseOf, type Seeds } from "../fair/seeds.ts";
import type { Player } from "../wallet/Wallet.ts";

const mostPlays = 20_000;

/** A front at play. Forgotten with the program: the site opens it anew then. */
export interface Play {
  key: string;
  player: Player;
  game: Game;
  /** Seeds of instant games, of which the front knows the promise. */
  seeds: Seeds;
  /** One bet after the other. */
  turn: Promise<unknown>;
  waiting: number;
}

/** Plays by their key, and which seeds are still secret. */
export interface Plays {
  open(player: Player, game: Game): Play;
  find(key: string | undefined): Play | undefined;
  /** Shows the seed and takes another; what the player adds counts from now on. */
  turnSeed(play: Play, client: string): { server: string; client: string; bets: number };
  isSecret(server: string): boolean;
}

/** Makes them. */
export function createPlays(): Plays {
  const plays = new Map<string, Play>();
  const secrets = new Set<string>();
  const fresh = (client: string): Seeds => {
    const server = newSeed();
    secrets.add(server);
    return { server, client, nonce: 0 };
  };
  return {
    open(player, game) {
      const key = randomBytes(32).toString("base64url");
      const play: Play = {
        key,
        player,
        game,
        seeds: fresh(randomBytes(6).toString("hex")),
        turn: Promise.resolve(),
        waiting: 0,
      };
      plays.set(key, play);
      for (const [old, { seeds }] of plays) {
        if (plays.size <= mostPlays) break;
        plays.delete(old);
        secrets.delete(seeds.server);
      }
      return play;
    },
    find: (key) => (key === undefined ? undefined : plays.get(key)),
    turnSeed(play, client) {
      const { server, client: was, nonce } = play.seeds;
      secrets.delete(server);
      play.seeds = fresh(client);
      return { server, client: was, bets: nonce };
    },
    isSecret: (server) => secrets.has(server),
  };
}

/** What a front may know of the seeds that decide its next bet. */
export const promised = ({ seeds: { server, client, nonce } }: Play) => ({ promise: promiseOf(server), client, nonce });
