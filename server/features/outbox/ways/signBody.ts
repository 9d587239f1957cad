import { createHmac } from "node:crypto";

/** Header with the moment of signing, in whole seconds since 1970. */
export const timestampHeader = "croupier-timestamp";
/** Header with the signatures: `v1=<hex>`, with a comma between two while secrets change. */
export const signatureHeader = "croupier-signature";
/** A receiver refuses what was signed longer ago, or later: nobody can send it a second time. */
export const replaySeconds = 300;

/** The value of the signature's header: HMAC-SHA256 of `<timestamp>.<body>`, once for each secret. */
export function signBody(secrets: readonly string[], timestamp: number, body: string): string {
  const signed = (secret: string) => createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");
  return secrets.map((secret) => `v1=${signed(secret)}`).join(",");
}
