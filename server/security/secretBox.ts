import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const ivBytes = 12;
const tagBytes = 16;

/** Seals and opens bytes with AES-256-GCM: whoever has no key can neither read nor change them. */
export interface SecretBox {
  /** `context` is bound in: opening needs the same one, so a sealed value cannot be moved elsewhere. */
  seal(plain: Uint8Array, context: string): Buffer;
  /** Throws on anything that was not sealed with this key and context. */
  open(sealed: Uint8Array, context: string): Buffer;
}

/** A box for one 32-byte key. */
export function createSecretBox(key: Uint8Array): SecretBox {
  return {
    seal: (plain, context) => {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv("aes-256-gcm", key, iv).setAAD(Buffer.from(context));
      return Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
    },
    open: (sealed, context) => {
      const bytes = Buffer.from(sealed);
      const iv = bytes.subarray(0, ivBytes);
      const decipher = createDecipheriv("aes-256-gcm", key, iv).setAAD(Buffer.from(context));
      decipher.setAuthTag(bytes.subarray(-tagBytes));
      return Buffer.concat([decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()]);
    },
  };
}
