import { createHash, createHmac, randomBytes } from "node:crypto";
import type { Random } from "../Game.ts";
import { createRandom } from "./createRandom.ts";

/** What decides a bet: the program's seed (hex), what the player added, and how many bets the seed had before. */
export interface Seeds {
  server: string;
  client: string;
  nonce: number;
}

/** A new seed of the program, in hex. */
export const newSeed = (): string => randomBytes(32).toString("hex");

/** What is shown of a seed before it is used: whoever sees the seed later can check that it is this one. */
export const promiseOf = (server: string): string =>
  createHash("sha256").update(Buffer.from(server, "hex")).digest("hex");

/** The seed of a round in common, from the program's own secret: the same after a restart. */
export const drawSeed = (secret: string, game: string, draw: string): string =>
  createHmac("sha256", Buffer.from(secret, "hex")).update(`draw:${game}:${draw}`).digest("hex");

/** The chance of a bet: HMAC-SHA256 under the program's seed over `client:nonce:block`. `front/verify.ts` does the same. */
export function randomOf({ server, client, nonce }: Seeds): Random {
  const key = Buffer.from(server, "hex");
  return createRandom((block) => createHmac("sha256", key).update(`${client}:${nonce}:${block}`).digest());
}
