import type { RawSchema } from "#server/http/contract.ts";
import { compileCheck } from "#server/http/compileCheck.ts";
import type { VendorConfig } from "#server/readVendors.ts";
import { createSignedQuestions } from "./createSignedQuestions.ts";

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

/** Makes the port to vendors' words about rounds (docs/platform.md, "Games of vendors"). */
export function createRoundReads({ now }: { now(): number }): AskRound {
  const ask = createSignedQuestions({ now, path, limitMs });
  return async (vendor, asked) => {
    const told = await ask(vendor, asked);
    return isWord(told) === true ? readWord((told as { value: Told }).value) : undefined;
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
