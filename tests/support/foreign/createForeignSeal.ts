import { randomUUID } from "node:crypto";
import { compactDecrypt, exportJWK, generateKeyPair } from "jose";

/** The platform's side of sealed bodies. */
export interface ForeignSeal {
  /** Value of `getJwks`. */
  keys: unknown;
  /** What was sealed for this call; undefined for anything that is not right: key, claims, age, or seen before. */
  open(payload: unknown, method: string, path: string): Promise<Record<string, unknown> | undefined>;
}

const longestAgeS = 120;
const longest = 65_536;

/**
 * A key pair of a curve and what opens bodies with it, written from the contract ("EncryptedBody", "EncryptedClaims"). `origin`
 * is where calls are sent to: what a body must be for.
 */
export async function createForeignSeal(origin: () => string, curve: "P-256" | "X25519"): Promise<ForeignSeal> {
  const { publicKey, privateKey } = await generateKeyPair("ECDH-ES", { crv: curve });
  const kid = randomUUID();
  const seen = new Set<unknown>();
  return {
    keys: { keys: [{ ...(await exportJWK(publicKey)), kid, alg: "ECDH-ES", use: "enc" }] },
    async open(payload, method, path) {
      if (typeof payload !== "string" || payload.length > longest) return undefined;
      const opened = await compactDecrypt(payload, privateKey, {
        keyManagementAlgorithms: ["ECDH-ES"],
        contentEncryptionAlgorithms: ["A256GCM"],
      }).catch(() => undefined);
      if (opened?.protectedHeader["kid"] !== kid || opened.protectedHeader.typ !== "croupier+jwe") return undefined;
      const { iat, jti, htm, htu, aud, ...body } = JSON.parse(new TextDecoder().decode(opened.plaintext)) as Record<
        string,
        unknown
      >;
      const isFresh = typeof iat === "number" && Math.abs(Date.now() / 1000 - iat) <= longestAgeS;
      if (!isFresh || typeof jti !== "string" || jti.length < 16 || seen.has(jti)) return undefined;
      if (htm !== method || htu !== path || aud !== origin()) return undefined;
      seen.add(jti);
      return body;
    },
  };
}
