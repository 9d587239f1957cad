import { createPrivateKey, createPublicKey } from "node:crypto";
import { compactDecrypt, decodeProtectedHeader } from "jose";
import type { PublicKey } from "#contracts/api.ts";
import type { Clock } from "#server/Clock.ts";
import type { Database } from "#server/db/Database.ts";
import { unreadableBody } from "#server/http/operation.ts";
import type { KeyRing } from "./createKeyRing.ts";
import { takeOnce } from "./takeOnce.ts";

const maxBytes = 65_536;
const windowSeconds = 120;
const typ = "croupier+jwe";

/** Opens what browsers encrypt to us, and tells them the keys. */
export interface BodyOpener {
  /** What bodies must name as the one they are for (`aud`). */
  readonly audience: string;
  publicKeys(): Promise<PublicKey[]>;
  /** The clear text without its claims. Throws one and the same 400 for anything wrong, stale or seen before. */
  open(payload: string, call: { method: string; path: string }): Promise<Record<string, unknown>>;
}

/**
 * Encrypted bodies (S-59): only ECDH-ES with A256GCM, only our own keys by `kid`, no compression, at most 64 kB, made
 * within the last two minutes, for this very call of this platform, and each only once.
 */
export function createBodyOpener(db: Database, clock: Clock, keys: KeyRing, audience: string): BodyOpener {
  const decrypt = async (payload: string): Promise<Record<string, unknown>> => {
    if (Buffer.byteLength(payload) > maxBytes) throw new Error("too large");
    const header = decodeProtectedHeader(payload);
    if (header.typ !== typ || "zip" in header || "crit" in header) throw new Error("header");
    const key = await keys.find("body", header.kid ?? "");
    if (!key) throw new Error("key");
    const { plaintext } = await compactDecrypt(payload, privateKey(key.secret), {
      keyManagementAlgorithms: ["ECDH-ES"],
      contentEncryptionAlgorithms: ["A256GCM"],
    });
    const clear: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(plaintext));
    if (typeof clear !== "object" || clear === null || Array.isArray(clear)) throw new Error("not an object");
    return clear as Record<string, unknown>;
  };

  const open: BodyOpener["open"] = async (payload, { method, path }) => {
    let claims: Record<string, unknown>;
    try {
      claims = await decrypt(payload);
    } catch {
      throw unreadableBody();
    }
    const { iat, jti, htm, htu, aud, ...body } = claims;
    const nowSeconds = clock.now().getTime() / 1000;
    const isFresh = typeof iat === "number" && Math.abs(nowSeconds - iat) <= windowSeconds;
    const isNamed = typeof jti === "string" && jti.length >= 16 && jti.length <= 128;
    const isHere = htm === method && htu === path && aud === audience;
    if (!isFresh || !isNamed || !isHere || hasUnsafeKey(body)) throw unreadableBody();
    // Kept twice as long as it could be accepted again.
    const keptUntil = new Date((iat + 2 * windowSeconds) * 1000);
    if (!(await takeOnce(db, "body", jti, keptUntil))) throw unreadableBody();
    return body;
  };

  return {
    audience,
    open,
    publicKeys: async () => (await keys.live("body")).map(({ id, secret }) => publicKey(id, secret)),
  };
}

function privateKey(secret: Buffer) {
  return createPrivateKey({ key: secret, format: "der", type: "pkcs8" });
}

function publicKey(kid: string, secret: Buffer): PublicKey {
  const { kty = "", crv = "", x = "", y = "" } = createPublicKey(privateKey(secret)).export({ format: "jwk" });
  return { kty, crv, x, y, kid, use: "enc", alg: "ECDH-ES" };
}

/**
 * What Fastify refuses in what it parses itself; this text it has not seen. A text called `constructor` reaches no prototype:
 * a field of a form may be called so. Walks without recursion: nesting is limited by the size of the body only.
 */
function hasUnsafeKey(value: unknown): boolean {
  const waiting = [value];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    for (const [key, inner] of Object.entries(at as object)) {
      if (key === "__proto__" || (key === "constructor" && typeof inner !== "string")) return true;
      if (typeof inner === "object" && inner !== null) waiting.push(inner);
    }
  }
  return false;
}
