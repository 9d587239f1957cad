import { CompactEncrypt, importJWK } from "jose";
import type { PublicKey } from "#contracts/api.ts";
import type { Answer } from "#stores/Answer.ts";
import { failure } from "#stores/failure.ts";
import { randomText } from "./randomText.ts";
import type { ServerClock } from "./createServerClock.ts";

/** Encrypts bodies to the platform's key. */
export interface Encryptor {
  /** A compact JWE of the body and its claims; fresh claims every time, so a second try is not taken for a replay. */
  encrypt(body: Readonly<Record<string, unknown>>, call: { method: string; path: string }): Promise<Answer<string>>;
  /** Forgets the keys: the platform refused what was encrypted to them. */
  forgetKeys(): void;
}

/** The platform's keys, and what it calls itself. */
export interface KeySet {
  keys: PublicKey[];
  audience?: string;
}

/** What an encryptor is wired to. */
export interface EncryptorOptions {
  loadKeys(): Promise<Answer<KeySet>>;
  clock: ServerClock;
  /** Origin that calls are sent to; empty for the page's own. */
  platform: string;
}

/**
 * Encrypts as decisions.md says: ECDH-ES with A256GCM, the first key of the platform's set, `iat` by the platform's
 * clock, a `jti` of 128 bits or more, and the call that it is for: method, path and platform.
 */
export function createEncryptor({ loadKeys, clock, platform }: EncryptorOptions): Encryptor {
  let keys: Promise<Answer<KeySet>> | undefined;
  const currentKeys = async () => {
    keys ??= loadKeys();
    const answer = await keys;
    if (!answer.ok) keys = undefined;
    return answer;
  };
  return {
    forgetKeys() {
      keys = undefined;
    },
    async encrypt(body, call) {
      const answer = await currentKeys();
      if (!answer.ok) return answer;
      const key = answer.value.keys.find(({ alg, kty }) => alg === "ECDH-ES" && (kty === "EC" || kty === "OKP"));
      if (!key) return { ok: false, failure: failure("unreadable", "unreadable_answer") };
      const claims = {
        iat: Math.floor(clock.now() / 1000),
        jti: randomText(),
        htm: call.method,
        htu: call.path,
        aud: answer.value.audience ?? (platform || globalThis.location.origin),
      };
      try {
        const text = new TextEncoder().encode(JSON.stringify({ ...body, ...claims }));
        const jwe = await new CompactEncrypt(text)
          .setProtectedHeader({ alg: "ECDH-ES", enc: "A256GCM", kid: key.kid, typ: "croupier+jwe" })
          .encrypt(await importJWK({ kty: key.kty, crv: key.crv, x: key.x, y: key.y }, "ECDH-ES"));
        return { ok: true, value: jwe };
      } catch {
        keys = undefined;
        return { ok: false, failure: failure("unreadable", "encryption_failed") };
      }
    },
  };
}
