import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** A fresh secret of 256 bits from the system's generator, as 43 letters that fit in headers and addresses. */
export function randomToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What is kept of a token: its SHA-256. Enough for 256-bit secrets, and useless to whoever reads the database. */
export function hashToken(token: string): Buffer {
  return createHash("sha256").update(token, "utf8").digest();
}

/** Compares in a time that says nothing about where two values differ. */
export function isSameHash(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}
