import { createHmac, randomUUID } from "node:crypto";
import { readLittle } from "#server/features/game/createVendorReads.ts";
import type { VendorConfig } from "#server/readVendors.ts";
import { isSameHash } from "#server/security/tokens.ts";

/** Asks a vendor; what it said, unchecked but for its signature. Undefined where nothing signed came in time. */
export type SignedQuestion = (vendor: Pick<VendorConfig, "url" | "secrets">, asked: object) => Promise<unknown>;

/**
 * Makes the port to a call of vendors' programs (docs/platform.md, "Games of vendors"). Money follows from an answer, so it is
 * signed as the question is, over the question's own number: neither an old answer nor one to another question is believed.
 */
export function createSignedQuestions({
  now,
  path,
  limitMs,
}: {
  now(): number;
  path: string;
  limitMs: number;
}): SignedQuestion {
  return async ({ url, secrets }, asked) => {
    const [secret] = secrets;
    if (secret === undefined) return undefined;
    const body = JSON.stringify(asked);
    const [timestamp, nonce] = [String(Math.floor(now() / 1_000)), randomUUID()];
    try {
      const answer = await fetch(`${url}${path}`, {
        method: "POST",
        body,
        headers: {
          "content-type": "application/json",
          "croupier-timestamp": timestamp,
          "croupier-nonce": nonce,
          "croupier-signature": `v1=${signatureOf(secret, `${timestamp}.${nonce}.POST.${path}.${body}`).toString("hex")}`,
        },
        redirect: "error",
        signal: AbortSignal.timeout(limitMs),
      });
      if (!answer.ok) return undefined;
      const text = await readLittle(answer);
      const [, given] = /^v1=([0-9a-f]{64})$/.exec(answer.headers.get("croupier-signature") ?? "") ?? [];
      const right = (one: string) => signatureOf(one, `${nonce}.${body}.${text}`);
      if (given === undefined || !secrets.some((one) => isSameHash(Buffer.from(given, "hex"), right(one))))
        return undefined;
      return JSON.parse(text) as unknown;
    } catch {
      return undefined;
    }
  };
}

const signatureOf = (secret: string, text: string): Buffer => createHmac("sha256", secret).update(text).digest();
