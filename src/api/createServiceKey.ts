import { compactDecrypt, exportJWK, generateKeyPair } from "jose";
import { isRecord } from "#json/isRecord.ts";

/** A key for one answer: the platform encrypts the links of customer service to it. */
export interface ServiceKey {
  /** Coordinates of the public half on P-256, base64url. */
  x: string;
  y: string;
  /** The https address in an encrypted link; undefined where it cannot be opened, or is none that may be shown. */
  open(link: unknown): Promise<string | undefined>;
}

/** Makes a key that never leaves this page: its private half cannot be read out. */
export async function createServiceKey(): Promise<ServiceKey> {
  const { publicKey, privateKey } = await generateKeyPair("ECDH-ES", { crv: "P-256" });
  const { x = "", y = "" } = await exportJWK(publicKey);
  return {
    x,
    y,
    async open(link) {
      if (typeof link !== "string") return undefined;
      try {
        const { plaintext } = await compactDecrypt(link, privateKey, {
          keyManagementAlgorithms: ["ECDH-ES"],
          contentEncryptionAlgorithms: ["A256GCM"],
        });
        const written: unknown = JSON.parse(new TextDecoder().decode(plaintext));
        return isRecord(written) ? safeOutside(written["url"]) : undefined;
      } catch {
        return undefined;
      }
    },
  };
}

/** An https address of the outside that names nobody: user and password in an address make it look like another. */
function safeOutside(value: unknown): string | undefined {
  if (typeof value !== "string" || /[\s\\]/.test(value) || !URL.canParse(value)) return undefined;
  const { protocol, username, password } = new URL(value);
  return protocol === "https:" && username === "" && password === "" ? value : undefined;
}
