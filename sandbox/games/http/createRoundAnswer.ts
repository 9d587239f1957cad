import type { Croupier } from "../rounds/createCroupier.ts";
import type { Round } from "../rounds/Round.ts";
import type { PlatformCall } from "./createSignedCalls.ts";

/** Where the platform asks about a round. */
export const roundPath = "/platform/round";

/** Tells the platform what became of a round, so that no stake hangs on a call that was lost. */
export function createRoundAnswer({
  croupier,
  now = Date.now,
}: {
  croupier: Pick<Croupier, "find">;
  now?: () => number;
}): PlatformCall {
  return ({ vendor, round: id }) => {
    const round = croupier.find(String(id));
    return round !== undefined && round.vendor === vendor ? say(round, now()) : { state: "unknown" };
  };
}

/** A round in the platform's words: what is decided is paid, also where the call for it is still on its way. */
function say({ state, payout, currency, draw }: Round, now: number) {
  if (state === "disputed") return { state };
  if (state === "off" || state === "returning" || state === "refused") return { state: "off" };
  if (payout !== null) return { state: "settled", payout, currency };
  return { state: "running", ...(draw && draw.endsAt > now && { until: draw.endsAt }) };
}
