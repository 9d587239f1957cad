import { createHmac, timingSafeEqual } from "node:crypto";

/** Whether the platform signed the query, all of it but the signature, with the secret that both share. */
export function isSigned(query: URLSearchParams, secret: string): boolean {
  const bill = new URLSearchParams(query);
  const given = /^v1=([0-9a-f]{64})$/.exec(bill.get("signature") ?? "")?.[1];
  bill.delete("signature");
  const right = createHmac("sha256", secret).update(bill.toString()).digest();
  return given !== undefined && timingSafeEqual(Buffer.from(given, "hex"), right);
}
