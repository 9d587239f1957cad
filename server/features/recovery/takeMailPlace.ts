import type { FastifyRequest } from "fastify";
import { networkOf, visitorOf } from "#server/http/visitorOf.ts";
import type { Limit, Throttle } from "#server/security/createThrottle.ts";
import { takeAll } from "#server/security/takeAll.ts";

const hour = 3_600;

/** What one account with its address, one visitor or one network may ask for (S-34, S-35). */
const limits: Record<"gap" | "burst" | "day" | "address" | "network", Limit> = {
  gap: { most: 1, seconds: 60 },
  burst: { most: 3, seconds: 600 },
  day: { most: 10, seconds: 24 * hour },
  address: { most: 10, seconds: hour },
  network: { most: 100, seconds: hour },
};

/**
 * Takes a place before a mail is written; throws 429 where there is none. An account counts together with the mail address that was
 * typed, whether they belong together or not: whoever knows only the name of an account keeps its owner from nothing.
 */
export async function takeMailPlace(
  throttle: Throttle,
  { account, email, request }: { account: string; email: string; request: FastifyRequest },
): Promise<void> {
  const subject = JSON.stringify([account.toLowerCase(), email.toLowerCase()]);
  await takeAll(throttle, [
    ["passwordMailAddress", visitorOf(request), limits.address],
    ["passwordMailNetwork", networkOf(request), limits.network],
    ["passwordMailGap", subject, limits.gap],
    ["passwordMailBurst", subject, limits.burst],
    ["passwordMailDay", subject, limits.day],
  ]);
}
