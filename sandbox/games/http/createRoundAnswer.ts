import { createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Croupier } from "../rounds/createCroupier.ts";
import type { Round } from "../rounds/Round.ts";
import { ApiRefusal, readText } from "./ApiRefusal.ts";

/** Where the platform asks about a round. */
export const roundPath = "/platform/round";

const farSeconds = 300;

/** An answer whose words are signed. */
export interface SignedAnswer {
  text: string;
  signature: string;
}

/**
 * Answers the platform what became of a round, so that no stake hangs on a call that was lost. Question and answer are signed (docs/platform.md,
 * "Games of vendors"). Throws `ApiRefusal` for a question that nobody signed just now.
 */
export function createRoundAnswer({
  croupier,
  secret,
  now = Date.now,
}: {
  croupier: Pick<Croupier, "find">;
  secret: string;
  now?: () => number;
}) {
  const sign = (text: string) => createHmac("sha256", secret).update(text).digest();
  return async (request: IncomingMessage): Promise<SignedAnswer> => {
    const body = await readText(request);
    const named = (name: string) => String(request.headers[`croupier-${name}`] ?? "");
    const [timestamp, nonce, given] = [
      named("timestamp"),
      named("nonce"),
      /^v1=([0-9a-f]{64})$/.exec(named("signature"))?.[1],
    ];
    const isRecent = Math.abs(now() / 1_000 - Number(timestamp)) <= farSeconds;
    const right = sign(`${timestamp}.${nonce}.POST.${roundPath}.${body}`);
    if (!isRecent || given === undefined || !timingSafeEqual(Buffer.from(given, "hex"), right))
      throw new ApiRefusal(401, "bad_signature");
    const { vendor, round: id } = JSON.parse(body) as { vendor: string; round: string };
    const round = croupier.find(id);
    const text = JSON.stringify({ value: round?.vendor === vendor ? say(round, now()) : { state: "unknown" } });
    return { text, signature: `v1=${sign(`${nonce}.${body}.${text}`).toString("hex")}` };
  };
}

/** A round in the platform's words: what is decided is paid, also where the call for it is still on its way. */
function say({ state, payout, currency, draw }: Round, now: number) {
  if (state === "disputed") return { state };
  if (state === "off" || state === "returning" || state === "refused") return { state: "off" };
  if (payout !== null) return { state: "settled", payout, currency };
  return { state: "running", ...(draw && draw.endsAt > now && { until: draw.endsAt }) };
}
