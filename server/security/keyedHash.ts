import { createHmac } from "node:crypto";
import type { KeyPurpose, KeyRing } from "./createKeyRing.ts";
import { isSameHash } from "./tokens.ts";

/** HMAC-SHA-256 of some parts under one of the server's keys; the parts cannot run into each other. */
export function keyedHash(secret: Uint8Array, ...parts: string[]): Buffer {
  return createHmac("sha256", secret).update(JSON.stringify(parts)).digest();
}

/** Whether a hash is that of these parts under a live key: work begun under the key before still counts. */
export async function isKeyedHash(
  keys: KeyRing,
  purpose: KeyPurpose,
  hash: Uint8Array,
  ...parts: string[]
): Promise<boolean> {
  const live = await keys.live(purpose);
  return live.some(({ secret }) => isSameHash(keyedHash(secret, ...parts), hash));
}
