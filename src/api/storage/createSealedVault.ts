import type { CredentialVault } from "#stores/SessionPort.ts";
import { eraseSealed, type SealedPlace } from "./eraseSealed.ts";

/** One day, in seconds (access specification, section 9). */
const oneDay = 86_400;
const version = "v1";
/** All clear texts have one length, so that the cookie does not tell how long a password is. */
const paddedLength = 256;

/** What the vault is wired to. */
export interface VaultOptions extends SealedPlace {
  origin: string;
  /** Seconds since 1970, by the platform's clock. */
  now(): number;
}

/**
 * Remember-me for platforms that only know the plain login: account and password in a cookie, encrypted with AES-GCM
 * under a key that cannot be exported, with the origin and the expiry bound in. Whatever is wrong with it (tampered,
 * too old, no key) ends with cookie and key gone (security, section 2.4, mode B).
 */
export function createSealedVault(options: VaultOptions): CredentialVault {
  const { jar, keys, cookieName, origin, now } = options;
  const seal = (expiry: number, iv: Uint8Array<ArrayBuffer>): AesGcmParams => ({
    name: "AES-GCM",
    iv,
    additionalData: new TextEncoder().encode(`${version}|${origin}|${expiry}`),
  });

  const erase = () => eraseSealed(options);

  const read = async () => {
    const name = cookieName();
    const [found, expiryText, ivText, sealedText] = (name === null ? "" : (jar.get(name) ?? "")).split(".");
    const expiry = Number(expiryText);
    const key = await keys.get();
    if (found !== version || !key || !ivText || !sealedText || !(expiry > now())) return null;
    const clear = await crypto.subtle.decrypt(seal(expiry, fromBase64(ivText)), key, fromBase64(sealedText));
    const { a, p } = JSON.parse(new TextDecoder().decode(clear)) as { a?: unknown; p?: unknown };
    return typeof a === "string" && typeof p === "string" ? { account: a, password: p } : null;
  };

  return {
    erase,
    async save(account, password) {
      const text = JSON.stringify({ a: account, p: password }).padEnd(paddedLength, " ");
      try {
        const key = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
        const iv = crypto.getRandomValues(new Uint8Array(12));
        const expiry = Math.floor(now()) + oneDay;
        const sealed = await crypto.subtle.encrypt(seal(expiry, iv), key, new TextEncoder().encode(text));
        await keys.put(key);
        jar.set(account, [version, expiry, toBase64(iv), toBase64(new Uint8Array(sealed))].join("."), oneDay);
      } catch {
        // Without a secure context or without IndexedDB nothing is remembered; the login itself has succeeded.
        await erase();
      }
    },
    async open() {
      const opened = await read().catch(() => null);
      if (!opened) await erase();
      return opened;
    },
  };
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (character) => character.charCodeAt(0));
}
