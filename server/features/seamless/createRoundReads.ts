import { createHmac, randomUUID } from "node:crypto";
import { readLittle } from "#server/features/game/createVendorReads.ts";
import type { RawSchema } from "#server/http/contract.ts";
import { compileCheck } from "#server/http/compileCheck.ts";
import type { VendorConfig } from "#server/readVendors.ts";
import { isSameHash } from "#server/security/tokens.ts";

/** So long a vendor has for an answer, in milliseconds. */
const limitMs = 3_000;
const path = "/platform/round";

/** What a vendor says of a round. Times in milliseconds since 1970. */
export type RoundWord =
  /** It has not ended; where the vendor knows when it will, `until`. */
  | { state: "running"; until?: number }
  /** It ended, with what is to be paid in minor units. */
  | { state: "settled"; payout: number; currency: string }
  /** Its stake is to be given back. */
  | { state: "off" }
  /** There is no such round. */
  | { state: "unknown" }
  /** People have to look. */
  | { state: "disputed" };

/** Asks a vendor about a round; undefined where it does not answer in time, in this form, and signed. */
export type AskRound = (
  vendor: VendorConfig,
  asked: { vendor: string; round: string },
) => Promise<RoundWord | undefined>;

const isWord = compileCheck(
  {
    type: "object",
    required: ["value"],
    properties: {
      value: {
        type: "object",
        required: ["state"],
        properties: {
          state: { enum: ["running", "settled", "off", "unknown", "disputed"] },
          until: { type: "integer", minimum: 0, maximum: 8_640_000_000_000_000 },
          payout: { type: "integer", minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
          currency: { type: "string", pattern: "^[A-Z]{3}$" },
        },
      },
    },
  } as RawSchema,
  "body",
);

/**
 * Makes the port to vendors' words about rounds (docs/platform.md, "Games of vendors"). Money follows from an answer, so it is signed as the
 * question is, over the question's own number: neither an old answer nor one about another round is believed.
 */
export function createRoundReads({ now }: { now(): number }): AskRound {
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
      const told: unknown = JSON.parse(text);
      return isWord(told) === true ? readWord((told as { value: Told }).value) : undefined;
    } catch {
      return undefined;
    }
  };
}

interface Told {
  state: RoundWord["state"];
  until?: number;
  payout?: number;
  currency?: string;
}

/** A word that has what it needs. */
function readWord({ state, until, payout, currency }: Told): RoundWord | undefined {
  if (state === "running") return { state, ...(until !== undefined && { until }) };
  if (state !== "settled") return { state };
  return payout === undefined || currency === undefined ? undefined : { state, payout, currency };
}

const signatureOf = (secret: string, text: string): Buffer => createHmac("sha256", secret).update(text).digest();
