import { randomBytes } from "node:crypto";
import type { KeyRing } from "#server/security/createKeyRing.ts";
import { hashOfSeed } from "./drawOf.ts";

/** A seed that nobody reads before the draw. */
export interface SealedSeed {
  hash: string;
  sealed: Buffer;
}

const contextOf = (activityId: string): string => `raffle:${activityId}`;

/** Makes the seed of a raffle: its hash is told at once, itself stays sealed. */
export function makeSeed(keys: Pick<KeyRing, "boxOf">, activityId: string): SealedSeed {
  const seed = randomBytes(32).toString("hex");
  return { hash: hashOfSeed(seed), sealed: keys.boxOf("raffle").seal(Buffer.from(seed), contextOf(activityId)) };
}

/** Opens it for the draw; throws where it is not the one that was promised. */
export function openSeed(keys: Pick<KeyRing, "boxOf">, activityId: string, { hash, sealed }: SealedSeed): string {
  const seed = keys.boxOf("raffle").open(sealed, contextOf(activityId)).toString("utf8");
  if (hashOfSeed(seed) !== hash)
    throw new Error(`The seed of the raffle ${activityId} is not the one that was promised`);
  return seed;
}
