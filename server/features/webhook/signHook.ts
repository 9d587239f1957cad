import { createHmac } from "node:crypto";

/** What a secret begins with, as Standard Webhooks has it. */
export const secretPrefix = "whsec_";

/** The headers of a telling, signed as Standard Webhooks describes: HMAC-SHA256 of `<id>.<seconds>.<body>`, in Base64. */
export function signHook(secret: Uint8Array, id: string, seconds: number, body: string): Record<string, string> {
  const signature = createHmac("sha256", secret).update(`${id}.${seconds}.${body}`).digest("base64");
  return { "webhook-id": id, "webhook-timestamp": String(seconds), "webhook-signature": `v1,${signature}` };
}
