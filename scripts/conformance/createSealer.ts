import { randomUUID } from "node:crypto";
import { CompactEncrypt, importJWK } from "jose";

/** A public key as the platform tells it. */
export interface PublicJwk {
  kid: string;
  alg: string;
  kty: string;
  crv: string;
  x: string;
  y?: string;
  d?: string;
}

/** What getJwks answers. */
export interface PublicKeySet {
  keys: PublicJwk[];
  audience?: string;
}

/** Seals a clear text for one send of one call. */
export type Sealer = (
  clear: Record<string, unknown>,
  call: { method: string; path: string },
  claims?: Record<string, unknown>,
) => Promise<string>;

/**
 * Seals as the contract says: ECDH-ES with A256GCM, to the first key of the set, with fresh claims each time. `origin` is
 * where calls are sent to, `now` the platform's time in milliseconds.
 */
export function createSealer(loadKeys: () => Promise<PublicKeySet>, origin: string, now: () => number): Sealer {
  return async (clear, { method, path }, claims = {}) => {
    const { keys, audience = origin } = await loadKeys();
    const key = keys.find(({ alg }) => alg === "ECDH-ES");
    if (!key) throw new Error("getJwks names no key with alg ECDH-ES.");
    const right = {
      iat: Math.floor(now() / 1000),
      jti: randomUUID(),
      htm: method,
      htu: path,
      aud: audience,
    };
    const text = new TextEncoder().encode(JSON.stringify({ ...clear, ...right, ...claims }));
    return new CompactEncrypt(text)
      .setProtectedHeader({ alg: "ECDH-ES", enc: "A256GCM", kid: key.kid, typ: "croupier+jwe" })
      .encrypt(await importJWK(key as never, "ECDH-ES"));
  };
}
