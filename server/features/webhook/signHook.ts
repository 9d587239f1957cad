import { createHmac } from "node:crypto";

/** What a secret begins with, as Standard Webhooks has it. */
export const secretPrefix = "whsec_";

/**
 * The headers of a telling, signed as Standard Webhooks describes: HMAC-SHA256 of `<id>.<seconds>.<body>`, in Base64. While receivers change over there are
 * two secrets and a signature by each; one that holds is enough.
 */
export function signHook(
  secrets: readonly Uint8Array[],
  id: string,
  seconds: number,
  body: string,
): Record<string, string> {
  const signed = secrets.map((secret) =>
    createHmac("sha256", secret).update(`${id}.${seconds}.${body}`).digest("base64"),
  );
  const signature = signed.map((each) => `v1,${each}`).join(" ");
  return { "webhook-id": id, "webhook-timestamp": String(seconds), "webhook-signature": signature };
}
