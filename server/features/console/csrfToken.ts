import { createHmac } from "node:crypto";

/**
 * The value that a page must send back with every change. It follows from the session's secret, which no script can read,
 * so another site can neither guess nor fetch it, and nothing more has to be kept.
 */
export function csrfToken(sessionToken: string): string {
  return createHmac("sha256", sessionToken).update("console csrf").digest("base64url");
}
